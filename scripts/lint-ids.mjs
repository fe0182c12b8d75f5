// npm run lint:ids: no title claims a requirement for what no route calls, or for the sandbox alone.
import { root } from "./lib/files.mjs";
import { falseClaims } from "./lib/proofs.mjs";

const words = {
  dead: ["is claimed for what no route calls", "not called"],
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
    "Prove the id where a route is asked, or take it out of the titles (docs/conventions.md, Tests).",
  );
  process.exit(1);
}
