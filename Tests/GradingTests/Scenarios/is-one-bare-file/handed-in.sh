# A source without a folder.
cp "$ground/ColorPickerController.swift" submission.swift
