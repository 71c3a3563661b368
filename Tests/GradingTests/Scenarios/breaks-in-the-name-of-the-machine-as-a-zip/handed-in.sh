# A broken zip whose names sound like a machine in trouble.
name='Resource temporarily unavailable: Too many open files: No space left on device.swift'
cp "$ground/ColorPickerController.swift" "$name"
bsdtar --format zip -cf whole "$name"; head -c 400 whole > submission.zip; rm whole *.swift
