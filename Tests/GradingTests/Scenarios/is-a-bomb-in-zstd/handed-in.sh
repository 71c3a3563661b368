# Zeros without end, in zstd.
cp "$ground"/*.swift .
head -c 90000000 /dev/zero > zeros
tar -c *.swift zeros | zstd -q -c > submission.tar.zst; rm zeros *.swift
