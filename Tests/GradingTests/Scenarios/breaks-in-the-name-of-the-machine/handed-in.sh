# A broken tar archive whose names sound like a machine in trouble.
name='Resource temporarily unavailable: Too many open files: No space left on device.swift'
cp "$ground/ColorPickerController.swift" "$name"
tar -cf whole "$name"; head -c 700 whole > submission.tar; rm whole *.swift
