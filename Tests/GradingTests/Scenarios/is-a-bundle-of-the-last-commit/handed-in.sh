# A bundle that lacks what came before.
mkdir work && cd work && git init --quiet --initial-branch=main .
cp "$ground"/*.swift .
git add . && git commit --quiet --message work
git commit --quiet --allow-empty --message more
git bundle create --quiet ../submission.bundle HEAD~1..HEAD && cd .. && rm -rf work
