# An archive that was cut off.
cp "$ground"/*.swift .
bsdtar --format zip -cf whole.zip *.swift
head -c 700 whole.zip > submission.zip
