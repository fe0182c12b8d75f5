import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawAppIcons } from "../../.config/app-icons";
import { openShell, type Shell } from "../support/shell";
import { openSite, type Site } from "../support/site";

let site: Site;
let shell: Shell;
/** The files of a build that are no code. */
const files = mkdtempSync(join(tmpdir(), "touchline-files-"));
const ask = (path: string) =>
  shell.send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

describe("addresses that machines ask for", () => {
  beforeAll(async () => {
    site = await openSite({ feed: null });
    cpSync("public", files, { recursive: true });
    for (const [name, bytes] of drawAppIcons()) writeFileSync(join(files, name), bytes);
    shell = await openShell(files);
  });
  afterAll(async () => {
    await shell.close();
    await site.close();
    rmSync(files, { recursive: true });
  });

  it.each([
    ["/favicon.ico", 200, "image/x-icon"],
    ["/favicon.svg", 200, "image/svg+xml"],
    ["/apple-touch-icon.png", 200, "image/png"],
    ["/apple-touch-icon-precomposed.png", 200, "image/png"],
    ["/apple-touch-icon-152x152.png", 200, "image/png"],
    ["/apple-touch-icon-1x1.png", 404, "text/plain"],
    ["/manifest.json", 200, "application/manifest+json"],
    ["/maskable-icon-512x512.png", 200, "image/png"],
    ["/pwa-sw.js", 200, "text/javascript"],
    ["/domain/check", 200, "application/json"],
    ["/domain/version", 200, "application/json"],
    ["/domain/offline/ar", 200, "text/html"],
    ["/domain/offline/xx", 404, "text/plain"],
    ["/domain/worker.js", 404, "text/plain"],
    ["/fatman-api/key?whence=1", 404, "text/plain"],
    ["/.well-known/security.txt", 200, "text/plain"],
    ["/.well-known/nothing", 404, "text/plain"],
    ["/robots.txt", 200, "text/plain"],
    ["/sitemap.xml", 200, "application/xml"],
    ["/sitemap/en/casino.xml", 200, "application/xml"],
  ])("SEO-11 the address %s answers %d as %s, without a redirect", async (path, status, type) => {
    const { status: answered, headers } = await ask(path);
    expect([answered, headers.get("location")]).toEqual([status, undefined]);
    expect(headers.get("content-type")).toContain(type);
  });

  it("SEO-06 robots.txt names the sitemap index, whose files are one for each kind of pages in a language", async () => {
    expect((await ask("/robots.txt")).text).toContain("\nSitemap: http://localhost/sitemap.xml\n");
    const files = [...(await ask("/sitemap.xml")).text.matchAll(/<loc>([^<]+)<\/loc>/g)];
    const kinds = ["casino", "esports", "games", "lottery", "pages", "sports"];
    const expected = ["ar", "en", "es", "ru", "tr"].flatMap((lng) =>
      kinds.map((kind) => `http://localhost/sitemap/${lng}/${kind}.xml`),
    );
    expect(files.map(([, loc]) => loc).sort()).toEqual(expected);
  });

  it("security.txt has a contact and expires within a year (RFC 9116)", async () => {
    const { text } = await ask("/.well-known/security.txt");
    const [, contact = ""] = /^Contact: http:\/\/localhost(\S+)$/m.exec(text) ?? [];
    expect((await ask(contact)).status).toBe(200);
    const [, expires = ""] = /^Expires: (\S+)$/m.exec(text) ?? [];
    // The clock of this feed begins at noon of this day.
    expect(expires > "2026-03-15").toBe(true);
    expect(expires < "2027-03-14").toBe(true);
    expect(text).toContain("\nCanonical: http://localhost/.well-known/security.txt\n");
  });

  it("the well-known address of changing a password leads to the page of security", async () => {
    const { status, headers } = await ask("/.well-known/change-password");
    expect([status, headers.get("location")]).toEqual([302, "/ru/office/security"]);
  });

  it("POP-09 the manifest has the brand's name and colour, and icons that exist", async () => {
    await site.config({ companyName: "Shop", pwaManifest: { themeColor: "#abcdef" } });
    site.forget();
    const { name, theme_color, start_url, icons } = JSON.parse((await ask("/manifest.json")).text);
    expect([name, theme_color, start_url]).toEqual(["Shop", "#abcdef", "/"]);
    expect(
      icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`),
    ).toEqual([
      ...[72, 96, 128, 144, 152, 192, 384, 512].map((size) => `${size}x${size} any`),
      "512x512 maskable",
    ]);
    for (const { src, sizes } of icons) {
      expect((await ask(src)).headers.get("content-type")).toBe("image/png");
      // Width and height stand in the header of a PNG.
      const file = readFileSync(join(files, src));
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it("POP-09 the manifest of a language starts the app in it, and has shortcuts to pages that exist", async () => {
    const manifest = JSON.parse((await ask("/manifest.json?lng=ar")).text);
    expect([manifest.start_url, manifest.lang, manifest.dir]).toEqual(["/ar/", "ar", "rtl"]);
    // One app in all languages.
    expect(manifest.id).toBe(JSON.parse((await ask("/manifest.json")).text).id);
    expect(manifest.shortcuts.length).toBeGreaterThan(1);
    for (const { url } of manifest.shortcuts) expect([200, 302]).toContain((await ask(url)).status);
  });

  it("POP-09 the offline page has the language's direction, the age limit and the way to help, and nothing of a player", async () => {
    const { text } = await ask("/domain/offline/ar");
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('href="/ar/responsiblegaming"');
    expect(text).toContain("18");
    expect(text).not.toMatch(/<script|<form|data-balance/);
  });

  it("POP-12 without isPwa there is no manifest, and the worker's address removes a worker that is installed", async () => {
    await site.config({ isPwa: false });
    site.forget();
    expect((await ask("/manifest.json")).status).toBe(404);
    const { text, headers } = await ask("/pwa-sw.js");
    expect(text).toContain("registration.unregister()");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect((await ask("/en/")).text).not.toContain('rel="manifest"');
  });
});
