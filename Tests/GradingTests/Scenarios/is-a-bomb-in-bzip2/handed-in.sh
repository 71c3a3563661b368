# Zeros without end, in bzip2.
cp "$ground"/*.swift .
head -c 90000000 /dev/zero > zeros
tar -c *.swift zeros | bzip2 -c > submission.tar.bz2; rm zeros *.swift
