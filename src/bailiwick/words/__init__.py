"""What is said in words: what happened, what is asked, what points come from."""
