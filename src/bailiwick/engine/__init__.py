"""The rules of Dominion. Knows no card by name, no I/O, no clock."""
