import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Line, median } from "./line";
import { type BenchPlatform, credentials, openBenchPlatform } from "./platform";

const tries = 300;

/**
 * Whether the time of an answer tells who has an account (REG-10): sign-in with a wrong password and recovery, of a
 * player and of nobody by turns. The shell treats both alike; the platform is what could differ.
 */
export async function knownLines(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const platform = await openBenchPlatform({ dataDir, databaseUrl: null });
  const timed = async (path: string, body: unknown) => {
    const startedAt = performance.now();
    const { status } = await platform.call("POST", path, body);
    return { status, ms: performance.now() - startedAt };
  };
  await platform.call("PATCH", "/sandbox/config", { captcha: { mode: "off" } });
  await choosePassword(platform);
  const ask = {
    "sign-in": (login: string) =>
      timed("/web-api/authapi/v1/login", credentials(login, "not the password")),
    recovery: (login: string) =>
      timed("/web-api/authapi/v1/recovery", { login: credentials(login, "").login, lng: "en" }),
  };
  try {
    const lines: Line[] = [];
    for (const [what, answer] of Object.entries(ask)) lines.push(await lineOf(what, answer));
    return lines;
  } finally {
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  }

  async function lineOf(
    what: string,
    answer: (login: string) => Promise<{ status: number; ms: number }>,
  ): Promise<Line> {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let nth = -10; nth < tries; nth += 1) {
      // Neither tries nor messages of the day before may make the difference.
      await platform.call("POST", "/sandbox/clock", { advanceMs: 24 * 3_600_000 });
      const ways = [
        ["known", "demo@example.test"],
        ["unknown", "nobody@example.test"],
      ] as const;
      const pair = nth % 2 === 0 ? ways : ways.toReversed();
      const answers = [];
      for (const [who, login] of pair) answers.push({ who, ...(await answer(login)) });
      if (answers[0]?.status !== answers[1]?.status)
        throw new Error(`${what}: ${answers.map(({ who, status }) => `${who} ${status}`)}`);
      if (nth >= 0) for (const { who, ms } of answers) times[who].push(ms);
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const apart = Math.abs(known - unknown);
    const spread = Math.min(quartileDistance(times.known), quartileDistance(times.unknown));
    return {
      what: `${what}: medians of a player and of nobody apart, by the quartile distance`,
      now: "< 1",
      goal: "< 0.5",
      measured: `${(apart / spread).toFixed(2)} (${known.toFixed(2)} and ${unknown.toFixed(2)} ms of ${tries} each)`,
      isMet: apart < spread,
    };
  }
}

/** The demo player takes a password of his own: the one that the documentation names is hashed at a lower cost. */
async function choosePassword(platform: BenchPlatform): Promise<void> {
  const player = await platform.signIn();
  const { password: old } = credentials("demo@example.test", "demo");
  const { password } = credentials("", "Nobody-knows-8");
  const authorization = `Bearer ${await player.token()}`;
  const path = "/web-api/user/v1/security/password";
  const { status } = await platform.call("POST", path, { old, password }, { authorization });
  if (status !== 200) throw new Error(`the demo player has no password of his own: ${status}`);
}

function quartileDistance(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return at(0.75) - at(0.25);
}
