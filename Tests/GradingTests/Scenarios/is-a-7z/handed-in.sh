# A right answer, as a 7z.
mkdir ada && cp "$ground"/*.swift ada
bsdtar --format 7zip -cf submission.7z ada; rm -r ada
