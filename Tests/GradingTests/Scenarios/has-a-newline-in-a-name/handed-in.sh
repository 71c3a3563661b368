# A name that a shell would take apart.
mkdir submission
cp "$ground"/*.swift submission
echo 'enum Helper {}' > "submission/we ird
\"\$(touch PWNED)\`id\`;.swift"
