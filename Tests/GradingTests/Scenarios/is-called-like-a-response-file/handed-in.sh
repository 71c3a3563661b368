# A name that a compiler would take for a file of arguments.
mkdir submission
cp "$ground"/*.swift submission
printf '%s\n' '-Xlinker --ld-path=/src/evil' > submission/@flags.swift
