import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bed, openBed } from "./support/bed";

const login = "new@example.test";
const call = "/web-api/user/v1/identification";
const config = "/web-api/user/v1/config";
const papers = {
  ...{ type: "papers", name: "Anna", surname: "Petrova" },
  ...{ date_birthday: "1990-02-28", passport: "4510 123456" },
};

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
beforeEach(async () => {
  await bed.reset();
  await bed.control("POST", "clock", { set: "2026-03-07T12:00:00Z" });
});
afterAll(() => bed.sandbox.close());

describe("identity papers", () => {
  it.each([
    ["age", "date_birthday", { date_birthday: "2008-03-08" }],
    ["date", "date_birthday", { date_birthday: "2026-03-07" }],
    ["date", "date_birthday", { date_birthday: "1990-02-30" }],
    ["required", "surname", { surname: "  " }],
  ])(
    "BAN-03 identity papers are refused with the error %s for the field %s: %j",
    async (code, field, wrong) => {
      const player = await bed.signIn(login);
      const answer = await player.call("POST", call, { ...papers, ...wrong });
      expect(answer).toMatchObject({ status: 422, body: { code, field } });
      const { result } = (await player.call("GET", config)).body;
      expect(result).toMatchObject({ is_need_identification: true, user_data: { surname: "" } });
    },
  );

  it("BAN-03 identity papers are accepted from the day on which the player is of age", async () => {
    const player = await bed.signIn(login);
    const answer = await player.call("POST", call, { ...papers, date_birthday: "2008-03-07" });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { result } = (await player.call("GET", config)).body;
    expect(result).toMatchObject({
      is_need_identification: false,
      user_data: { surname: "Petrova" },
    });
  });

  it("BAN-03 a player who is already identified cannot be identified again", async () => {
    const player = await bed.signIn(login);
    expect((await player.call("POST", call, papers)).status).toBe(200);
    const again = await player.call("POST", call, { ...papers, surname: "Somebody" });
    expect(again).toMatchObject({ status: 409, body: { code: "identified" } });
    expect((await player.call("GET", config)).body.result.user_data.surname).toBe("Petrova");
  });

  it("BAN-03 identity papers are checked against the age limit of the site's licence", async () => {
    await bed.control("PATCH", "config", { licence: { ageLimit: 21 } });
    const player = await bed.signIn(login);
    expect(
      (await player.call("POST", call, { ...papers, date_birthday: "2005-03-08" })).status,
    ).toBe(422);
    expect(
      (await player.call("POST", call, { ...papers, date_birthday: "2005-03-07" })).status,
    ).toBe(200);
  });
});
