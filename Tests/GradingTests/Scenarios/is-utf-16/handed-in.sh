# Saved as "Unicode", as editors of Windows call it.
mkdir submission
cp "$ground"/*.swift submission
iconv -f UTF-8 -t UTF-16 "$ground/ColorPickerController.swift" > submission/ColorPickerController.swift
