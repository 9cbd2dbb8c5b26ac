"""Whether reviews are right: decisions of played games, and games continued from them."""
