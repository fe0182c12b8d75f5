import { beforeEach, expect, it } from "vitest";
import { type Bed, encode } from "../support/bed";

const auth = "/web-api/authapi/v1";
const visit = { save: true, lng: "en", device: {} };
const minute = 60_000;

/** Codes of sign-ins, on whichever database. */
export function signInCodesSuite(bedOf: () => Bed): void {
  let bed: Bed;
  beforeEach(async () => {
    bed = bedOf();
    await bed.reset();
  });

  const byPhone = (number: string, password = "demo", code = "+7") =>
    bed.call("POST", `${auth}/login`, {
      phone_number: encode(number),
      country_code: code,
      password: encode(password),
      ...visit,
    });
  const send = (number: string, code = "+7") =>
    bed.call("POST", `${auth}/send-sms`, { "phone-number": number, "phone-code": code, lng: "en" });
  const enter = (path: "sms" | "two-step", token: string, code: string) =>
    bed.call("POST", `${auth}/${path}`, { token, code, ...visit });
  const tokenOf = async (number: string): Promise<string> => (await send(number)).body.token;
  const twoStepToken = async (): Promise<string> =>
    (await bed.logIn("twostep@example.test", "demo")).body.twoStep.token;
  const player = (login: string, patch: unknown = {}) =>
    bed.control("PATCH", `players/${login}`, patch);
  const checked = async (sessionId: string) =>
    (await bed.call("GET", `${auth}/check`, undefined, { "x-session-id": sessionId })).body.user_id;

  it("SES-04 a player signs in by telephone and password, and an unknown number gets the same refusal as a wrong password", async () => {
    const signed = await byPhone("9000000002");
    expect([signed.body.userId, await checked(signed.body.sessionId)]).toEqual([2, 2]);
    const wrong = await byPhone("9000000002", "wrong");
    const refused = [401, { code: "bad-credentials" }];
    expect([wrong.status, wrong.body]).toEqual(refused);
    // Whoever has no number has an empty one, and a number is of its country.
    for (const [number, code] of [
      ["9009999999", "+7"],
      ["9000000002", "+44"],
      ["", ""],
      ["\0", "+7"],
    ]) {
      const unknown = await byPhone(number ?? "", "demo", code);
      expect([unknown.status, unknown.body]).toEqual(refused);
    }
  });

  it("SES-04 a code by SMS opens one session and cannot be used again", async () => {
    await player("demo@example.test", { smsCode: null });
    const { status, body } = await send("9000000001");
    expect([status, body]).toEqual([200, { token: expect.any(String), resendSec: 60 }]);
    const [message] = (await bed.control("GET", "outbox?to=%2B79000000001")).messages;
    expect(message).toMatchObject({ kind: "sms", to: "+79000000001", lng: "en", link: null });
    expect(message.code).toMatch(/^\d{6}$/);
    expect(message.text).toContain(message.code);
    const signed = await enter("sms", body.token, message.code);
    expect([signed.status, await checked(signed.body.sessionId)]).toEqual([200, 1]);
    const again = await enter("sms", body.token, message.code);
    expect([again.status, again.body]).toEqual([401, { code: "code-over" }]);
  });

  it("SES-04 a correct sign-in code sent several times at once opens one session", async () => {
    const token = await tokenOf("9000000001");
    const all = await Promise.all(Array.from({ length: 5 }, () => enter("sms", token, "000000")));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it("SEC-07 a sign-in code allows five attempts, even simultaneous ones, and is refused afterwards", async () => {
    const token = await tokenOf("9000000001");
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, n) => enter("sms", token, String(100_000 + n))),
    );
    const said = all.map(({ body }) => body.code).sort();
    expect(said).toEqual([
      ...Array.from({ length: 4 }, () => "bad-code"),
      ...Array.from({ length: 7 }, () => "code-over"),
      "code-spent",
    ]);
    expect((await enter("sms", token, "000000")).body).toEqual({ code: "code-over" });
  });

  it("SES-04 a sign-in code is valid for five minutes of the platform's clock", async () => {
    const early = await tokenOf("9000000001");
    const late = await twoStepToken();
    await bed.control("POST", "clock", { advanceMs: 5 * minute - 10_000 });
    expect((await enter("sms", early, "000000")).status).toBe(200);
    await bed.control("POST", "clock", { advanceMs: 11_000 });
    expect((await enter("two-step", late, "000000")).body).toEqual({ code: "code-over" });
  });

  it("SES-04 SEC-07 a new sign-in code can be sent after a minute and cancels the previous one", async () => {
    const first = await tokenOf("9000000001");
    const early = await send("9000000001");
    expect([early.status, early.body.code]).toEqual([429, "too-soon"]);
    expect(early.body.resendSec).toBeGreaterThan(50);
    expect(early.body.resendSec).toBeLessThanOrEqual(60);
    await bed.control("POST", "clock", { advanceMs: minute });
    const second = await tokenOf("9000000001");
    expect((await enter("sms", first, "000000")).body).toEqual({ code: "code-over" });
    expect((await enter("sms", second, "000000")).status).toBe(200);
    // A clock set back makes nobody wait.
    await tokenOf("9000000002");
    await bed.control("POST", "clock", { advanceMs: -3600_000 });
    expect((await send("9000000002")).status).toBe(200);
  });

  it("SEC-07 a sign-in with an unknown telephone number gets the same answers as with a known one", async () => {
    const shapeOf = async (number: string) => {
      const sent = await send(number);
      const soon = await send(number);
      const tries: unknown[] = [];
      for (let n = 0; n < 6; n++) {
        const { status, body } = await enter("sms", sent.body.token, "999999");
        tries.push([status, body]);
      }
      return [
        sent.status,
        Object.keys(sent.body),
        sent.body.token.length,
        soon.status,
        soon.body.code,
        tries,
      ];
    };
    expect(await shapeOf("9009999999")).toEqual(await shapeOf("9000000001"));
    // Nor does a guess that happens to be right open a session of nobody.
    await bed.control("POST", "clock", { advanceMs: 2 * minute });
    const token = await tokenOf("9009999999");
    expect((await enter("sms", token, "000000")).body).toEqual({ code: "bad-code" });
  });

  it("SES-03 SES-04 two-step sign-in asks for its code both after a password and after an SMS code", async () => {
    const byPassword = await byPhone("9000000005");
    expect(byPassword.body).toEqual({ twoStep: { token: expect.any(String) } });
    const bySms = await enter("sms", await tokenOf("9000000005"), "000000");
    expect(bySms.body).toEqual({ twoStep: { token: expect.any(String) } });
    expect((await enter("two-step", bySms.body.twoStep.token, "111111")).body).toEqual({
      code: "bad-code",
    });
    const signed = await enter("two-step", bySms.body.twoStep.token, "000000");
    expect([signed.status, await checked(signed.body.sessionId)]).toEqual([200, 5]);
    expect((await enter("two-step", bySms.body.twoStep.token, "000000")).status).toBe(401);
  });

  it("SES-04 the token of one sign-in step is refused for another step and is no session", async () => {
    const [sms, twoStep] = [await tokenOf("9000000001"), await twoStepToken()];
    expect((await enter("two-step", sms, "000000")).body).toEqual({ code: "code-over" });
    expect((await enter("sms", twoStep, "000000")).body).toEqual({ code: "code-over" });
    expect((await enter("sms", "nobody's", "000000")).body).toEqual({ code: "code-over" });
    expect(await checked(twoStep)).toBeNull();
  });

  it("SBX-05 the control interface sets and shows a player's sign-in codes", async () => {
    expect(
      await player("twostep@example.test", { smsCode: "123456", twoStepCode: "654321" }),
    ).toMatchObject({
      smsCode: "123456",
      twoStepCode: "654321",
    });
    const bySms = await enter("sms", await tokenOf("9000000005"), "123456");
    expect((await enter("two-step", bySms.body.twoStep.token, "654321")).status).toBe(200);
    expect(await player("demo@example.test")).toMatchObject({
      smsCode: "000000",
      twoStepCode: null,
    });
  });
}
