# A web archive (warc) in gzip: libarchive would read it, and is not asked to.
cp "$ground"/*.swift .
bsdtar --format warc -cf inner *.swift
gzip -c inner > submission.tgz; rm inner *.swift
