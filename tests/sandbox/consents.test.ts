import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migratedDatabase } from "../support/databases";
import { type Bed, openBed } from "./support/bed";

const agreement = "/web-api/user/v1/cookies-agreement";
const receipts = "/web-api/user/v1/cookies-receipts";
const receipt = {
  id: "AbCdEfGhIjKlMn-_",
  choice: "functionality",
  revision: 3,
  agreedAt: "2024-08-14T16:00:00.000Z",
};

let databaseUrl: string;
let bed: Bed;
beforeAll(async () => {
  databaseUrl = await migratedDatabase();
  bed = await openBed({ databaseUrl });
});
afterAll(() => bed.sandbox.close());

/** Rows of the database, times as ms. */
async function stored(query: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query({ text: query, rowMode: "array" });
  await client.end();
  return rows;
}

describe("cookie choices", () => {
  it("CNS-02 CNS-05 a player's cookie choices are stored for the player, a repeated receipt once and the newest time", async () => {
    const demo = await bed.signIn();
    for (const body of [
      receipt,
      receipt,
      { ...receipt, id: "AbCdEfGhIjKlMn-0", choice: "disable" },
    ])
      expect(await demo.call("POST", receipts, body)).toMatchObject({
        status: 200,
        body: { success: true },
      });
    for (const cookiesAgreeTime of ["2024-08-14T16:00:00.000Z", "2024-08-15T16:00:00.000Z"])
      expect((await demo.call("POST", agreement, { cookiesAgreeTime })).status).toBe(200);
    const other = await bed.signIn("limited@example.test");
    const theirs = { ...receipt, id: "AbCdEfGhIjKlMn-1" };
    expect((await other.call("POST", receipts, theirs)).status).toBe(200);
    const agreedAt = Date.parse(receipt.agreedAt);
    expect(
      await stored(
        "select player_id, id, choice, revision, at::float8 from cookie_receipts order by id",
      ),
    ).toEqual([
      [1, "AbCdEfGhIjKlMn-0", "disable", 3, agreedAt],
      [2, "AbCdEfGhIjKlMn-1", "functionality", 3, agreedAt],
      [1, "AbCdEfGhIjKlMn-_", "functionality", 3, agreedAt],
    ]);
    expect(await stored("select player_id, at::float8 from cookie_agreements")).toEqual([
      [1, Date.parse("2024-08-15T16:00:00.000Z")],
    ]);
    await bed.reset();
    expect((await (await bed.signIn()).call("POST", receipts, receipt)).status).toBe(200);
  });

  it("CNS-05 PLT-02 cookie choices without a token get a 401, and malformed ones a 400", async () => {
    expect((await bed.call("POST", receipts, receipt)).status).toBe(401);
    expect((await bed.call("POST", agreement, { cookiesAgreeTime: receipt.agreedAt })).status).toBe(
      401,
    );
    const demo = await bed.signIn();
    for (const wrong of [
      { id: "short" },
      { choice: "some" },
      { revision: 0 },
      { agreedAt: "yesterday" },
    ])
      expect(
        (await demo.call("POST", receipts, { ...receipt, ...wrong })).status,
        JSON.stringify(wrong),
      ).toBe(400);
    expect((await demo.call("POST", agreement, { cookiesAgreeTime: 5 })).status).toBe(400);
  });
});
