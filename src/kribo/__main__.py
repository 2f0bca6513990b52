"""`python -m kribo`: the same as the command `kribo`."""

import sys

from kribo.cli import main

sys.exit(main())
