import { describe, expect, it } from "vitest";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";
import type { Browser, Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

const login = "new@example.test";
const page = "/en/office/identification";
const papers = {
  name: "Anna",
  surname: "Petrova",
  date_birthday: "1990-02-28",
  passport: "4510 123456",
};
const call = "/web-api/user/v1/identification";
const site = siteOfFile();

async function newcomer(patch = {}) {
  await site.player(login, patch);
  await site.config({ access: { mustIdentify: true } });
  const browser = await signedIn(login);
  return browser;
}

/** Sends papers to the platform past the shell. */
const identify = (browser: Browser, body: typeof papers) =>
  handleSandboxRequest(
    new Request(`https://touchline.test${call}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${browser.cookies.get("user_token") ?? ""}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ type: "papers", ...body }),
    }),
  );

/** Typed fields as a reply has them. */
const asTyped = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));

describe("required identification", () => {
  it("BAN-03 BAN-05 a player who must identify is redirected there, and back to the wanted page afterwards", async () => {
    const browser = await newcomer();
    const asked = `${page}?required=1&returnUrl=%2Fen%2Foffice%2Fhistory`;
    expect((await browser.get("/en/office/history")).location).toBe(asked);
    const shown = (await browser.get(asked)).data("routes/identification").page;
    expect(shown).toMatchObject({ widget: "papers", isRequired: true, isIdentified: false });
    const done = await browser.post(asked, papers);
    expect([done.status, done.location]).toEqual([303, "/en/office/history"]);
    expect((await browser.get("/en/office/history")).status).toBe(200);
    expect((await browser.get(page)).data("routes/identification").page.isIdentified).toBe(true);
  });

  it("BAN-03 POP-05 identification requires the legal age of the player's own country, at the platform too", async () => {
    // The feed's day is in August 2024; Belgium asks for 21 years.
    const nineteen = { ...papers, date_birthday: "2005-02-28" };
    const belgian = await newcomer({ user_country_code: "be" });
    expect((await belgian.get(page)).data("routes/identification").page.ageLimit).toBe(21);
    const refused = await belgian.post(page, nineteen);
    expect(refused.status).toBe(422);
    expect((await identify(belgian, nineteen))?.status).toBe(422);
    const other = await newcomer({ user_country_code: "ru" });
    expect((await other.post(page, nineteen)).status).toBe(303);
  });

  it("BAN-03 SEC-03 an identified player cannot be identified again as somebody else", async () => {
    const browser = await newcomer();
    expect((await browser.post(page, papers)).status).toBe(303);
    await site.mark();
    const again = await browser.post(page, { ...papers, surname: "Somebody" });
    expect([again.status, again.location]).toEqual([303, page]);
    expect(await site.calls(call)).toEqual([]);
  });

  it("BAN-03 invalid papers are refused at their fields, which stay filled in, and nothing is sent", async () => {
    const browser = await newcomer();
    await site.mark();
    const refused = await browser.post(page, {
      ...papers,
      surname: "",
      date_birthday: "2020-01-01",
    });
    expect(refused.status).toBe(422);
    expect(refusalOf(refused)).toEqual({
      form: "default",
      errors: [
        { field: "surname", code: "required" },
        { field: "date_birthday", code: "age" },
      ],
      typed: asTyped({ ...papers, surname: "", date_birthday: "2020-01-01" }),
    });
    expect(await site.calls(call)).toEqual([]);
  });

  it("BAN-03 a player who may use Face-ID gets its remote, whose empty form is enough", async () => {
    const browser = await newcomer({ verification_types: ["face-id"] });
    const shown = await browser.get(`${page}?required=1`);
    expect(shown.data("routes/identification").page.widget).toBe("face-id");
    expect(shown.bodies.get("identification")?.content).toContain(`action="${page}?required=1"`);
    const done = await browser.post(`${page}?required=1`, {});
    expect([done.status, done.location]).toEqual([303, `${page}?done=1`]);
    expect((await site.calls(call)).at(-1)?.body).toEqual({ type: "face-id" });
  });

  it("BAN-03 OPS-04 a failed or refused Face-ID form shows the error in the remote's page", async () => {
    const browser = await newcomer({ verification_types: ["face-id"] });
    const toldIn = (shown: Page) =>
      /<li data-code="([\w-]+)">([^<]*)</.exec(shown.bodies.get("identification")?.content ?? "");
    await site.fault(call, { status: 503 }, 1);
    const failed = await browser.post(page, {});
    expect([failed.status, toldIn(failed)?.slice(1)]).toEqual([
      503,
      ["unavailable", "The service is not responding. Nothing was sent; try again in a minute."],
    ]);
    await site.fault(call, { status: 422, body: { code: "refused" } }, 1);
    const refused = await browser.post(page, { other: "not of the form" });
    expect([refused.status, toldIn(refused)?.[2]]).toEqual([
      422,
      "You were not recognised. Please try again.",
    ]);
    expect(refusalOf(refused)).toMatchObject({ typed: {} });
    expect(toldIn(await browser.get(page))).toBeNull();
  });

  it("BAN-03 a failed identification shows its error and can be submitted again", async () => {
    const browser = await newcomer();
    await site.fault(call, { status: 503 }, 1);
    const failed = await browser.post(page, papers);
    expect([failed.status, refusalOf(failed)]).toMatchObject([
      503,
      { errors: [{ field: null, code: "unavailable" }], typed: asTyped(papers) },
    ]);
    await site.fault(call, { status: 409, body: { title: "Known already" } }, 1);
    const refused = await browser.post(page, papers);
    expect([refused.status, refusalOf(refused)]).toMatchObject([
      409,
      { errors: [{ field: null, code: "refused", title: "Known already" }] },
    ]);
    expect((await browser.post(page, papers)).status).toBe(303);
  });

  it("BAN-03 an unidentified player can open pages where the site does not require identification", async () => {
    const browser = await signedIn(login);
    expect((await browser.get("/en/home/line")).status).toBe(200);
  });
});
