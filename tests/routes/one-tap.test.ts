import { beforeEach, expect, it } from "vitest";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";
import { Browser, origin } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
beforeEach(() => site.config({ social: { oneTap: { scriptUrl: "/sandbox/pages/one-tap.js" } } }));

const login = "/en/user/login";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
}
const callsOf = async (path: string) => {
  const { calls } = await site.control<{ calls: readonly Call[] }>("GET", "calls");
  return calls.filter((call) => call.path.startsWith(path));
};

/** What the vendor's script gets of a person. */
async function credentialOf(email: string): Promise<string> {
  const body = new URLSearchParams({ client_id: "touchline-sandbox.one-tap", email });
  const answer = await handleSandboxRequest(
    new Request(`${origin}/sandbox/pages/one-tap`, { method: "POST", body: body.toString() }),
  );
  expect(answer?.status).toBe(200);
  const { credential }: { credential: string } = JSON.parse((await answer?.text()) ?? "{}");
  return credential;
}

/** Registers a person by one tap; he owns the identity from then on. */
async function registered(email: string): Promise<void> {
  const browser = new Browser();
  await browser.get(login);
  const led = await browser.post(login, {
    intent: "one-tap",
    credential: await credentialOf(email),
  });
  const page = await browser.open(led.location ?? "");
  expect(page.path).toBe("/en/registration/soc_reg");
  const done = await browser.submit("/en/registration/soc_reg", {
    intent: "register",
    provider: "google",
    country: "gb",
    currency: "GBP",
    accept: "1",
  });
  expect(done.shell.isSignedIn).toBe(true);
}

it("SES-15 a Google one-tap credential is sent with language, currency and country and signs the player in", async () => {
  await registered("tap-one@example.test");
  const browser = new Browser();
  await browser.get(login);
  const led = await browser.post(login, {
    intent: "one-tap",
    credential: await credentialOf("tap-one@example.test"),
    returnUrl: "/en/about",
  });
  expect(led.status).toBe(303);
  const to = new URL(led.location ?? "", origin);
  expect([to.pathname, to.searchParams.get("method_id")]).toEqual([login, "google"]);
  const page = await browser.open(to.pathname + to.search);
  expect([page.path, page.shell.isSignedIn]).toEqual(["/en/about", true]);

  const [sent] = (await callsOf("/social-api/oauth/google-one-tap")).filter(
    ({ method }) => method === "POST",
  );
  // The visitor's country is Russia where no proxy says otherwise: number 1 of the platform's list.
  for (const [name, value] of [
    ["language", "en"],
    ["currency", "RUB"],
    ["countryId", "1"],
  ])
    expect(sent?.body).toMatch(new RegExp(`name="${name}"\\r?\\n\\r?\\n${value}\\r?\\n`));
});

it("SES-04 SEC-01 a sign-in address with a token asks first in another browser, and is valid once", async () => {
  await registered("tap-two@example.test");
  const [attacker, victim] = [new Browser(), new Browser()];
  await attacker.get(login);
  const led = await attacker.post(login, {
    intent: "one-tap",
    credential: await credentialOf("tap-two@example.test"),
  });
  const address = led.location ?? "";
  const page = await victim.get(address);
  expect([page.url.pathname, page.shell.isSignedIn]).toEqual([login, false]);
  const { asked } = page.data("routes/login").social;
  expect(asked).toMatchObject({ method_id: "google" });

  const done = await victim.submit(login, { intent: "token", ...asked, returnUrl: "/en/about" });
  expect([done.path, done.shell.isSignedIn]).toEqual(["/en/about", true]);
  // It was good once.
  const again = await attacker.open(address);
  expect([again.shell.isSignedIn, again.data("routes/login").social.error?.code]).toEqual([
    false,
    "social-refused",
  ]);
});

it("SES-04 a sign-in token with a forged signature signs nobody in", async () => {
  await registered("tap-three@example.test");
  const browser = new Browser();
  await browser.get(login);
  const led = await browser.post(login, {
    intent: "one-tap",
    credential: await credentialOf("tap-three@example.test"),
  });
  const to = new URL(led.location ?? "", origin);
  const fields = Object.fromEntries(to.searchParams);
  const { sign = "" } = fields;
  const forged = sign.startsWith("A") ? `B${sign.slice(1)}` : `A${sign.slice(1)}`;
  const refused = await browser.post(login, { intent: "token", ...fields, sign: forged });
  expect([refused.status, refused.reply]).toMatchObject([
    422,
    { error: { "": ["social-refused"] } },
  ]);
  const other = await browser.post(login, { intent: "token", ...fields, method_id: "vk" });
  expect(other.status).toBe(422);
  expect((await browser.get("/en/")).shell.isSignedIn).toBe(false);
});

it("SES-15 a one-tap answer that redirects to another site is not followed", async () => {
  const browser = new Browser();
  await browser.get(login);
  await site.control("POST", "faults", {
    path: "/social-api/oauth/google-one-tap",
    status: 200,
    body: { redirectUrl: "https://elsewhere.example/en/user/login" },
    times: 1,
  });
  const refused = await browser.post(login, { intent: "one-tap", credential: "a-credential" });
  expect([refused.status, refused.location]).toEqual([503, null]);
});

it("SES-15 one-tap is not offered without its script or client id, and the page still loads", async () => {
  const offer = async () => JSON.parse(await (await new Browser().fetch("/remote/one-tap")).text());
  expect(await offer()).toEqual({
    clientId: "touchline-sandbox.one-tap",
    scriptUrl: "/sandbox/pages/one-tap.js",
  });
  expect((await new Browser().get("/en/")).shell.hasOneTap).toBe(true);
  await site.control("POST", "faults", {
    path: "/social-api/oauth/google-one-tap/clientId",
    status: 500,
    times: 5,
  });
  expect(await offer()).toBeNull();
  await site.config({ social: { oneTap: null } });
  expect(await offer()).toBeNull();
  expect((await new Browser().get("/en/")).shell.hasOneTap).toBe(false);
});

it("SES-04 SEC-01 another token's address asks first in a browser that one-tap sign-in has just led to its own", async () => {
  await registered("tap-four@example.test");
  await registered("tap-five@example.test");
  const ledBy = async (browser: Browser, email: string) => {
    await browser.get(login);
    const credential = await credentialOf(email);
    const led = await browser.post(login, { intent: "one-tap", credential });
    return led.location ?? "";
  };
  const browser = new Browser();
  await ledBy(browser, "tap-four@example.test");
  const foreign = await ledBy(new Browser(), "tap-five@example.test");
  const page = await browser.get(foreign);
  expect(page.shell.isSignedIn).toBe(false);
  expect(page.data("routes/login").social.asked).toMatchObject({ method_id: "google" });
});
