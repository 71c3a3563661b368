# An umlaut of an old editor.
mkdir submission
cp "$ground"/*.swift submission
printf '// Gr\374n\n' >> submission/SettingsController.swift
