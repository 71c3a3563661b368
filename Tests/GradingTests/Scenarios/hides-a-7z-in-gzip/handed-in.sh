# A 7z in gzip: libarchive would read it, and is not asked to.
cp "$ground"/*.swift .
bsdtar --format 7zip -cf inner *.swift
gzip -c inner > submission.tgz; rm inner *.swift
