# An archive of zeros in an archive, packed twice.
mkdir inner
cp "$ground"/*.swift inner
head -c 80000000 /dev/zero > inner/zeros
tar -czf inner.tar.gz inner
tar -czf submission.tar.gz inner.tar.gz inner
