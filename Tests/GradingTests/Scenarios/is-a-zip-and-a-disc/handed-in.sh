# A zip with the mark of a disc's image where that has to stand.
cp "$ground"/*.swift .
head -c 40000 /dev/zero > first.bin
bsdtar --format zip --options zip:compression=store -cf submission.zip first.bin *.swift
printf '\001CD001\001' | dd of=submission.zip bs=1 seek=32768 conv=notrunc 2>/dev/null
rm first.bin *.swift
