import { beforeEach, expect, it } from "vitest";
import type { Bed } from "../support/bed";
import { anna, codeTo, confirm, playersOf, register } from "../support/registering";

/** Registration on whichever database. */
export function registrationSuite(bedOf: () => Bed): void {
  let bed: Bed;
  beforeEach(async () => {
    bed = bedOf();
    await bed.reset();
  });

  it("REG-11 one-click registration makes a player with a password and an account in the chosen currency", async () => {
    const { status, body } = await register(bed, "fast_reg", { country: "jp", currency: "JPY" });
    expect(status).toBe(200);
    const visitor = await bed.signIn(String(body["login"]), String(body["password"]));
    expect(visitor.userId).toBe(body["userId"]);
    const { body: accounts } = await visitor.call("GET", "/web-api/officeapi/v1/accounts");
    expect(accounts.all_accounts).toMatchObject([{ iso: "JPY", type: 0 }]);
    const { body: config } = await visitor.call("GET", "/web-api/user/v1/config");
    expect(config.result).toMatchObject({ activation_type: 0, user_country_code: "jp" });
  });

  it("REG-02 a bonus chosen at registration gives no money before a deposit", async () => {
    const { body } = await register(bed, "fast_reg", {
      country: "gb",
      currency: "GBP",
      bonus: "1",
    });
    const { accounts } = await bed.ledger(String(body["login"]));
    expect(accounts).toMatchObject([{ iso: "GBP", balance: "0.00" }]);
  });

  it("REG-01 registration verifies an e-mail address before the player exists, and its code works once", async () => {
    const { body } = await register(bed, "full_reg", anna);
    expect(Object.keys(body).sort()).toEqual(["resendSec", "token"]);
    expect(await playersOf(bed, anna.email)).toBe(0);
    const [token, code] = [String(body["token"]), await codeTo(bed, anna.email)];
    const made = await confirm(bed, token, code);
    expect([made.status, await playersOf(bed, anna.email)]).toEqual([200, 1]);
    const again = await confirm(bed, token, code);
    expect([again.status, again.body]).toEqual([401, { code: "code-over" }]);
  });

  it("REG-10 registering an address that has an owner gives the same answer as a free one", async () => {
    const known = await register(bed, "full_reg", { ...anna, email: "demo@example.test" });
    const unknown = await register(bed, "full_reg", anna);
    const shape = ({ status, body }: typeof known) => [status, { ...body, token: "" }];
    expect(shape(known)).toEqual(shape(unknown));
    const messages = (await bed.control("GET", "outbox?to=demo@example.test")).messages;
    expect(messages).toMatchObject([{ code: null }]);
    for (const { body } of [known, unknown]) {
      const wrong = await confirm(bed, String(body["token"]), "999999x");
      expect([wrong.status, wrong.body]).toEqual([401, { code: "bad-code" }]);
    }
  });

  it("REG-09 registration fields are checked by the platform too, the age limit included", async () => {
    const now = Date.parse((await bed.control("GET", "feed?limit=1")).now);
    const eighteen = new Date(now);
    eighteen.setUTCFullYear(eighteen.getUTCFullYear() - 18);
    const tomorrow = new Date(eighteen.getTime() + 86_400_000).toISOString().slice(0, 10);
    const refused = await register(bed, "full_reg", { ...anna, birthday_date: tomorrow });
    expect([refused.status, refused.body]).toEqual([
      422,
      { code: "fields", fields: { birthday_date: "age" } },
    ]);
    expect((await register(bed, "soc_reg", { ...anna, provider: "discord" })).status).toBe(422);
    expect((await register(bed, "soc_reg", { ...anna, provider: "google" })).body).toEqual({
      code: "social-over",
    });
    await bed.control("PATCH", "config", { features: { registration: false } });
    expect((await register(bed, "fast_reg", anna)).status).toBe(404);
  });

  it("REG-10 identity papers of a self-excluded person are refused for another player", async () => {
    await bed.control("PATCH", "players/demo@example.test", {
      config: { user_data: { passport: "AB 123-456" } },
      limits: { 30: { limitType: 30, limitValue: 7, startedAt: 0, endsAt: null } },
    });
    const { body } = await register(bed, "fast_reg", { country: "gb", currency: "GBP" });
    const visitor = await bed.signIn(String(body["login"]), String(body["password"]));
    const papers = { type: "papers", name: "X", surname: "Y", date_birthday: "1980-01-01" };
    const identify = (passport: string) =>
      visitor.call("POST", "/web-api/user/v1/identification", { ...papers, passport });
    expect((await identify("ab123456")).body).toMatchObject({ code: "excluded" });
    expect((await identify("AB 123-457")).status).toBe(200);
  });
}
