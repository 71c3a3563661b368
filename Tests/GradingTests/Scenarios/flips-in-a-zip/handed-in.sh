# Packed, with line ends of Windows.
mkdir ada
for file in "$ground"/*.swift; do sed 's/$/\r/' "$file" > "ada/$(basename "$file")"; done
bsdtar --format zip -cf submission.zip ada
