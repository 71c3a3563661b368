# A link in an archive, and then a file through it.
cp "$ground"/*.swift .
ln -s /tmp link
echo 'mallory,100' > csv
bsdtar --format zip -cf submission.zip -s ',^csv$,link/gradebook.csv,' link csv *.swift
