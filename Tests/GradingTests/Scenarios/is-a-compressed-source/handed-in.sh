# A source, compressed: no archive, and no name.
gzip -c "$ground/ColorPickerController.swift" > submission.tgz
