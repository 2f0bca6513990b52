"""What outlives the process: games as append-only logs, tables, people. One interface, two stores."""
