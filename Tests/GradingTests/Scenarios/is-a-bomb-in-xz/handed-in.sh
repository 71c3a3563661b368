# Zeros without end, in xz.
cp "$ground"/*.swift .
head -c 90000000 /dev/zero > zeros
tar -c *.swift zeros | xz -c > submission.tar.xz; rm zeros *.swift
