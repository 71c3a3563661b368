// Later.
