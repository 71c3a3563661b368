# An archive with a hard link to a file that lies elsewhere.
cp "$ground/ColorPickerController.swift" answer
ln answer ColorPickerController.swift
bsdtar -cf both.tar answer ColorPickerController.swift
bsdtar -cf submission.tar --exclude answer @both.tar
