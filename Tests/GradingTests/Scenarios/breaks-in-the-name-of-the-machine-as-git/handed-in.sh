# A bare repository that git cannot read, and quotes when it says so.
git init --quiet --bare submission
printf '[core]\n\tbare = Resource temporarily unavailable: No space left on device\n' > submission/config
