"""What bots know of single cards, one module per expansion, found by this folder."""
