import { afterAll, beforeAll, expect, it } from "vitest";
import { shellOfFile } from "../support/shell";
import { siteOfFile } from "../support/site";
import { sized } from "../support/size";
import type { Answer } from "../support/wire";
import { type Draft, draftOf, invented, mutated, written } from "./support/mutate";
import { Random } from "./support/random";
import { recordFlows } from "./support/record";

/** Another seed finds other things: FUZZ_SEED=7. */
const seed = Number(process.env["FUZZ_SEED"] ?? 20_240_816);
const requests = Number(process.env["FUZZ_REQUESTS"] ?? sized(600, 10_000));
const atOnce = 6;

const site = siteOfFile();
const shell = shellOfFile();
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);
beforeAll(async () => {
  process.on("unhandledRejection", onRejection);
});
afterAll(() => process.off("unhandledRejection", onRejection));

it(`SEC-06 SEC-02 ${requests} malformed requests get no 5xx, no stack trace and every security header; seed ${seed}`, async () => {
  const recorded = await recordFlows(site);
  const random = new Random(seed);
  const drafts: Draft[] = recorded.map(draftOf);
  while (drafts.length < requests) {
    drafts.push(
      random.is(0.6) ? mutated(random.pick(recorded), random, recorded) : invented(random),
    );
  }
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async () => {
    for (let draft = drafts[next++]; draft; draft = drafts[next++]) {
      const { bytes, isCut } = written(draft);
      const answer = await shell.send(bytes, isCut);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const wrong = wrongWith(draft, answer, isCut);
      if (wrong) failures.push(`${wrong}: ${bytes.toString("latin1").slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  if (process.env["FUZZ_SEED"]) console.log(statuses);
  expect(failures).toEqual([]);
  expect(rejections).toEqual([]);
  // They were no mere knocks at the door.
  expect([...shell.all].filter((name) => !shell.entered.has(name))).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 8);
  expect(
    (await shell.send("GET /healthz HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n"))
      .status,
  ).toBe(200);
}, 1_800_000);

/** Pages that show a failure because they are asked to. */
const designed = /^(?:http:\/\/shop\.test)?\/[a-z]{2}\/500\b/;
const traces = /node_modules|file:\/\/|\bat [\w.<> ]+ \(|\/app\/[\w/-]+\.tsx?|\.ts:\d+:\d+/;
const guards = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
];

function wrongWith(
  draft: Draft,
  { status, headers, text, head }: Answer,
  isCut: boolean,
): string | null {
  // Who breaks off in the middle may get none.
  if (status === 0) return isCut ? null : "no answer";
  // Maintenance is what a visitor with its cookie asks for (NTC-05).
  const isClosed = status === 503 && headers.has("retry-after") && isInMaintenance(draft);
  if (status >= 500 && !isClosed && !(status === 500 && designed.test(draft.target)))
    return `${status} ${text.slice(0, 200)}`;
  if (traces.test(text) || text.includes(process.cwd())) return `trace ${traces.exec(text)?.[0]}`;
  const missing = guards.filter((name) => !headers.has(name));
  if (missing.length > 0) return `without ${missing}: ${head.slice(0, 200)}`;
  if (/\bevil=1\b/.test(headers.get("set-cookie") ?? "")) return "a cookie was injected";
  return null;
}

const isInMaintenance = ({ headers }: Draft) =>
  headers.some(
    ([name, value]) => name.toLowerCase() === "cookie" && value.includes("maintenance=1"),
  );
