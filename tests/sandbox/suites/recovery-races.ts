import { expect, it } from "vitest";
import type { Bed } from "../support/bed";

const recovery = "/web-api/authapi/v1/recovery";
const demo = "demo@example.test";
const encode = (text: string) => Buffer.from(text, "utf8").toString("base64");

/** One recovery of a password, tried many times at once through two processes on one database. */
export function recoveryRaces(here: () => Bed, there: () => Bed): void {
  const atOnce = <T>(count: number, act: (bed: Bed, n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => act(n % 2 ? here() : there(), n)));

  it("REG-05 one code opens one step, and the step changes the password once", async () => {
    await here().reset();
    await here().control("PATCH", "config", { captcha: { mode: "off" } });
    await there().control("GET", "ledger");
    const asked = await here().call("POST", recovery, { login: encode(demo), lng: "en" });
    const codes = await atOnce(20, (bed) =>
      bed.call("POST", `${recovery}/code`, { token: asked.body.token, code: "000000" }),
    );
    const granted = codes.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(1);
    const token = granted[0]?.body.token;
    const password = (n: number) => `a quiet river at noon ${n}`;
    const changed = await atOnce(10, (bed, n) =>
      bed.call("POST", `${recovery}/password`, { token, password: encode(password(n)) }),
    );
    const winners = changed.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(changed.filter(({ status }) => status === 401)).toHaveLength(9);
    // The code's message, and one of the change.
    const { messages } = await here().control("GET", `outbox?to=${encodeURIComponent(demo)}`);
    expect(messages).toHaveLength(2);
    expect((await here().logIn(demo, password(winners[0] ?? 0))).status).toBe(200);
    expect((await there().logIn(demo, "demo")).status).toBe(401);
  });
}
