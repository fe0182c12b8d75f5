import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../e2e/support/free-port";
import { Platform } from "../../e2e/support/platform";
import { feedOfMany } from "../../e2e/support/server";
import { Node } from "../support/cluster";
import { HttpBrowser } from "../support/http-browser";

const folder = mkdtempSync(join(tmpdir(), "touchline-operator-"));
const login = "demo@example.test";
const password = "a quiet river at noon";
/** The site and the platform as the README names them: one machine, two ports. */
let site: string;
let platform: string;
let control: Platform;
const running: Node[] = [];

beforeAll(async () => {
  const [platformPort, sitePort] = [await freePort(), await freePort()];
  site = `http://localhost:${sitePort}`;
  platform = `http://localhost:${platformPort}`;
  const sandbox = new Node("sandbox.mjs", platformPort, join(folder, "platform"), {
    PUBLIC_ORIGIN: site,
    SANDBOX_CONTROL: "1",
    SANDBOX_FEED: feedOfMany,
  });
  const shell = new Node("start.mjs", sitePort, join(folder, "shell"), {
    PLATFORM_ORIGIN: platform,
    REMOTE_ORIGINS: platform,
    SESSION_SECRET: "sixteen-characters",
  });
  running.push(sandbox, shell);
  await sandbox.start();
  await shell.start();
  control = new Platform(sandbox.origin);
  await control.giveRemotesTime();
});
afterAll(async () => {
  await Promise.all(running.map((each) => each.kill()));
  rmSync(folder, { recursive: true, force: true });
});

const visitor = () => new HttpBrowser(site);
const unescaped = (text: string) => text.replaceAll("&amp;", "&");

describe("shell in front of a platform on another port", () => {
  it("SES-12 SBX-06 a visitor registers by a social network, whose page is at the platform's address", async () => {
    const browser = visitor();
    const form = { country: "gb", currency: "GBP", bonus: "0", accept: "1" };
    const registration = "/en/registration/soc_reg";
    const page = await browser.open(registration);
    expect(page.status).toBe(200);
    const post = { intent: "register", provider: "google", ...form };
    const asked = await browser.post(registration, post);
    const network = new URL(asked.location ?? "");
    expect([asked.status, network.origin, network.pathname]).toEqual([
      303,
      platform,
      "/sandbox/pages/social/google",
    ]);
    const consent = new HttpBrowser(platform);
    expect((await consent.get(network.href)).status).toBe(200);
    const { location } = await consent.post(network.href, {
      choice: "go",
      email: "alex@example.test",
      name: "Alex",
    });
    expect(new URL(location ?? "").origin).toBe(site);
    await browser.open(location ?? "");
    expect((await browser.post(registration, post)).status).toBeLessThan(400);
    const office = await browser.get("/en/office/security");
    expect(office.status).toBe(200);
  });

  it("CAS-03 SBX-06 a framed game is the platform's own page, which the site's pages alone may frame", async () => {
    const browser = visitor();
    await browser.signIn(login);
    const path = "/en/games/ridge-dice";
    await browser.open(path);
    const { location } = await browser.post(path, {
      intent: "launch",
      mode: "real",
      accountId: "11",
    });
    const response = await fetch(new URL(location ?? "", site), {
      headers: {
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    const [, written = ""] = /<iframe[^>]* src="([^"]*)"/.exec(await response.text()) ?? [];
    const address = new URL(unescaped(written));
    expect([address.origin, address.pathname]).toEqual([
      platform,
      "/sandbox/pages/games/ridge-dice",
    ]);
    const policyOf = ({ headers }: Response) =>
      (headers.get("content-security-policy") ?? "").split("; ");
    expect(policyOf(response)).toContain(`frame-src ${platform}`);
    const game = await fetch(address);
    expect([game.status, (await game.text()).includes("Ridge Dice")]).toEqual([200, true]);
    expect(policyOf(game)).toContain(`frame-ancestors 'self' ${site}`);
    expect(policyOf(game)).toContain("sandbox allow-scripts allow-forms allow-same-origin");
  });

  it("REG-05 SBX-06 the link in a recovery mail leads to the site, where the password is changed", async () => {
    const browser = visitor();
    const page = "/en/user/passwordreset";
    await browser.open(page);
    await browser.post(page, { login });
    const [mail] = await control.messages(login);
    const link = new URL(mail?.link ?? "");
    expect(link.origin).toBe(site);
    const other = visitor();
    const form = await other.open(link.pathname + link.search);
    expect(form.status).toBe(200);
    const changed = await other.post(link.pathname + link.search, {
      password,
      password_again: password,
    });
    expect(changed.status).toBe(303);
    await visitor().signIn(login, password);
  });
});
