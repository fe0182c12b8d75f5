// npm run lint:ids: refuses titles with an id about code that no route uses, and ids that only tests of the sandbox name.
import { root } from "./lib/files.mjs";
import { falseClaims } from "./lib/proofs.mjs";

const words = {
  dead: ["is named by tests of code that no route uses", "not used"],
  sandbox: ["is named by tests of the sandbox alone", "of the sandbox"],
};
const claims = falseClaims(root);
for (const { id, why, tests } of claims) {
  const [claim, part] = words[why];
  console.error(`${id} ${claim}:`);
  for (const { file, title, subjects } of tests)
    console.error(`  ${file}\n    "${title}"\n    ${part}: ${subjects.slice(0, 3).join(", ")}`);
}
if (claims.length > 0) {
  console.error(
    "Prove the id through a route, or remove it from the titles (docs/conventions.md, Tests).",
  );
  process.exit(1);
}
