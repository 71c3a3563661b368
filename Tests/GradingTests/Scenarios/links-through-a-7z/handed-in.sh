# A 7z with a link, and a file on the other side of it.
cp "$ground"/*.swift .
{
  echo '#mtree'
  echo './out type=link link=/tmp mode=0777'
  echo "./out/ColorPickerController.swift type=file contents=$PWD/ColorPickerController.swift mode=0644"
  echo "./SettingsController.swift type=file contents=$PWD/SettingsController.swift mode=0644"
} > list
bsdtar --format 7zip -cf submission.7z @list; rm list *.swift
