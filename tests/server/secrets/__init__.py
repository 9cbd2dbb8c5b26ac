"""Games that differ only in what one viewer cannot know, served on real sockets."""
