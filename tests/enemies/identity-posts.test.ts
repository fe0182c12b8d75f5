import { expect, it } from "vitest";
import { shellOfFile } from "../support/shell";
import { siteOfFile } from "../support/site";
import { sized } from "../support/size";
import { mutated, written } from "./support/mutate";
import { Random } from "./support/random";
import { recordFlows } from "./support/record";

const posts = sized(300, 10_000);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_125);
const atOnce = 6;

const site = siteOfFile();
const shell = shellOfFile();

/** Where a stranger says who he is, and where a player changes it. */
const identity =
  /^\/en\/(?:registration|user\/(?:login|passwordreset|accountverify|activate|activatefast)|office\/security)\b/;
/** Messages of an hour that one address gets of a kind of form at most (SEC-07), and the kinds: an SMS or mail of
 * sign-in, of registration, of recovery, of activation and of another address. */
const most = 6 * 5;

it(`SEC-07 REG-10 ${posts} malformed posts to identity forms cause no 5xx and no flood of messages`, async () => {
  const recorded = await recordFlows(site);
  const forms = recorded.filter(
    ({ method, target, body }) => method === "POST" && body !== null && identity.test(target),
  );
  expect(new Set(forms.map(({ target }) => target)).size).toBeGreaterThan(8);
  const random = new Random(seed);
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let left = posts;
  const worker = async () => {
    while (left-- > 0) {
      const { bytes, isCut } = written(mutated(random.pick(forms), random, forms));
      const { status, text } = await shell.send(bytes, isCut);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failures.push(`${status}: ${bytes.toString("latin1").slice(0, 600)}`);
      if (text.includes("secret-of-tests")) failures.push(`a secret in ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  expect(failures).toEqual([]);
  // The forms are met first, and their limits by most of a long run.
  expect(statuses.get(429) ?? 0).toBeGreaterThan(0);
  expect(statuses.get(422) ?? 0).toBeGreaterThan(10);

  const { messages } = await site.control<{ messages: { to: string }[] }>("GET", "outbox");
  const sent = new Map<string, number>();
  for (const { to } of messages) sent.set(to, (sent.get(to) ?? 0) + 1);
  expect([...sent].filter(([, count]) => count > most)).toEqual([]);
}, 1_800_000);
