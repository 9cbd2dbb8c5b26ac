"""Games that differ in nothing but what one viewer cannot know, served on real sockets."""
