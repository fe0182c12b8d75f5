import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migratedDatabase } from "../support/databases";
import { type Bed, openBed, type Visitor } from "./support/bed";
import { callDuring } from "./support/during";

const login = "new@example.test";
let databaseUrl: string;
let bed: Bed;
let player: Visitor;

beforeAll(async () => {
  databaseUrl = await migratedDatabase();
  bed = await openBed({ databaseUrl });
});
beforeEach(async () => {
  await bed.reset();
  player = await bed.signIn(login);
});
afterAll(() => bed?.sandbox.close());

const papers = {
  ...{ type: "papers", name: "Anna", surname: "Petrova" },
  ...{ date_birthday: "1990-02-28", passport: "4510 123456" },
};
const calls = {
  identification: () => player.call("POST", "/web-api/user/v1/identification", papers),
  "what the profile lacks": () =>
    player.call("POST", "/web-api/user/v1/profile", { registration_address: "Main Street 1" }),
  "a conversion's reminder": () => player.call("POST", "/web-api/user/v1/conversion-reminder", {}),
};

/** Makes a call that has to wait for the player's row, in which a field is changed meanwhile. */
const callWhileChanging = (call: () => ReturnType<Visitor["call"]>, field: string, value: string) =>
  callDuring(
    databaseUrl,
    {
      sql: "update players set config = jsonb_set(config, array[$1], $2::jsonb) where login = $3",
      values: [field, value, login],
    },
    call,
  );

const config = async () => (await player.call("GET", "/web-api/user/v1/config")).body.result;

describe("concurrent changes of a player's record", () => {
  it("BAN-03 ACC-01 an identification preserves a ban imposed while it waits for the player's record", async () => {
    expect((await callWhileChanging(calls.identification, "ban_level", "45")).status).toBe(200);
    expect(await config()).toMatchObject({
      ...{ ban_level: 45, is_need_identification: false, user_data: { surname: "Petrova" } },
    });
  });

  it("BAN-03 an identification is refused if the player is identified elsewhere while it waits", async () => {
    const answer = await callWhileChanging(calls.identification, "is_need_identification", "false");
    expect(answer).toMatchObject({ status: 409, body: { code: "identified" } });
    expect(await config()).toMatchObject({ user_data: { surname: "" } });
  });

  it("ACC-08 ACC-01 completing a profile preserves a ban imposed while the call waits for the player's record", async () => {
    expect(
      (await callWhileChanging(calls["what the profile lacks"], "ban_level", "45")).status,
    ).toBe(200);
    expect(await config()).toMatchObject({
      ...{ ban_level: 45, user_data: { registration_address: "Main Street 1" } },
    });
  });

  it("ACC-05 ACC-01 a conversion reminder preserves a ban imposed while the call waits for the player's record", async () => {
    expect(
      (await callWhileChanging(calls["a conversion's reminder"], "ban_level", "45")).status,
    ).toBe(200);
    expect(await config()).toMatchObject({ ban_level: 45, is_conversion_reminder_due: false });
  });
});
