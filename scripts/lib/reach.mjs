// Finds the declarations that entry files use. Follows names through imports, but not types and members.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const sourceFile = /\.tsx?$/;

/** Paths of a folder's TypeScript files, from `root` on. */
export function sourcesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => sourceFile.test(name))
    .map((name) => join(folder, name));
}

/** Returns a function that reads a module, each file once.  */
export function moduleReader(root) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) known.set(file, readModule(root, file));
    return known.get(file);
  };
}

/**
 * A module: `parts` maps names to the statements that declare them; `always` are statements that run at load; `bindings` maps
 * an imported name to another module's export; `loads` and `stars` are imported and re-exported modules.
 */
function readModule(root, file) {
  const text = readFileSync(join(root, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const at = (specifier) => resolve(root, file, specifier);
  const lists = { always: [], loads: [], stars: [] };
  const module = {
    file,
    source,
    at,
    bindings: new Map(),
    exports: new Map(),
    parts: new Map(),
    ...lists,
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(module, statement);
    else if (ts.isExportDeclaration(statement)) readExport(module, statement);
    else if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement))
      readStatement(module, statement);
  }
  return module;
}

function readStatement(module, statement) {
  const part = usesOf(statement, module.at);
  const names = namesOf(statement);
  if (names.length === 0) module.always.push(part);
  for (const name of names) {
    module.parts.set(name, [...(module.parts.get(name) ?? []), part]);
    if (isExported(statement)) module.exports.set(isDefault(statement) ? "default" : name, name);
  }
}

function readImport(module, { importClause, moduleSpecifier }) {
  const target = module.at(moduleSpecifier.text);
  if (target === null || importClause?.isTypeOnly) return;
  const found = importClause?.namedBindings;
  if (found && ts.isNamespaceImport(found))
    module.bindings.set(found.name.text, { file: target, name: "*" });
  const named = found && ts.isNamedImports(found) ? found.elements : [];
  const values = named.filter((one) => !one.isTypeOnly);
  if (named.length > 0 && values.length === 0 && !importClause.name) return;
  module.loads.push(target);
  if (importClause?.name)
    module.bindings.set(importClause.name.text, { file: target, name: "default" });
  for (const one of values)
    module.bindings.set(one.name.text, { file: target, name: (one.propertyName ?? one.name).text });
}

function readExport(module, { exportClause, moduleSpecifier, isTypeOnly }) {
  const target = moduleSpecifier ? module.at(moduleSpecifier.text) : module.file;
  if (isTypeOnly || target === null) return;
  if (!exportClause) module.stars.push(target);
  else if (ts.isNamespaceExport(exportClause))
    module.exports.set(exportClause.name.text, { file: target, name: "*" });
  else
    for (const one of exportClause.elements.filter((each) => !each.isTypeOnly)) {
      const name = (one.propertyName ?? one.name).text;
      module.exports.set(one.name.text, moduleSpecifier ? { file: target, name } : name);
    }
}

/** The names that a node uses, and the modules that it imports dynamically. */
export function usesOf(node, at) {
  const names = new Set();
  const imports = [];
  const visit = (one) => {
    if (ts.isTypeNode(one) && !ts.isExpressionWithTypeArguments(one)) return;
    if (ts.isIdentifier(one) && isUse(one)) names.add(one.text);
    if (ts.isCallExpression(one) && one.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = one.arguments.filter(ts.isStringLiteral).map(({ text }) => at(text));
      if (target) imports.push(target);
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return { names, imports };
}

/** Whether an identifier refers to a declaration: a member's name (`a.name`, `{ name: … }`, `<A name=…>`) does not. */
function isUse(identifier) {
  const { parent } = identifier;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === identifier;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === identifier;
  return !ts.isJsxAttribute(parent);
}

/** The names that a statement declares; empty for other statements. */
export function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  if (ts.isExportAssignment(statement)) return ["default"];
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed ? [statement.name?.text ?? "default"] : [];
}

function boundNames(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : boundNames(one.name)));
}

const has = (statement, kind) =>
  ts.isExportAssignment(statement) ||
  (ts.getModifiers(statement) ?? []).some((one) => one.kind === kind);
const isExported = (statement) => has(statement, ts.SyntaxKind.ExportKeyword);
const isDefault = (statement) => has(statement, ts.SyntaxKind.DefaultKeyword);

/** The aliases of tsconfig.json. */
const aliases = [
  ["~/", "app"],
  ["~sandbox/", "sandbox"],
];
const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** The source file that a specifier names; null for packages, styles and data. */
function resolve(root, from, specifier) {
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  if (!alias && !specifier.startsWith(".")) return null;
  const path = alias
    ? join(alias[1], specifier.slice(alias[0].length))
    : join(dirname(from), specifier);
  const isFile = (file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile();
  const found = endings.map((ending) => path + ending).find(isFile);
  return found && sourceFile.test(found) ? found : null;
}

/**
 * Follows uses from `starts` (exports of modules) and from `parts` (nodes of the module `from`). Returns the declarations
 * used, as `file#name`, and the modules loaded. Declarations of modules that `isEntered` rejects are listed, not followed.
 */
export function follow(read, { starts = [], parts = [], from = null, isEntered = () => true }) {
  const used = new Set();
  const loaded = new Set();
  const load = (file) => {
    if (loaded.has(file) || !isEntered(file)) return;
    loaded.add(file);
    const module = read(file);
    for (const target of [...module.loads, ...module.stars]) load(target);
    for (const part of module.always) followPart(module, part);
  };
  const followPart = (module, { names, imports }) => {
    for (const name of names) followName(module, name);
    for (const file of imports) followExport({ file, name: "*" });
  };
  const followName = (module, name) => {
    const declared = module.parts.get(name);
    const key = `${module.file}#${name}`;
    if (!declared) {
      if (module.bindings.has(name)) followExport(module.bindings.get(name));
    } else if (!used.has(key)) {
      used.add(key);
      for (const part of declared) followPart(module, part);
    }
  };
  const followExport = ({ file, name }) => {
    load(file);
    const { exports, parts: declared, stars } = read(file);
    const found = exports.get(name);
    if (name === "*") for (const one of exports.keys()) followExport({ file, name: one });
    if (found === undefined) for (const star of stars) followExport({ file: star, name });
    else if (typeof found === "object") followExport(found);
    else if (isEntered(file) || !declared.has(found)) followName(read(file), found);
    else used.add(`${file}#${found}`);
  };
  for (const start of starts) followExport(start);
  for (const part of parts) followPart(from, part);
  return { used, loaded };
}
