# A bare repository, whose HEAD holds a symbolic link.
mkdir work && cd work && git init --quiet .
cp "$ground/SettingsController.swift" .
ln -s "$ground/ColorPickerController.swift" ColorPickerController.swift
git add . && git commit --quiet --message work
cd .. && git clone --quiet --bare work submission
