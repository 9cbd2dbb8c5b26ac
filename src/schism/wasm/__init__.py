"""The compiled functions as WebAssembly, a module for each game, and what a page needs besides."""
