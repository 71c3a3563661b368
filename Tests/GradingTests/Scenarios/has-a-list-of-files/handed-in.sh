# A tar archive that begins with a list of files, which is a file like others.
{
  echo '#mtree'
  echo './ColorPickerController.swift type=file contents=/usr/lib/os-release mode=0644'
} > list
mv list '#mtree'; cp "$ground"/*.swift .
tar --format=ustar -cf submission.tar '#mtree' *.swift; rm *.swift '#mtree'
