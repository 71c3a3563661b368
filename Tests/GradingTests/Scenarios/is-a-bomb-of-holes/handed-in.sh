# A source of nothing but holes: it is small in each step, and would be 200 MB.
cp "$ground/SettingsController.swift" .
truncate -s 200000000 ColorPickerController.swift
tar -Sc SettingsController.swift ColorPickerController.swift | xz -c > submission.txz; rm *.swift
