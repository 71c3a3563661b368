# A disc's image that is called a tar archive.
cp "$ground"/*.swift .
bsdtar --format iso9660 -cf submission.tar *.swift; rm *.swift
