# A source that waits for somebody to write it.
mkdir submission
cp "$ground/SettingsController.swift" submission
mkfifo submission/ColorPickerController.swift
