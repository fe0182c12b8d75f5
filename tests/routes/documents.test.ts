import { describe, expect, it } from "vitest";
import type { UploadedFilesOrRefusal } from "~/server/uploads";
import { Browser } from "../support/browser";
import { jpeg, pdf, png } from "../support/files";
import { bodyOf, toldIn, valuesIn } from "../support/office";
import { inOffice } from "../support/office-frame";
import { signedIn } from "../support/signed-in";

const login = "demo@example.test";
const page = "/en/office/verification";
const minute = 60_000;
let browser: Browser;
const site = inOffice(login, (opened) => {
  browser = opened;
});

const files = (...all: readonly Buffer[]): UploadedFilesOrRefusal => ({
  files: all.map((bytes, n) => ({ field: "document", name: `../../etc/passport-${n}.jpg`, bytes })),
  refusal: null,
});
const send = (upload: UploadedFilesOrRefusal, type = "passport") =>
  browser.upload(page, { type }, upload);
const links = async (who = browser) =>
  [...bodyOf(await who.get(page)).matchAll(/href="(\/remote\/documents\/[\w-]+)"/g)].map(
    ([, href = ""]) => href,
  );

describe("identity documents", () => {
  it("OFC-05 documents are sent, reviewed and accepted, and can be downloaded by their player only", async () => {
    const sent = await send(files(jpeg(), pdf()));
    expect([sent.status, sent.location]).toEqual([303, `${page}?done=sent`]);
    const waiting = await browser.get(page);
    expect(valuesIn(waiting, "document-state")).toEqual(["sent", "sent"]);
    expect(valuesIn(waiting, "verification-state")).toEqual(["sent"]);
    await site.advance(6 * minute);
    const judged = await browser.get(page);
    expect(valuesIn(judged, "document-state")).toEqual(["accepted", "accepted"]);
    expect(valuesIn(judged, "verification-state")).toEqual(["verified"]);
    const [href = ""] = await links();
    const file = await browser.fetch(href);
    expect([file.status, file.headers.get("content-disposition")]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="document\.(jpg|pdf)"$/),
    ]);
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    const stranger = await signedIn("limited@example.test");
    expect((await stranger.fetch(href)).status).toBe(404);
    expect((await new Browser().fetch(href)).status).not.toBe(200);
    expect(await links(stranger)).toEqual([]);
    expect((await browser.fetch("/remote/documents/..%2f..%2fetc%2fpasswd")).status).toBe(404);
  });

  it("LNG-06 OFC-05 downloading a document leaves the site's language unchanged", async () => {
    await send(files(jpeg()));
    const [href = ""] = await links();
    const reader = await signedIn(login);
    await reader.get("/de/about");
    const file = await reader.fetch(href, { "sec-fetch-dest": "document", accept: "text/html" });
    expect([file.status, file.setCookies.filter((line) => line.startsWith("lng="))]).toEqual([
      200,
      [],
    ]);
    expect(reader.cookies.get("lng")).toBe("de");
  });

  it("LNG-04 OFC-05 a document can be downloaded where the site does not offer English", async () => {
    await send(files(jpeg()));
    const [href = ""] = await links();
    await site.config({ languages: { allowed: ["de", "ru"], default: "de" } });
    browser.cookies.delete("lng");
    const file = await browser.fetch(href);
    expect([file.status, file.location]).toEqual([200, null]);
    const guest = await new Browser().fetch(href);
    expect(guest.location).toMatch(/^\/de\/user\/login\b/);
  });

  it("OFC-05 the same document is stored once, and an unreadable one is refused with a reason", async () => {
    await send(files(png(100)));
    await send(files(png(100)));
    expect(await links()).toHaveLength(1);
    await site.advance(6 * minute);
    const shown = await browser.get(page);
    expect(valuesIn(shown, "document-state")).toEqual(["refused"]);
    expect(bodyOf(shown)).toContain("can't be read");
    expect(valuesIn(shown, "verification-state")).toEqual(["refused"]);
  });

  it.each([
    ["a script called a picture", files(Buffer.from("<script>")), 422, "file-type"],
    ["a PDF that is a script", files(pdf("/S /JavaScript")), 422, "file-active"],
    ["one bad file among good ones", files(png(), Buffer.from("no")), 422, "file-type"],
    ["too large", { files: [], refusal: "file-too-large" } as const, 413, "file-too-large"],
    ["too many", { files: [], refusal: "too-many-files" } as const, 422, "too-many-files"],
    ["none", files(), 422, "required"],
  ])(
    "OFC-05 an upload of documents that is refused is not stored: %s",
    async (_name, upload, status, code) => {
      const refused = await send(upload);
      expect([refused.status, toldIn(refused).map(([told]) => told)]).toEqual([status, [code]]);
      expect(await links()).toEqual([]);
    },
  );

  it("OFC-05 further documents are asked for when wanted, on the deposit page too where a flag is set", async () => {
    await site.player(login, { requested_additional_document: true });
    expect(valuesIn(await browser.get(page), "verification-state")).toEqual(["more"]);
    await send(files(png()), "address");
    expect(valuesIn(await browser.get(page), "verification-state")).toEqual(["sent"]);
    await site.player(login, { show_verification_modal_on_deposit_page: true });
    const { asksForDocuments } = (await browser.get("/en/office/recharge")).data(
      "routes/recharge",
    ).page;
    expect(asksForDocuments).toBe(true);
  });

  it("ACC-08 missing profile data is counted, can be filled in once and not changed afterwards", async () => {
    const missing = async () => valuesIn(await browser.get(page), "profile-missing");
    expect(await missing()).toEqual(["0"]);
    await site.player(login, {
      config: { user_data: { registration_address: "", passport_date: "" } },
    });
    expect(await missing()).toEqual(["2"]);
    const fields = {
      intent: "profile",
      registration_address: "2 New Street",
      passport_date: "2015-02-03",
    };
    expect((await browser.post(page, fields)).location).toBe(`${page}?done=saved`);
    expect(await missing()).toEqual(["0"]);
    await browser.post(page, { ...fields, registration_address: "3 Other Street" });
    const state = await site.control<{ config: { user_data: { registration_address: string } } }>(
      "PATCH",
      `players/${login}`,
      {},
    );
    expect(state.config.user_data.registration_address).toBe("2 New Street");
  });
});

describe("files of support messages", () => {
  it("OFC-06 a file sent with a support message can be downloaded by its player only, and a bad file is refused", async () => {
    const sent = await browser.upload(
      "/en/office/support",
      { topic: "payments", subject: "Receipt", text: "See the file", key: "key-file-1" },
      { files: [{ field: "file", name: "receipt.png", bytes: png() }], refusal: null },
    );
    const id = /sent=(\d+)/.exec(sent.location ?? "")?.[1] ?? "";
    const thread = bodyOf(await browser.get(`/en/office/support?thread=${id}`));
    expect(thread).toContain("receipt.png");
    const href = /href="(\/remote\/documents\/[\w-]+)"/.exec(thread)?.[1] ?? "";
    expect((await browser.fetch(href)).status).toBe(200);
    const stranger = await signedIn("limited@example.test");
    expect((await stranger.fetch(href)).status).toBe(404);
    expect((await new Browser().fetch(href)).status).not.toBe(200);
    const refused = await browser.upload(
      "/en/office/support",
      { topic: "payments", subject: "Bad", text: "See the file", key: "key-file-2" },
      { files: [{ field: "file", name: "a.png", bytes: Buffer.from("no") }], refusal: null },
    );
    expect([refused.status, toldIn(refused)[0]?.[0]]).toEqual([422, "file-type"]);
    expect(bodyOf(await browser.get("/en/office/support"))).not.toContain("Bad");
  });
});
