# A tar archive whose first name is a zip's mark.
cp "$ground"/*.swift .
mark="$(printf 'PK\003\004')"
echo x > "$mark"
tar --format=ustar -cf submission.zip "$mark" *.swift; rm *.swift "$mark"
