import pg from "pg";
import { expect, it } from "vitest";
import type { Bed } from "../support/bed";
import { inLanes } from "../support/lanes";
import { anna, codeTo, confirm, playersOf, register } from "../support/registering";

/** Registrations against each other and against an exclusion, through two processes on one database. */
export function registrationRaces(
  here: () => Bed,
  there: () => Bed,
  databaseUrl: () => string,
): void {
  const of = (n: number) => (n % 2 ? here() : there());

  /** Back to the start, known to both processes, and no captcha in the way of many posts. */
  const fresh = async () => {
    await here().reset();
    await here().control("PATCH", "config", { captcha: { mode: "off" } });
    await there().control("GET", "ledger");
  };

  const asksForNames = () => {
    const names = ["country", "currency", "user_name", "surname", "birthday_date"];
    const fields = names.map((name) => ({ name, required: true }));
    return here().control("PATCH", "config", { registration: { fast_reg: { fields } } });
  };

  it("REG-10 200 registrations of one address at once make one player", async () => {
    await fresh();
    const sent = await inLanes(200, (n) => register(of(n), "full_reg", anna));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(199);
    const code = await codeTo(here(), anna.email);
    const tokens = sent.flatMap(({ body }) => (body["token"] ? [String(body["token"])] : []));
    const made = await inLanes(200, (n) => confirm(of(n), tokens[n % tokens.length] ?? "", code));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await playersOf(here(), anna.email)).toBe(1);
  }, 120_000);

  it("REG-09 a registration code used 20 times at once opens one session", async () => {
    await fresh();
    const phone = { phone_code: "+44", phone_number: "7400123456", currency: "GBP" };
    const { body } = await register(here(), "phone_reg", phone);
    const code = await codeTo(here(), "+447400123456");
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => confirm(of(n), String(body["token"]), code)),
    );
    const opened = all.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(all.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  it("REG-10 a registration and a self-exclusion of one person wait for each other's lock", async () => {
    await fresh();
    await here().control("PATCH", "players/demo@example.test", {
      config: { user_data: { name: "Anna", surname: "Smith", date_birthday: anna.birthday_date } },
    });
    await asksForNames();
    const player = await there().signIn();
    const client = new pg.Client({ connectionString: databaseUrl() });
    await client.connect();
    const waits = async () => {
      const { rows } = await client.query(
        "select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      );
      return rows[0].n;
    };
    try {
      for (const act of [
        () => register(here(), "fast_reg", anna),
        () =>
          player.call("POST", "/limit-service-api/api/external/web/v3/limits", {
            limits: [{ limitType: 30, limitValue: 7 }],
          }),
      ]) {
        await client.query("begin");
        await client.query("select pg_advisory_xact_lock(7301, hashtext($1))", [
          anna.birthday_date,
        ]);
        const done = act();
        await expect.poll(waits).toBe(1);
        await client.query("commit");
        expect((await done).status).toBe(200);
      }
      expect((await register(here(), "fast_reg", anna)).body).toEqual({ code: "excluded" });
    } finally {
      await client.end();
    }
  });

  it("REG-10 no registration that races a self-exclusion of the same person is made after it", async () => {
    await fresh();
    await here().control("PATCH", "players/demo@example.test", {
      config: { user_data: { name: "Ánna", surname: "SMITH", date_birthday: anna.birthday_date } },
    });
    await asksForNames();
    const player = await there().signIn();
    let exclusion: Promise<unknown> | null = null;
    let isCommitted = false;
    let answered = 0;
    const tries = await inLanes(300, async (n) => {
      const wasCommitted = isCommitted;
      const { status, body } = await register(of(n), "fast_reg", anna);
      answered += 1;
      if (answered === 60)
        exclusion = player
          .call("POST", "/limit-service-api/api/external/web/v3/limits", {
            limits: [{ limitType: 30, limitValue: 7 }],
          })
          .then(() => {
            isCommitted = true;
          });
      return { wasCommitted, status, code: body["code"] };
    });
    await exclusion;
    const late = tries.filter(({ wasCommitted }) => wasCommitted);
    expect(late.length).toBeGreaterThan(50);
    expect(late.filter(({ code }) => code !== "excluded")).toEqual([]);
    const early = tries.filter(({ status }) => status === 200);
    expect(early.length).toBeGreaterThanOrEqual(60);
    expect(early.length).toBeLessThan(300);
  }, 120_000);
}
