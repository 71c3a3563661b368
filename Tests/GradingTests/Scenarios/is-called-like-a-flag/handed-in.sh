# A name that a compiler would take for a flag.
mkdir submission
cp "$ground"/*.swift submission
echo '// nothing' > submission/-load-plugin-library=evil.so.swift
