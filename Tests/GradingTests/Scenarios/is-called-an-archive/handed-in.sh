# A text that is called an archive.
echo 'hello' > submission.zip
