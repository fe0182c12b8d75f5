import { expect, it } from "vitest";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";
import { Browser, origin, type Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

const login = "/en/user/login";
const socially = "/en/registration/soc_reg";

/** The network's page that a press leads to. */
async function pressed(browser: Browser, fields: Readonly<Record<string, string>> = {}) {
  await browser.get(login);
  const sent = await browser.post(login, { intent: "social", provider: "google", ...fields });
  return { sent, to: new URL(sent.location ?? "", origin) };
}

/** Answers at the network's page; returns the address that it leads back to. */
async function answered(to: URL, fields: Readonly<Record<string, string>>): Promise<URL> {
  const response = await handleSandboxRequest(
    new Request(to, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    }),
  );
  expect(response?.status).toBe(303);
  return new URL(response?.headers.get("location") ?? "");
}

const errorOf = (page: Page) => page.data("routes/login").social.error;
const person = { choice: "go", email: "alex@example.test", name: "Alex" };

/** Comes back from the network and follows where it leads. */
const back = (browser: Browser, to: URL) => browser.open(to.pathname + to.search);

it("SES-12 a social sign-in asks the network with a state, nonce and challenge that differ each time", async () => {
  const first = await pressed(new Browser());
  const second = await pressed(new Browser());
  const query = Object.fromEntries(first.to.searchParams);
  expect([first.sent.status, first.to.pathname]).toEqual([303, "/sandbox/pages/social/google"]);
  expect(query).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: `${origin}/remote/social/google`,
    client_id: "touchline-sandbox",
    ui_locales: "en",
  });
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(query[name]?.length).toBeGreaterThanOrEqual(43);
    expect(second.to.searchParams.get(name)).not.toBe(query[name]);
  }
});

it("SES-12 a social identity without a player signs nobody in", async () => {
  const browser = new Browser();
  const { to } = await pressed(browser);
  const page = await back(browser, await answered(to, person));
  expect([page.shell.isSignedIn, page.path]).toEqual([false, socially]);
  await site.config({ features: { registration: false } });
  const other = await pressed(browser);
  const refused = await back(browser, await answered(other.to, person));
  expect([refused.shell.isSignedIn, errorOf(refused)?.code]).toEqual([false, "social-unknown"]);
});

it("REG-09 SES-12 a visitor registers by a social network and signs in by it from then on", async () => {
  const browser = new Browser();
  const form = { country: "gb", currency: "GBP", bonus: "1", accept: "1" };
  await browser.get(socially);
  const fields = { intent: "register", provider: "google", ...form };
  const asked = await browser.post(socially, fields);
  expect(asked.status).toBe(303);
  const to = new URL(asked.location ?? "", origin);
  const page = await back(browser, await answered(to, person));
  // What was typed is back, and the identity is named.
  const { step } = page.data("routes/registration").page;
  expect(page.data("routes/registration").page).toMatchObject({
    step: "form",
    form: { proof: { provider: "google", name: person.email }, initial: form },
  });
  expect(step).toBe("form");
  const done = await browser.submit(socially, fields);
  expect([done.path, done.shell.isSignedIn]).toEqual([socially, true]);
  // No password is shown: the network signs him in.
  expect(done.data("routes/registration").page.step).toBe("limit");
  const { config, login: name } = await site.control<{ config: object; login: string }>(
    "PATCH",
    `players/${person.email}`,
    {},
  );
  expect(name).toBe(person.email);
  expect(config).toMatchObject({ activation_type: 1, user_email: person.email, user_name: "Alex" });

  const again = new Browser();
  const signedIn = await back(again, await answered((await pressed(again)).to, person));
  expect([signedIn.path, signedIn.shell.isSignedIn]).toEqual(["/en/", true]);
});

it("OFC-03 SES-12 a social sign-in counts as a confirmation only for a player without a password", async () => {
  const security = "/en/office/security";
  const isConfirmed = async (browser: Browser) =>
    (await browser.get(security)).data("routes/security").page?.isConfirmed;
  const signIn = async (fields: Readonly<Record<string, string>>) => {
    const browser = new Browser();
    await back(browser, await answered((await pressed(browser)).to, fields));
    return browser;
  };
  // A player with a password, who has connected the network.
  const own = new Browser();
  await own.signIn();
  await own.get(security);
  const connecting = await own.post(security, { intent: "network", provider: "google" });
  const demo = { ...person, email: "demo@example.test", name: "Demo" };
  await back(own, await answered(new URL(connecting.location ?? "", origin), demo));
  expect([await isConfirmed(own), await isConfirmed(await signIn(demo))]).toEqual([true, false]);
  await own.submit(security, { intent: "network-off", provider: "google", password: "demo" });
  // A player who has registered by the network, until he sets a password.
  const newcomer = { ...person, email: "sasha@example.test", name: "Sasha" };
  const fields = { intent: "register", provider: "google", country: "gb", currency: "GBP" };
  const browser = new Browser();
  await browser.get(socially);
  const asked = await browser.post(socially, { ...fields, accept: "1" });
  await back(browser, await answered(new URL(asked.location ?? "", origin), newcomer));
  await browser.submit(socially, { ...fields, accept: "1" });
  expect(await isConfirmed(await signIn(newcomer))).toBe(true);
});

it("REG-10 an e-mail address that has a player cannot open a second account by a social network", async () => {
  const browser = new Browser();
  const fields = {
    intent: "register",
    provider: "vk",
    country: "gb",
    currency: "GBP",
    accept: "1",
  };
  await browser.get(socially);
  const asked = await browser.post(socially, fields);
  const own = { ...person, email: "demo@example.test" };
  await back(browser, await answered(new URL(asked.location ?? "", origin), own));
  const refused = await browser.post(socially, fields);
  expect([refused.status, refusalOf(refused)]).toMatchObject([
    409,
    { errors: [{ code: "taken" }] },
  ]);
  expect((await browser.get("/en/")).shell.isSignedIn).toBe(false);
});

it("SES-12 a social sign-in cancelled at the network is reported as cancelled", async () => {
  const browser = new Browser();
  const { to } = await pressed(browser);
  const page = await back(browser, await answered(to, { choice: "cancel" }));
  expect(errorOf(page)).toEqual({ code: "social-cancelled", provider: "google", details: "" });
});

it("SES-12 SEC-01 a social sign-in answer is valid once, and only in the browser that asked for it", async () => {
  const browser = new Browser();
  const { to } = await pressed(browser);
  const home = await answered(to, { ...person, email: "once@example.test" });
  const other = await back(new Browser(), home);
  expect([other.shell.isSignedIn, errorOf(other)?.code]).toEqual([false, "social-over"]);
  const forged = new URL(home);
  forged.searchParams.set("state", "a".repeat(43));
  expect(errorOf(await back(browser, forged))?.code).toBe("social-over");
  expect((await back(browser, home)).path).toBe(socially);
  expect(errorOf(await back(browser, home))?.code).toBe("social-over");
});

it("SES-12 SEC-01 a social sign-in with another visitor's code under one's own state is refused", async () => {
  const [mine, theirs] = [new Browser(), new Browser()];
  const own = await pressed(mine);
  const foreign = await answered((await pressed(theirs)).to, person);
  const mixed = new URL(`${origin}/remote/social/google`);
  mixed.searchParams.set("code", foreign.searchParams.get("code") ?? "");
  mixed.searchParams.set("state", own.to.searchParams.get("state") ?? "");
  const page = await back(mine, mixed);
  // The platform compares the verifier; its words stand at the form (SES-13).
  expect(errorOf(page)?.code).toBe("social-refused");
});

it("SES-13 the details of a social sign-in error are each on a line of their own", async () => {
  const browser = new Browser();
  const { to } = await pressed(browser);
  const home = await answered(to, person);
  const body = { errors: [{ detail: "The account is locked." }, { detail: "Ask the network." }] };
  await site.fault("/web-api/authapi/v1/oauth", { status: 403, body }, 1);
  const error = errorOf(await back(browser, home));
  expect(error?.details).toBe("The account is locked.\nAsk the network.");
});

it("SES-12 a social network that site config lacks is not asked", async () => {
  const browser = new Browser();
  for (const provider of ["discord", "nonsense", "", "__proto__"]) {
    const { sent } = await pressed(browser, { provider });
    expect([provider, sent.status, sent.location]).toEqual([provider, 422, null]);
  }
  await site.config({ social: { providers: [] } });
  const page = await browser.get(login);
  expect(page.data("routes/login").social.networks).toEqual([]);
});

it("SEC-03 the sandbox network's consent page refuses a foreign redirect address", async () => {
  const { to } = await pressed(new Browser());
  for (const address of [
    "https://evil.test/remote/social/google",
    `${origin}/remote/social/vk`,
    `${origin}/remote/social/google?next=//evil.test`,
    `${origin}.evil.test/remote/social/google`,
  ]) {
    const forged = new URL(to);
    forged.searchParams.set("redirect_uri", address);
    const response = await handleSandboxRequest(new Request(forged));
    expect([address, response?.status, response?.headers.get("location")]).toEqual([
      address,
      400,
      null,
    ]);
  }
});

const security = "/en/office/security";
const demo = "demo@example.test";
const networksOf = (page: Page) => page.data("routes/security").page?.networks;
const linkError = (page: Page) => page.data("routes/security").page?.networkError?.code;

async function signedIn(login = demo) {
  const browser = new Browser();
  await browser.signIn(login, "demo");
  return browser;
}

/** Asks to connect a network; its page, or null where the form came back. */
async function connecting(browser: Browser, fields: Readonly<Record<string, string>> = {}) {
  const sent = await browser.post(security, { intent: "network", provider: "vk", ...fields });
  return { sent, to: sent.location ? new URL(sent.location, origin) : null };
}

async function connected(browser: Browser, email: string, fields = {}) {
  const { to } = await connecting(browser, fields);
  if (!to) throw new Error("the network was not asked");
  return back(browser, await answered(to, { ...person, email }));
}

it("SES-12 OFC-03 a player connects a social network, signs in by it and disconnects it with the password", async () => {
  const browser = await signedIn();
  const page = await connected(browser, "linked@example.test");
  expect([page.path, networksOf(page)]).toEqual([security, ["vk"]]);
  const { messages } = await site.control<{ messages: { text: string }[] }>(
    "GET",
    `outbox?to=${encodeURIComponent(demo)}`,
  );
  expect(messages[0]?.text).toContain("VK ID");

  const byNetwork = async () => {
    const visitor = new Browser();
    const { to } = await pressed(visitor, { provider: "vk" });
    return back(visitor, await answered(to, { ...person, email: "linked@example.test" }));
  };
  expect((await byNetwork()).shell.isSignedIn).toBe(true);

  const off = { intent: "network-off", provider: "vk" };
  expect((await browser.post(security, off)).status).toBe(422);
  expect((await browser.post(security, { ...off, password: "wrong" })).status).toBe(422);
  expect(networksOf(await browser.get(security))).toEqual(["vk"]);
  expect(networksOf(await browser.submit(security, { ...off, password: "demo" }))).toEqual([]);
  expect((await byNetwork()).shell.isSignedIn).toBe(false);
});

it("SES-12 OFC-03 connecting a social network asks for the password six minutes after sign-in", async () => {
  const browser = await signedIn();
  await site.advance(6 * 60_000);
  const { sent, to } = await connecting(browser);
  expect([sent.status, to]).toEqual([422, null]);
  expect(refusalOf(sent)).toMatchObject({ form: "network", errors: [{ field: "password" }] });
  const page = await connected(browser, "proved@example.test", { password: "demo" });
  expect(networksOf(page)).toEqual(["vk"]);
  await browser.submit(security, { intent: "network-off", provider: "vk", password: "demo" });
});

it("SES-12 SEC-01 a social identity belongs to one player, and an answer to the player who asked for it", async () => {
  const first = await signedIn();
  await connected(first, "shared@example.test");
  const second = await signedIn("limited@example.test");
  const refused = await connected(second, "shared@example.test");
  expect([networksOf(refused), linkError(refused)]).toEqual([[], "social-taken"]);

  // Another player signs in by the time the network answers.
  const { to } = await connecting(second, { provider: "google" });
  const home = await answered(to ?? new URL(origin), { ...person, email: "late@example.test" });
  await second.post("/en/user/logout", {});
  await second.signIn(demo, "demo");
  await back(second, home);
  expect(networksOf(await second.get(security))).toEqual(["vk"]);
  await first.submit(security, { intent: "network-off", provider: "vk", password: "demo" });
});

it("SES-12 SEC-01 a social network's answer at another network's address is refused", async () => {
  const browser = new Browser();
  const { to } = await pressed(browser);
  const home = await answered(to, { ...person, email: "mixed-up@example.test" });
  const elsewhere = new URL(home);
  elsewhere.pathname = "/remote/social/vk";
  const page = await back(browser, elsewhere);
  expect([page.shell.isSignedIn, errorOf(page)?.code]).toEqual([false, "social-over"]);
  // The page that completes a sign-in takes no answer without the network's own address.
  const direct = await browser.get(`${login}${home.search}`);
  expect(errorOf(direct)?.code).toBe("social-over");
  expect((await back(browser, home)).path).toBe(socially);
});
