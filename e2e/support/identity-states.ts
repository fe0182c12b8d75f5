import type { Desk } from "./desk";
import { opens, type State } from "./state";

const always = 1_000_000;
const termsCalls = "/web-api/api-v3/v2/user/agreement-rules";
const identifyCall = "/web-api/user/v1/identification";
const identification = "office/identification";
const papers = {
  name: "Anna",
  surname: "Petrova",
  date_birthday: "1990-02-28",
  passport: "4510 123456",
};

const terms: State[] = [
  {
    name: "the notice that the terms have changed",
    sign: '[data-code="terms-updated"]',
    set: async ({ platform }) => {
      const now = Date.parse(await platform.now());
      await platform.config({ termsNotice: { updated_at: Math.floor(now / 1000) } });
    },
    show: opens("about"),
  },
  {
    name: "the page to accept changed terms",
    sign: "main #accept",
    set: (at) => at.signIn("terms@example.test"),
    show: opens("about"),
  },
  {
    name: "the page to accept changed terms with a rule that has no link",
    sign: "main #accept",
    set: async (at) => {
      const rule = {
        title: "Anti-money-laundering and know-your-customer policy",
        link: "",
        subRules: [],
      };
      const body = { rules: [{ ...rule, tags: ["changed"] }] };
      // The status lies under the same path, and stays as it is.
      await at.platform.fault({ path: `${termsCalls}/status`, delayMs: 1, times: always });
      await at.platform.fault({ path: termsCalls, status: 200, body, times: always });
      await at.signIn("terms@example.test");
    },
    show: opens("about"),
  },
  {
    name: "changed terms submitted without the acceptance box ticked",
    sign: "#accept-error",
    set: (at) => at.signIn("terms@example.test"),
    show: async (at, lng) => {
      await opens("about")(at, lng, null);
      await at.page.locator("main form button").click();
    },
  },
  {
    name: "changed terms accepted while the platform is down",
    sign: 'main [role=alert] [data-code="unavailable"]',
    set: async (at) => {
      await at.platform.fault({ path: `${termsCalls}/confirm`, status: 500, times: always });
      await at.signIn("terms@example.test");
    },
    show: async (at, lng) => {
      await opens("about")(at, lng, null);
      await at.page.locator("#accept").check();
      await at.page.locator("main form button").click();
    },
  },
];

/** A new player, who must identify himself before anything else. */
const mustIdentify =
  (patch: object = {}) =>
  async (at: Desk) => {
    await at.platform.config({ access: { mustIdentify: true } });
    await at.platform.player("new@example.test", patch);
    await at.signIn("new@example.test");
  };

/** Fills in papers and sends them. */
const sendsPapers = (typed: Readonly<Record<string, string>>) => async (at: Desk, lng: string) => {
  await opens("office/history")(at, lng, null);
  for (const [name, value] of Object.entries(typed)) await at.page.locator(`#${name}`).fill(value);
  await at.page.locator("main form button").click();
};

const identifying: State[] = [
  {
    name: "the identification form for a player who must identify himself",
    sign: '[data-code="identification-required"]',
    set: mustIdentify(),
    show: opens("office/history"),
  },
  {
    name: "the identification form with a missing field and an age below the minimum",
    sign: "#surname-error",
    set: mustIdentify(),
    show: sendsPapers({ ...papers, surname: "", date_birthday: "2020-01-01" }),
  },
  {
    name: "an identification refused by the platform",
    sign: 'main [role=alert] [data-code="refused"]',
    set: async (at) => {
      await mustIdentify()(at);
      await at.platform.fault({
        path: identifyCall,
        status: 422,
        body: { title: "" },
        times: always,
      });
    },
    show: sendsPapers(papers),
  },
  {
    name: "an identification sent while the platform is down",
    sign: 'main [role=alert] [data-code="unavailable"]',
    set: async (at) => {
      await mustIdentify()(at);
      await at.platform.fault({ path: identifyCall, status: 503, times: always });
    },
    show: sendsPapers(papers),
  },
  {
    name: "the identification page while the player's config cannot be read",
    sign: 'main [data-code="unavailable"]',
    set: async (at) => {
      await mustIdentify()(at);
      await at.platform.fault({ path: "/web-api/user/v1/config", status: 500, times: always });
    },
    show: opens(identification),
  },
  {
    name: "identification by Face-ID",
    sign: "[data-face-id]",
    set: mustIdentify({ verification_types: ["face-id"] }),
    show: opens("office/history"),
  },
  {
    name: "a completed identification",
    sign: 'main [data-code="identified"]',
    set: async (at) => {
      await mustIdentify()(at);
      await at.post(papers, `/en/${identification}`);
    },
    show: opens(`${identification}?done=1`),
  },
];

/** Every state of changed terms and of an identification (TRM-02 to TRM-04, BAN-03). */
export const identityStates: readonly State[] = [...terms, ...identifying];
