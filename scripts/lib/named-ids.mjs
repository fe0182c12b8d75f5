// Finds tests whose titles name requirement ids, with the source that each of them uses.
import ts from "typescript";
import { namesOf, usesOf } from "./reach.mjs";

const runs = new Set(["it", "test", "scenario", "flow"]);
const skips = new Set(["skip", "todo", "fixme"]);
const hooks = new Set(["beforeAll", "beforeEach"]);
/** A requirement's id (docs/requirements.md). */
export const requirementIds = /\b[A-Z]{3}-\d\d\b/g;
/** Ids that one title may claim. */
const most = 3;

/**
 * The tests of a module that name ids. `module` is the module with the declarations of the blocks around the test; `parts`
 * are the test and the hooks around it.
 */
export function namedTests(module) {
  const tests = [];
  const visit = (node, blocks) => {
    const title = ts.isCallExpression(node) ? titleOf(node) : null;
    const ids = [...(title ?? "").matchAll(requirementIds)].slice(0, most).map(([id]) => id);
    if (ids.length > 0) {
      const parts = [node, ...blocks.flatMap(hooksOf)].map((one) => usesOf(one, module.at));
      tests.push({ title, ids, parts, module: inBlocks(module, blocks.slice(1)) });
    }
    const inner = ts.isBlock(node) ? [...blocks, node] : blocks;
    if (title === null) ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(module.source, [module.source]);
  return tests;
}

/** The title of `it("…", …)`, `it.each(…)("…", …)` and the like; null for any other call, and for tests that do not run. */
function titleOf(call) {
  let callee = call.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
    if (ts.isPropertyAccessExpression(callee) && skips.has(callee.name.text)) return null;
    callee = callee.expression;
  }
  const [first] = call.arguments;
  if (!first || !ts.isIdentifier(callee) || !runs.has(callee.text)) return null;
  if (ts.isTemplateExpression(first)) return first.head.text;
  return ts.isStringLiteralLike(first) ? first.text : null;
}

/** The hooks declared directly in a block. */
function hooksOf({ statements }) {
  return statements.filter((one) => {
    const call =
      ts.isExpressionStatement(one) && ts.isCallExpression(one.expression) && one.expression;
    return call && ts.isIdentifier(call.expression) && hooks.has(call.expression.text);
  });
}

function inBlocks(module, blocks) {
  const parts = new Map(module.parts);
  for (const statement of blocks.flatMap(({ statements }) => [...statements]))
    for (const name of namesOf(statement)) parts.set(name, [usesOf(statement, module.at)]);
  return { ...module, parts };
}
