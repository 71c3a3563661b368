# As saved on a very old Mac.
mkdir submission
for file in "$ground"/*.swift; do tr '\n' '\r' < "$file" > "submission/$(basename "$file")"; done
