# A script that unpacks itself (shar) in gzip: libarchive would read it, and is not asked to.
cp "$ground"/*.swift .
bsdtar --format shar -cf inner *.swift
gzip -c inner > submission.tgz; rm inner *.swift
