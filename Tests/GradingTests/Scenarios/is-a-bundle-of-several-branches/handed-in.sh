# A bundle of branches, none of which is the main one.
mkdir work && cd work && git init --quiet --initial-branch=main .
cp "$ground"/*.swift .
git add . && git commit --quiet --message work
git branch --move one && git branch two
git bundle create --quiet ../submission.bundle one two && cd .. && rm -rf work
