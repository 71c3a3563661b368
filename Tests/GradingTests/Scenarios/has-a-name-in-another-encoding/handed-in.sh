# A name that is not UTF-8.
mkdir submission
cp "$ground"/*.swift submission
echo 'enum Helper {}' > "$(printf 'submission/h\377\376.swift')"
