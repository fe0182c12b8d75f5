import { beforeEach, describe, expect, it } from "vitest";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields, origin } from "../support/browser";
import { siteOfFile } from "../support/site";

const login = "/en/user/login";
const demo = "demo@example.test";
const agents = {
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  safari:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
};

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  // Whoever changes a player starts from the seed.
  await site.player("new@example.test", {});
});

interface Message {
  readonly at: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly lng: string;
  readonly link: string | null;
  readonly code: string | null;
}

/** The messages that speak of a new device, by their subjects in five languages. */
const subjects: Readonly<Record<string, string>> = {
  en: "New sign-in to your Touchline account",
  ru: "Новый вход в ваш счёт на Touchline",
  ar: "تسجيل دخول جديد إلى حسابك في Touchline",
  es: "Nuevo inicio de sesión en su cuenta de Touchline",
  tr: "Touchline hesabınıza yeni giriş",
};
async function warnings(to = demo): Promise<Message[]> {
  const { messages } = await site.control<{ messages: Message[] }>(
    "GET",
    `outbox?to=${encodeURIComponent(to)}`,
  );
  return messages.filter(({ subject }) => Object.values(subjects).includes(subject));
}

function on(agent: string, visitor: Browser["visitor"] = {}): Browser {
  const browser = new Browser({ "user-agent": agent });
  browser.visitor = visitor;
  return browser;
}

async function submit(browser: Browser, path: string, fields: Fields) {
  await browser.get(path);
  return browser.submit(path, fields);
}

/** Leads through a network's page as the demo player. */
async function throughNetwork(browser: Browser, pressed: { readonly location: string | null }) {
  const response = await handleSandboxRequest(
    new Request(new URL(pressed.location ?? "", origin), {
      method: "POST",
      body: new URLSearchParams({ choice: "go", email: demo, name: "Demo" }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    }),
  );
  const back = new URL(response?.headers.get("location") ?? "");
  return browser.open(back.pathname + back.search);
}

const phone = { phone_code: "+7", phone_number: "9000000001" };

/** The ordinary ways into an account: who is signed in, and how. */
const doors: readonly {
  readonly name: string;
  readonly to: string;
  readonly enter: (browser: Browser) => Promise<unknown>;
}[] = [
  {
    name: "a password",
    to: demo,
    enter: (browser) => submit(browser, login, { login: demo, password: "demo" }),
  },
  {
    name: "a telephone and password",
    to: demo,
    enter: (browser) => submit(browser, `${login}?type=phone`, { ...phone, password: "demo" }),
  },
  {
    name: "a code by SMS",
    to: demo,
    enter: async (browser) => {
      await submit(browser, `${login}?type=sms`, phone);
      return browser.submit(`${login}?type=sms`, { code: "000000" });
    },
  },
  {
    name: "a second step",
    to: "twostep@example.test",
    enter: async (browser) => {
      await submit(browser, login, { login: "twostep@example.test", password: "demo" });
      return browser.submit(login, { code: "000000" });
    },
  },
  {
    name: "a social network",
    to: demo,
    enter: async (browser) => {
      await browser.get(login);
      const pressed = await browser.post(login, { intent: "social", provider: "google" });
      return throughNetwork(browser, pressed);
    },
  },
];

describe("mail about a sign-in from a new device", () => {
  it.each(doors)(
    "OFC-03 a sign-in by $name from a device new to the account sends one mail, and the next one from it none",
    async ({ name, to, enter }) => {
      const known = on(agents.firefox);
      if (name === "a social network") {
        await known.signIn();
        const security = "/en/office/security";
        await known.get(security);
        const connecting = await known.post(security, { intent: "network", provider: "google" });
        await throughNetwork(known, connecting);
      } else await enter(known);
      // The account's first session has nothing that it could differ from.
      expect(await warnings(to)).toEqual([]);
      const other = on(agents.safari);
      await enter(other);
      expect((await other.get("/en/about")).shell.isSignedIn).toBe(true);
      expect(await warnings(to)).toHaveLength(1);
      await enter(on(agents.safari));
      await enter(on(agents.firefox));
      expect(await warnings(to)).toHaveLength(1);
    },
  );

  it("OFC-03 the mail names the time in the player's zone, the device, the country and the address", async () => {
    await on(agents.firefox).signIn();
    await site.player(demo, { settings: { timeZone: 5 } });
    const visitor = { clientAddress: "203.0.113.7", country: "de" };
    await on(agents.safari, visitor).signIn();
    const [mail] = await warnings();
    const text = mail?.text ?? "";
    const [, hours = "", minutes = ""] = /T(\d\d):(\d\d)/.exec(mail?.at ?? "") ?? [];
    const there = String((Number(hours) + 5) % 24).padStart(2, "0");
    expect(text).toContain(`${there}:${minutes} UTC+5`);
    expect(text).toContain("Safari, iPhone");
    expect(text).toContain("Germany");
    expect(text).toContain("203.0.113.7");
    expect(mail?.link).toBe("https://touchline.test/en/user/passwordreset");
    expect(mail?.code).toBeNull();
    for (const fact of ["Safari, iPhone", "Germany", "203.0.113.7"])
      expect(mail?.html).toContain(fact);
  });

  it("OFC-03 a country that the account was not used from counts as a new device", async () => {
    await on(agents.firefox, { country: "gb" }).signIn();
    await on(agents.firefox, { country: "gb" }).signIn();
    expect(await warnings()).toEqual([]);
    await on(agents.firefox, { country: "br" }).signIn();
    expect(await warnings()).toHaveLength(1);
  });

  it("OFC-03 two sign-ins at once from one new device send one mail", async () => {
    await on(agents.firefox).signIn();
    await Promise.all([on(agents.safari).signIn(), on(agents.safari).signIn()]);
    expect(await warnings()).toHaveLength(1);
  });

  it("OFC-03 a device stays new after half a year without a sign-in to compare with", async () => {
    await on(agents.firefox).signIn();
    await site.advance(180 * 86_400_000);
    await on(agents.safari).signIn();
    expect(await warnings()).toHaveLength(1);
  });

  it.each(Object.keys(subjects))("OFC-03 the mail is in the page's language (%s)", async (lng) => {
    await on(agents.firefox).signIn();
    const path = `/${lng}/user/login`;
    await submit(on(agents.safari, { country: "es" }), path, { login: demo, password: "demo" });
    const [mail] = await warnings();
    expect([mail?.lng, mail?.subject]).toEqual([lng, subjects[lng]]);
    const country = { en: "Spain", ru: "Испания", ar: "إسبانيا", es: "España", tr: "İspanya" }[lng];
    expect(mail?.text).toContain(country);
    expect(mail?.text).not.toMatch(/[{}]/);
  });

  it("OFC-03 SEC-07 a failed sign-in sends no mail and is answered alike from a known and a new device", async () => {
    await on(agents.firefox).signIn();
    const refused = async (agent: string) => {
      const page = await submit(on(agent), login, { login: demo, password: "wrong" });
      return [page.status, (page.reply as { error?: unknown }).error];
    };
    expect(await refused(agents.safari)).toEqual(await refused(agents.firefox));
    // Half of a sign-in is none.
    const guarded = { login: "twostep@example.test", password: "demo" };
    await submit(on(agents.firefox), login, guarded);
    const half = on(agents.safari);
    await submit(half, login, guarded);
    await half.submit(login, { code: "999999" });
    expect([...(await warnings()), ...(await warnings(guarded.login))]).toEqual([]);
  });

  it("OFC-03 OFC-04 a device let in by a code sends the message of that door alone", async () => {
    const player = on(agents.firefox);
    await player.signIn();
    const own = "/en/office/security/device";
    await player.get(own);
    const shown = (await player.submit(own, { intent: "show" })).data("routes/device-code").page;
    if (shown.kind !== "shown") throw new Error(shown.kind);
    const other = on(agents.safari);
    await submit(other, `${login}?type=device`, { device_code: shown.code });
    const asked = (await player.get(own)).data("routes/device-code").page;
    if (asked.kind !== "asked") throw new Error(asked.kind);
    await player.submit(own, { intent: "confirm", request: asked.id });
    await other.open(`${login}?type=device`);
    expect((await other.get("/en/about")).shell.isSignedIn).toBe(true);
    expect(await warnings()).toEqual([]);
    // It is known from now on.
    await on(agents.safari).signIn();
    expect(await warnings()).toEqual([]);
  });
});

it("REG-01 OFC-03 a registration's own session sends no mail about a new device", async () => {
  const path = "/en/registration/fast_reg";
  const browser = on(agents.safari);
  const fields = { intent: "register", country: "gb", currency: "GBP", accept: "1", bonus: "0" };
  const done = await submit(browser, path, fields);
  expect(done.shell.isSignedIn).toBe(true);
  const { messages } = await site.control<{ messages: Message[] }>("GET", "outbox");
  expect(messages.filter(({ subject }) => Object.values(subjects).includes(subject))).toEqual([]);
});
