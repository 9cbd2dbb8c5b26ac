"""Whether reviews come true: decisions of played games, and games played on from them."""
