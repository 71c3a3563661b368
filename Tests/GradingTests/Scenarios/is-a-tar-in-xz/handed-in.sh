# A right answer, packed with xz.
mkdir ada && cp "$ground"/*.swift ada
tar -c ada | xz -c > submission.tar.xz; rm -r ada
