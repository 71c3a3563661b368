# A right answer whose name promises another compression.
mkdir ada && cp "$ground"/*.swift ada
tar --format=gnu -c ada | xz -c > submission.tar.gz; rm -r ada
