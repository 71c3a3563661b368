# Nothing at all.
mkdir submission
