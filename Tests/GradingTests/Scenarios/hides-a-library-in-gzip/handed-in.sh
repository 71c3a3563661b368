# An archive as linkers have it (ar) in gzip: libarchive would read it, and is not asked to.
cp "$ground"/*.swift .
bsdtar --format arbsd -cf inner *.swift
gzip -c inner > submission.tgz; rm inner *.swift
