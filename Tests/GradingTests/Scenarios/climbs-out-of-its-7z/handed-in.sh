# A 7z whose entries lie above it.
mkdir in && cp "$ground"/*.swift . && cd in
bsdtar -P --format 7zip -cf ../submission.7z ../ColorPickerController.swift ../SettingsController.swift
cd .. && rm -r in *.swift
