# A link to nothing, and one to itself.
mkdir submission
ln -s nowhere.swift submission/ColorPickerController.swift
ln -s loop.swift submission/loop.swift
