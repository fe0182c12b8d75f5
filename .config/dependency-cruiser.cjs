/** The import rules of docs/conventions.md; a breach fails `npm run lint:imports`. */
const view = "\\.tsx$";
const server = "\\.server\\.tsx?$";
const rule = "^app/features/.*(?<!\\.server)\\.ts$";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    {
      name: "domain-is-the-ground",
      comment: "Types and rules that platform, sandbox and features share: they know the languages' names and nothing else of the product.",
      severity: "error",
      from: { path: "^app/domain/" },
      to: { path: "^sandbox/|^app/(?!domain/|i18n/languages\\.ts$)" },
    },
    {
      name: "features-stand-in-order",
      comment: "No feature needs another that needs it, not even by a type.",
      severity: "error",
      scope: "folder",
      from: { path: "^app/features/[^/]+$" },
      to: { path: "^app/features/[^/]+$", circular: true },
    },
    {
      name: "rules-are-pure",
      comment: "Rules take facts as parameters: no I/O, no views, no plumbing.",
      severity: "error",
      from: { path: rule, pathNot: ["\\.client\\.ts$", "/use-[\\w-]+\\.ts$"] },
      to: {
        path: ["^(?:sandbox|app/(?:platform|server|routes|ui))/", "^app/features/.*\\.(server\\.tsx?|tsx)$"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "rules-need-no-node",
      severity: "error",
      from: { path: rule },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "zod-stays-on-the-server",
      comment: "30 to 38 kB in the browser; constraints travel as data.",
      severity: "error",
      from: { path: "^app/(features|ui|i18n|routes)/", pathNot: [server, "^app/routes/"] },
      to: { path: "node_modules/(zod|@conform-to/zod)" },
    },
    {
      name: "views-see-no-server",
      severity: "error",
      from: { path: `^app/(features|ui)/.*${view}`, pathNot: server },
      to: { path: [server, "^sandbox/|^app/(platform|server|routes)/"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-has-no-subject",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { path: "^sandbox/|^app/(features|platform|server|routes)" },
    },
    {
      name: "platform-sees-no-feature",
      severity: "error",
      from: { path: "^app/platform/" },
      to: { path: "^app/(features|ui|routes)/" },
    },
    {
      name: "nobody-knows-the-sandbox",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/platform/transport/embedded/load\\.server\\.ts$" },
      to: { path: "^sandbox/" },
    },
    {
      name: "sandbox-knows-rules-and-wire",
      severity: "error",
      from: { path: "^sandbox/" },
      to: { path: ["^app/(server|routes|ui|features)/", "^app/platform/(?!.*(?:wire|calls|define-call|common-refusals)\\.server\\.ts$|transport/embedded/sandbox\\.ts$)"] },
    },
    {
      name: "remotes-share-nothing-with-the-shell",
      severity: "error",
      from: { path: "^sandbox/remotes/" },
      to: { path: "^app/(features|ui|i18n/(?!languages\\.ts$))", dependencyTypesNot: ["type-only"] },
    },
    { name: "routes-are-leaves", severity: "error", from: { pathNot: "^app/routes(\\.ts$|/)" }, to: { path: "^app/routes/" } },
    {
      name: "server-is-plumbing",
      severity: "error",
      from: { path: "^app/server/", pathNot: "^app/server/(?:main|serve)\\.ts$" },
      to: { path: "^app/(features|ui|routes|platform/(?!transport/embedded/sandbox\\.ts$))" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    exclude: { path: "virtual:remix" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default"] },
  },
};
