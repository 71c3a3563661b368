# A source without an end.
mkdir submission
cp "$ground/SettingsController.swift" submission
ln -s /dev/zero submission/ColorPickerController.swift
