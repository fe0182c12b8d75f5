// Tests that a whole run leaves out while all they look at is as a run last saw it whole.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root as project } from "./files.mjs";

const nodes = [
  "app/server",
  "app/platform",
  "app/sandbox",
  "app/features/coupon",
  "app/domain",
  "scripts/start.mjs",
  "tests/cluster",
];

const words = (text) => text.trim().split(/\s+/);

/**
 * Scenarios by subject (files of `e2e/`), which need not run in both ways again while the subject's folders are as they
 * were: a share runs with JavaScript, the others without. Those of no subject always run in both.
 *
 * @type {Record<string, { specs: string[], rooms: string[] }>}
 */
const flows = {
  "flows/cashier": { specs: words("cashier"), rooms: words("app/features/cashier") },
  "flows/casino": {
    specs: words("casino fairness.js framed-game.js lottery shared-draw.js"),
    rooms:
      words(`app/features/casino app/features/lottery app/sandbox/browser app/sandbox/game-server
      app/sandbox/games app/sandbox/lotto app/sandbox/remotes app/sandbox/toto`),
  },
  "flows/consent": {
    specs: words("consent consent.js"),
    rooms: words("app/domain/consent app/features/consent"),
  },
  "flows/coupon": {
    specs:
      words(`advance bet-builder cash-out coupon-kept coupon-kept.js coupon-settings coupon-tabs.js express
      history odds placing press.js refusal-codes refusals rewards sharing singles slip-foot.js types vip`),
    rooms: words("app/domain/coupon app/domain/odds app/features/coupon app/features/odds"),
  },
  "flows/identity": {
    specs:
      words(`account-recovery captcha device-sign-in device.js identification newcomer one-tap.js registration
      registration.js sign-in terms terms-update`),
    rooms:
      words(`app/features/activation app/features/captcha app/features/codes app/features/device
      app/features/device-sign-in app/features/identification app/features/recovery app/features/registration
      app/features/sign-in app/features/terms`),
  },
  "flows/limits": {
    specs: words(
      `age-gate limit-answers limit-types limits reality-check reality-check.js reminder reminder.js`,
    ),
    rooms:
      words(`app/domain/limits app/domain/reality-check app/features/age-gate app/features/limits
      app/features/reality-check app/features/reminders`),
  },
  "flows/office": {
    specs: words("office security.js"),
    rooms: words("app/features/office app/features/security"),
  },
  "flows/push": { specs: words("push.js"), rooms: words("app/features/push app/features/pulse") },
  "flows/network": {
    specs: words("network.js outage outdated proxy.js upstream"),
    rooms: words(`app/entry.client.tsx app/features/cashier app/features/coupon app/features/limits
      app/features/network e2e/support/proxied.ts e2e/support/proxy.ts`),
  },
};

/** The subject of a file of scenarios; null = none. */
export function flowOf(file) {
  const spec = /([^/]+)\.spec\.ts$/.exec(file)?.[1] ?? "";
  return Object.keys(flows).find((name) => flows[name].specs.includes(spec)) ?? null;
}

/**
 * A name, and the folders and files that its tests look at: `states/…` are lists of states that a browser is brought
 * to (`e2e/support/walk-state.ts`), `flows/…` scenarios, `databases/…` what another database is asked alike,
 * the others folders of unit tests. What all screens share
 * (`app/ui`, styles, dictionaries) is looked at in the share of states and scenarios that every run has.
 *
 * @type {Record<string, string[]>}
 */
export const tiers = {
  ...Object.fromEntries(
    Object.entries(flows).map(([name, { specs, rooms }]) => [
      name,
      [...rooms, ...specs.map((spec) => `e2e/${spec}.spec.ts`)],
    ]),
  ),
  "states/cashier": ["app/features/cashier", "e2e/support/cashier-states.ts"],
  "states/consent": ["app/domain/consent", "app/features/consent", "e2e/support/safety-states.ts"],
  "states/coupon": ["app/domain/coupon", "app/features/coupon", "e2e/support/coupon-states.ts"],
  "states/identity": [
    "app/features/identification",
    "app/features/terms",
    "e2e/support/identity-states.ts",
  ],
  "states/limits": ["app/domain/limits", "app/features/limits", "e2e/support/limit-states.ts"],
  "states/locks": ["app/features/limits", "app/features/session", "e2e/support/lock-states.ts"],
  "states/placed": ["app/domain/coupon", "app/features/coupon", "e2e/support/placed-states.ts"],
  "states/safety": [
    "app/features/reality-check",
    "app/features/age-gate",
    "e2e/support/safety-states.ts",
  ],
  "databases/embedded": words(
    "package-lock.json app/domain app/sandbox/db app/sandbox/services tests/sandbox/suites tests/sandbox/support",
  ),
  "tests/cluster": nodes,
  "tests/deploy": [...nodes, "tests/deploy"],
};

/** Where runs keep what they saw whole, by name. It belongs to the commit that the run saw. */
const record = ".config/long-run.json";

/** Names of tiers whose folders are as they are recorded. */
export function unchanged(root = project, of = tiers) {
  const seen = readRecord(root);
  return Object.entries(of)
    .filter(([name, rooms]) => seen[name] === stateOf(root, rooms))
    .map(([name]) => name);
}

/**
 * The share that a run of these sources tries, 0 to 5: thirds and sixths begin there. It changes with the product, so
 * that what one run leaves out the next ones try, and is the same on every machine.
 */
export function shareOf(root = project, sources = ["app"]) {
  return Number.parseInt(stateOf(root, sources).slice(0, 8), 16) % 6;
}

/**
 * Keeps what a green run has seen: the long one all of it, any other the states and scenarios, which it tries whole
 * where they changed; of the unit tests it has seen a part of the examples. Answers the names that are new.
 */
export function keepRecord({ isLong = true, root = project, of = tiers } = {}) {
  const before = readRecord(root);
  const seen = Object.fromEntries(
    Object.entries(of).map(([name, rooms]) => {
      const isSeen = isLong || !name.startsWith("tests/");
      return [name, isSeen ? stateOf(root, rooms) : before[name]];
    }),
  );
  const fresh = Object.keys(seen).filter((name) => seen[name] !== before[name]);
  if (fresh.length > 0) writeFileSync(join(root, record), `${JSON.stringify(seen, null, 2)}\n`);
  return fresh;
}

const readRecord = (root) =>
  existsSync(join(root, record)) ? JSON.parse(readFileSync(join(root, record), "utf8")) : {};

/** A digest of the names and contents of files. */
function stateOf(root, rooms) {
  const hash = createHash("sha256");
  for (const room of rooms) {
    const files = statSync(join(root, room)).isFile()
      ? [room]
      : readdirSync(join(root, room), { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile())
          .map((file) => join(file.parentPath, file.name).slice(root.length).replace(/^\//, ""))
          .sort();
    for (const file of files)
      hash.update(
        `${file}\0${createHash("sha256")
          .update(readFileSync(join(root, file)))
          .digest("hex")}\n`,
      );
  }
  return hash.digest("hex").slice(0, 16);
}
