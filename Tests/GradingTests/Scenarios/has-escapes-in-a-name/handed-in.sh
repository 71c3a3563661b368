# A name that would drive a terminal.
mkdir submission
cp "$ground"/*.swift submission
echo 'enum Helper {}' > "$(printf 'submission/\033]0;title\007\033[2J.swift')"
