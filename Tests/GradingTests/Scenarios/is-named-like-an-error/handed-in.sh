# Names that sound like a machine in trouble.
for name in 'Resource temporarily unavailable' 'No space left on device' 'encrypted'; do
  mkdir "$name" && echo x > "$name/Too many open files"
done
cp "$ground"/*.swift .
bsdtar --format zip -cf submission.zip -- *; rm -r -- *' '* encrypted *.swift
