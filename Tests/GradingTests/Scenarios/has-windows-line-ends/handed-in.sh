# As saved on Windows.
mkdir submission
for file in "$ground"/*.swift; do sed 's/$/\r/' "$file" > "submission/$(basename "$file")"; done
