deep=submission$(printf '/d%.0s' $(seq 40))
mkdir -p "$deep"
cp "$ground"/*.swift submission
echo '// deep' > "$deep/Notes.swift"
