# One word a job. Everything runs in .venv, which run.py makes.

PYTHON = .venv/bin/python

.PHONY: check check-web format test bench arena locales lock setup

check: setup
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m ruff check
	$(PYTHON) -m mypy
	python3 run.py test

# The types in the comments of the page's modules; needs node with npm, and the network.
check-web:
	npx --yes -p typescript tsc -p tests/web

format: setup
	$(PYTHON) -m ruff format
	$(PYTHON) -m ruff check --fix

test:
	python3 run.py test

bench: setup
	for script in $(filter-out benchmarks/levels.py, $(wildcard benchmarks/*.py)); do echo "== $$script"; $(PYTHON) $$script || exit; done

# Every level and simple bot against the strongest: hours.
arena: setup
	$(PYTHON) benchmarks/levels.py --sets 1000 --workers $$(nproc)
	$(PYTHON) benchmarks/levels.py --times

# The catalogues as Python modules, after a change to a .ftl file.
locales: setup
	$(PYTHON) -m kribo.locales.compile

# The newest version of every requirement, with the hashes of all its files; needs `uv` and the network.
lock:
	cd requirements && uv pip compile $(LOCK) run.in full.in build.in -o run.txt
	cd requirements && uv pip compile $(LOCK) run.in full.in build.in test.in -o test.txt

LOCK = --quiet --no-config --no-header --upgrade --universal --python-version 3.11 --generate-hashes

setup:
	@python3 run.py setup test
