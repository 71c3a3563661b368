# No file at all.
mkfifo submission
