import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bed, openBed } from "./support/bed";

const agreement = "/web-api/user/v1/cookies-agreement";
const receipts = "/web-api/user/v1/cookies-receipts";
const receipt = {
  id: "AbCdEfGhIjKlMn-_",
  choice: "functionality",
  revision: 3,
  agreedAt: "2024-08-14T16:00:00.000Z",
};

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
afterAll(() => bed.sandbox.close());

describe("cookie choices", () => {
  it("CNS-02 CNS-05 a player's cookie choices are accepted, a repeated receipt and a newer time included", async () => {
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
