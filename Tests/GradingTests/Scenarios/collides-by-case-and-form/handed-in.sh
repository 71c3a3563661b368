# Names that are one name on other computers, and hold different answers.
mkdir submission
cp "$ground"/*.swift submission
cp "$ground/ColorPickerController.swift" submission/colorpickercontroller.swift
echo '// mine' >> submission/colorpickercontroller.swift
echo 'enum A1 {}' > "$(printf 'submission/caf\303\251.swift')"
echo 'enum A2 {}' > "$(printf 'submission/cafe\314\201.swift')"
