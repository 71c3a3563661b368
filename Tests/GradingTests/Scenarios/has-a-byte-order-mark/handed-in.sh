# As saved by editors that mark UTF-8.
mkdir submission
for file in "$ground"/*.swift; do
  { printf '\357\273\277'; cat "$file"; } > "submission/$(basename "$file")"
done
