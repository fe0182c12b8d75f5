import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface BuiltFile {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

/** The file under `app/` of a part, by the name of the chunk that has its code. */
type PartsOfChunks = Readonly<Record<string, string | undefined>>;

/**
 * What each part that loads on demand has beyond every page: addresses of its styles and scripts, by the part's file
 * under `app/`, as the browser's build named them. `parts` has the file of each part whose code is in a chunk of several
 * modules, by the chunk's name: of such a chunk the manifest knows nothing else.
 */
function filesOfParts(buildDirectory: string, parts: PartsOfChunks): ImportMetaEnv["PARTS"] {
  const manifest = join(buildDirectory, "client/.vite/manifest.json");
  const files: Record<string, BuiltFile | undefined> = JSON.parse(readFileSync(manifest, "utf8"));
  // What a file imports comes before it, as its styles have to.
  const withImports = (name: string, visited = new Set<string>()): readonly BuiltFile[] => {
    const file = files[name];
    if (!file || visited.has(name)) return [];
    visited.add(name);
    const imports = (file.imports ?? []).flatMap((other) => withImports(other, visited));
    return [...imports, file];
  };
  const page = withImports("app/routes/screen.tsx?__remix-build-client-route");
  if (page.length === 0) throw new Error(`${manifest} has no page`);
  const known = new Set(page.flatMap(({ file, css = [] }) => [file, ...css]));
  const onDemand = Object.keys(files).filter((name) => files[name]?.isDynamicEntry);
  return Object.fromEntries(
    onDemand.map((name) => {
      const all = withImports(name);
      const addresses = (list: readonly string[]) =>
        list.filter((file) => !known.has(file)).map((file) => `/${file}`);
      return [
        parts[files[name]?.name ?? ""] ?? name.replace(/^app\//, ""),
        {
          styles: addresses(all.flatMap(({ css = [] }) => css)),
          scripts: addresses(all.map(({ file }) => file)),
        },
      ];
    }),
  );
}

/** Tells the server the files of parts. Remix builds for the browser first. */
export function partFiles(buildDirectory: string, parts: PartsOfChunks): Plugin {
  return {
    name: "touchline-part-files",
    apply: "build",
    config: (_, { isSsrBuild }) => ({
      define: {
        "import.meta.env.PARTS": JSON.stringify(
          isSsrBuild ? filesOfParts(buildDirectory, parts) : {},
        ),
      },
    }),
  };
}
