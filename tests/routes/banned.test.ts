import { describe, expect, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { shellOfFile } from "../support/shell";
import { siteOfFile } from "../support/site";

const site = siteOfFile({ feed: null });
const shell = shellOfFile();

/** A signed-in banned player, without JavaScript. */
async function banned() {
  const browser = new HttpBrowser(`http://127.0.0.1:${shell.port}`);
  await browser.signIn("banned@example.test");
  return browser;
}
const mainOf = (text: string) => /<main\b.*<\/main>/s.exec(text)?.[0] ?? "";
const linksOf = (text: string) => [...mainOf(text).matchAll(/href="([^"]+)"/g)].map(([, to]) => to);

/** "Your account is blocked" and "Sign out", written once more. */
const words: Readonly<Record<string, readonly [title: string, signOut: string]>> = {
  en: ["Your account is blocked", "Sign out"],
  ru: ["Ваш аккаунт заблокирован", "Выйти"],
  ar: ["حسابك محظور", "تسجيل الخروج"],
  es: ["Su cuenta está bloqueada", "Cerrar sesión"],
  tr: ["Hesabınız engellendi", "Çıkış yap"],
};

describe("a banned player on a site that sends him nowhere else", () => {
  it.each(Object.keys(words))(
    "BAN-01 is shown in %s that the account is blocked, with an appeal and sign-out, on every closed page",
    async (lng) => {
      const browser = await banned();
      for (const path of ["", "office/account", "coupon", "casino", "home/line"]) {
        const { status, location, text } = await browser.get(`/${lng}/${path}`);
        expect([path, status, location]).toEqual([path, 403, null]);
        const [title, signOut] = words[lng] ?? [];
        expect(mainOf(text)).toContain(`<h1>${title}</h1>`);
        expect(mainOf(text)).toContain(signOut);
        expect(text).toMatch(new RegExp(`<title>${title} – [^<]+</title>`));
        expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>');
        // Level 45 of version 2 still pays out (BAN-02).
        expect(linksOf(text)).toEqual([
          `/${lng}/block-appeal-history`,
          `/${lng}/contacts`,
          `/${lng}/office/deduce`,
        ]);
        expect(mainOf(text)).toContain("45-2");
      }
    },
  );

  it("BAN-02 is not led to withdrawals where the ban shuts them, and each link of the notice opens", async () => {
    const browser = await banned();
    for (const to of linksOf((await browser.get("/en/")).text))
      expect([to, (await browser.get(to ?? "")).status]).toEqual([to, 200]);
    await site.player("banned@example.test", { ban_level: 40 });
    expect(linksOf((await browser.get("/en/")).text)).not.toContain("/en/office/deduce");
    expect((await browser.get("/en/office/deduce")).status).toBe(403);
  });

  it("BAN-01 SES-02 signs out by the notice's own form and is then a guest", async () => {
    const browser = await banned();
    const { text } = await browser.get("/en/");
    const form = /<form method="post" action="([^"]+)">/.exec(mainOf(text));
    expect(form?.[1]).toBe("/en/user/logout");
    await browser.post("/en/user/logout", { everywhere: "0" });
    expect((await browser.open("/en/")).status).toBe(200);
  });
});
