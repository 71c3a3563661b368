# Letters (uuencode) in gzip.
{
  echo '#mtree'
  echo './ColorPickerController.swift type=file contents=/usr/lib/os-release mode=0644'
} > list
bsdtar --format cpio --uuencode -cf letters @list
gzip -c letters > submission.tgz; rm list letters
