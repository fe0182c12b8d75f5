import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { drawCaptchaSvg } from "~sandbox/services/captcha/picture";
import { type Bed, encode, openBed } from "./support/bed";

const login = "/web-api/authapi/v1/login";
const typed = (name: string) => ({
  login: encode(name),
  password: encode("wrong"),
  save: false,
  lng: "en",
  device: {},
});

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
beforeEach(() => bed.reset());
afterAll(async () => {
  await bed.reset();
  await bed.sandbox.close();
});

const tryFrom = (address: string, name: string) =>
  bed.call("POST", login, typed(name), { "x-client-address": address });

describe("sandbox captcha", () => {
  it("SES-11 two captcha pictures of the same answer share no path", () => {
    const paths = () => drawCaptchaSvg("204816").match(/ d="[^"]+"/g) ?? [];
    const [one, other]: (readonly string[])[] = [paths(), paths()];
    expect(one?.length).toBeGreaterThan(20);
    expect(one?.filter((path) => other?.includes(path))).toEqual([]);
  });

  it("SES-11 SEC-07 an address with many failed sign-ins must solve a captcha for any login; other addresses need not", async () => {
    for (let at = 0; at < 50; at++)
      expect((await tryFrom("203.0.113.7", `nobody-${at}@example.test`)).status).toBe(401);
    const asked = await tryFrom("203.0.113.7", "nobody-new@example.test");
    expect([asked.status, asked.body]).toEqual([
      400,
      { code: 100, purpose: "sign-in", title: "A captcha is asked for" },
    ]);
    expect((await tryFrom("203.0.113.8", "nobody-new@example.test")).status).toBe(401);
    // An hour later it is forgotten.
    await bed.control("POST", "clock", { advanceMs: 3_600_000 });
    expect((await tryFrom("203.0.113.7", "nobody-new@example.test")).status).toBe(401);
  });

  it("SES-11 SES-16 a player who keeps giving wrong captcha answers is signed out", async () => {
    const { sessionId } = await bed.signIn();
    const types: number[] = [];
    for (let at = 0; at < 11; at++) {
      const { body } = await bed.call("GET", "/captcha/update?purpose=security");
      const answer = { captcha_id: body.captcha.id, captcha: "1" };
      const judged = await bed.call("POST", "/captcha/validate", answer, {
        "x-session-id": sessionId,
      });
      expect(judged.body).toMatchObject({ success: false, code: 111, time: 300 });
      types.push(judged.body.type);
    }
    expect(types).toEqual([...Array(10).fill(1), 2]);
  });

  it("SES-11 only one of several simultaneous captcha answers counts", async () => {
    const { body } = await bed.call("GET", "/captcha/update?purpose=recovery");
    const { id } = body.captcha;
    const { answer } = await bed.control("GET", `captcha?id=${id}`);
    const judged = await Promise.all(
      [1, 2, 3].map(() =>
        bed.call("POST", "/captcha/validate", { captcha_id: id, captcha: answer }),
      ),
    );
    expect(judged.map((one) => one.body.success).sort()).toEqual([false, false, true]);
  });

  it.each(["picture", "question"])(
    "SES-11 SEC-07 the answer to a captcha's %s counts only for the visitor to whom it was shown",
    async (kind) => {
      const from = (address: string) => ({ "x-client-address": address });
      const shown = async () =>
        (await bed.call("GET", "/captcha/update?purpose=recovery", undefined, from("198.51.100.7")))
          .body.captcha;
      const answerOf = async ({ id, question }: { id: string; question: string }) =>
        kind === "picture"
          ? (await bed.control("GET", `captcha?id=${id}`)).answer
          : [...question.matchAll(/the (first|last) letter of “(\w+)”/g)]
              .map(([, which, word = ""]) => word.at(which === "first" ? 0 : -1))
              .join("");
      const judge = async (address: string) => {
        const captcha = await shown();
        const body = { captcha_id: captcha.id, captcha: await answerOf(captcha) };
        return (await bed.call("POST", "/captcha/validate", body, from(address))).body.success;
      };
      expect([await judge("198.51.100.7"), await judge("203.0.113.9")]).toEqual([true, false]);
    },
  );
});
