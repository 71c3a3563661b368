# A byte that ends texts elsewhere.
mkdir submission
cp "$ground"/*.swift submission
printf '// a\000b\n' >> submission/SettingsController.swift
