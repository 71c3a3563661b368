# A tar archive whose first name begins as text in letters (uuencode) does.
cp "$ground"/*.swift .
name="$(printf 'begin 644 x')"
echo x > "$name"
tar --format=ustar -cf submission.tar "$name" *.swift; rm *.swift "$name"
