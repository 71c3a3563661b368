# What systems and editors leave behind.
mkdir submission
cp "$ground"/*.swift submission
mkdir -p submission/__MACOSX submission/.git submission/.build submission/Picker.xcodeproj submission/old
echo x > submission/__MACOSX/._ColorPickerController.swift
echo x > submission/._ColorPickerController.swift
echo x > submission/.DS_Store
echo 'not swift' > submission/.build/B.swift
echo x > submission/Picker.xcodeproj/project.pbxproj
cp "$ground/ColorPickerController.swift" submission/old
echo x > submission/ColorPickerController.swift~
echo x > submission/Thumbs.db
