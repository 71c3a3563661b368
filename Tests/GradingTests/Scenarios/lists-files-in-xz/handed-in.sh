# The list of files again, otherwise compressed.
{
  echo '#mtree'
  echo './ColorPickerController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/ColorPickerController.swift mode=0644'
  echo './SettingsController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/SettingsController.swift mode=0644'
} > list
xz -c list > submission.txz; rm list
