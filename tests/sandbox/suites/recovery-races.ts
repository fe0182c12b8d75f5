import { expect, it } from "vitest";
import { type Bed, encode } from "../support/bed";
import { inLanes } from "../support/lanes";

const recovery = "/web-api/authapi/v1/recovery";
const demo = "demo@example.test";

/** One recovery of a password, tried many times at once through two processes on one database. */
export function recoveryRaces(here: () => Bed, there: () => Bed): void {
  const of = (n: number) => (n % 2 ? here() : there());

  it("REG-05 a recovery code used many times at once changes the password once", async () => {
    await here().reset();
    await here().control("PATCH", "config", { captcha: { mode: "off" } });
    await there().control("GET", "ledger");
    const asked = await here().call("POST", recovery, { login: encode(demo), lng: "en" });
    const codes = await inLanes(20, (n) =>
      of(n).call("POST", `${recovery}/code`, { token: asked.body.token, code: "000000" }),
    );
    const granted = codes.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(1);
    const token = granted[0]?.body.token;
    const password = (n: number) => `a quiet river at noon ${n}`;
    const changed = await inLanes(10, async (n) => {
      const body = { token, password: encode(password(n)) };
      return { n, status: (await of(n).call("POST", `${recovery}/password`, body)).status };
    });
    const winners = changed.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(changed.filter(({ status }) => status === 401)).toHaveLength(9);
    // The code's message, and one of the change.
    const { messages } = await here().control("GET", `outbox?to=${encodeURIComponent(demo)}`);
    expect(messages).toHaveLength(2);
    expect((await here().logIn(demo, password(winners[0]?.n ?? 0))).status).toBe(200);
    expect((await there().logIn(demo, "demo")).status).toBe(401);
  });
}
