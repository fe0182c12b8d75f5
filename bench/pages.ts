import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { decode } from "turbo-stream";
import { built } from "./build";
import { inTurns, type Line } from "./line";
import { asBrowser, pagesPerSecond } from "./load";
import type { RawPage } from "./raw-page";
import { type Server, startScript } from "./servers";

const root = `${process.cwd()}/`;
const seconds = 2;
const rounds = 7;
const page = "/en/";

/** The home page under load, against React alone and against a catalogue of ten screens. */
export async function pageLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const ours = await startScript(`${root}scripts/start.mjs`, { DATA_DIR: join(folder, "all") });
  const raw = await rawServer(ours);
  const ten = await startScript(tenScreens(), { DATA_DIR: join(folder, "ten") });
  try {
    const load = (origin: string) => () => pagesPerSecond(origin + page, seconds);
    for (const origin of [ours.origin, raw.plain, raw.packed, ten.origin]) await load(origin)();
    const plain = await inTurns(rounds, load(ours.origin), load(raw.plain));
    const packed = await inTurns(rounds, load(ours.origin), load(raw.packed));
    const screens = await inTurns(rounds, load(ours.origin), load(ten.origin));
    return [
      {
        what: "home with 60 events, compressed: requests/s against raw",
        now: "≥ 0.15",
        goal: "≥ 0.35",
        measured: `${plain.ratio.toFixed(2)} (${plain.first.toFixed(0)} : ${plain.second.toFixed(0)}/s); against raw that compresses as well ${packed.ratio.toFixed(2)} (${packed.second.toFixed(0)}/s)`,
        isMet: plain.ratio >= 0.15,
      },
      {
        what: "the same page with all screens against ten",
        now: "≥ 0.95",
        goal: "1.0",
        measured: screens.ratio.toFixed(2),
        isMet: screens.ratio >= 0.95,
      },
    ];
  } finally {
    await Promise.all([ours.stop(), ten.stop()]);
    raw.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same page by React alone in `node:http`: as it is, and compressed at the quality that ours has. */
async function rawServer({ origin }: Server) {
  const { rawRenderer } = await built<{ rawRenderer: (page: RawPage) => () => string }>(
    "bench/raw-page.tsx",
  );
  const render = rawRenderer(await rawPage(origin));
  const serve = async (answer: (html: string) => Buffer | string, encoding: string | null) => {
    const server = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      if (encoding) response.setHeader("Content-Encoding", encoding);
      response.end(answer(`<!DOCTYPE html>${render()}`));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
  const plain = await serve((html) => html, null);
  const packed = await serve((html) => brotliCompressSync(html, quality), "br");
  return {
    plain: plain.origin,
    packed: packed.origin,
    close() {
      plain.server.close();
      packed.server.close();
    },
  };
}

async function rawPage(origin: string): Promise<RawPage> {
  const html = await (await fetch(origin + page, { headers: asBrowser })).text();
  const answer = await fetch(`${origin}${page.replace(/\/$/, "")}.data`, { headers: asBrowser });
  if (!answer.body) throw new Error("no data to render the raw page with");
  // biome-ignore lint/suspicious/noExplicitAny: loader data as the browser gets it; the renderer names its parts.
  const { value } = (await decode(answer.body as any, { plugins: [] })) as { value: any };
  const shell = { ...value["routes/lng"].data, ...value["routes/slip"].data };
  return {
    url: origin + page,
    lng: value.root.data.lng,
    messages: { ...value.root.data.messages, ...value.home.data.messages },
    shell,
    body: bodyOf(html),
  };
}

/** What the page's remotes printed, but for the footer, which the shell has. */
function bodyOf(html: string): string {
  const outlets = elementsOf(parse(html)).filter(({ attrs }) =>
    attrs.some(({ name, value }) => name === "data-remote" && value !== "footer"),
  );
  const body = outlets.map((outlet) => serialize(outlet)).join("");
  if (!body.includes('name="bet"')) throw new Error("the page's remotes printed no prices");
  return body;
}

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes.flatMap((child) =>
    "tagName" in child ? [child, ...elementsOf(child)] : [],
  );
}

/** Builds the product once more with ten screens in its catalogue; answers the script that starts it. */
function tenScreens(): string {
  const outDir = `${root}.cache/bench/ten-screens`;
  rmSync(outDir, { recursive: true, force: true });
  const done = spawnSync(
    `${root}node_modules/.bin/remix`,
    ["vite:build", "--config", "bench/ten-screens.config.ts"],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production", BENCH_OUT: outDir },
    },
  );
  if (done.status !== 0) throw new Error("the build with ten screens failed");
  cpSync(`${root}build/sandbox`, `${outDir}/sandbox`, { recursive: true });
  return `${root}bench/start-built.mjs`;
}
