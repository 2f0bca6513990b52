"""What is said aloud at the table, put together from the messages of a language."""
