import { randomUUID } from "node:crypto";
import type { Desk } from "./desk";
import { login, opens, type State } from "./state";

const newcomer = "new@example.test";
const recharge = "office/recharge";
const deduce = "office/deduce";
const paymentCalls = "/web-api/officeapi/v1/payments";
const always = 1_000_000;
/** Longer than a call that moves money can still be on its way. */
const graceMs = 20_000;
/** Ends long after every test, seconds since epoch. */
const farOff = 4_000_000_000;

const limit = (limitType: number, more: object) => ({
  [limitType]: { limitType, startedAt: 0, ...more },
});
const excluded = limit(30, { limitValue: 7, endsAt: farOff });

const signedIn =
  (as = login) =>
  (at: Desk) =>
    at.signIn(as);

/** Pays by a test card; answers the address of what became of it, after the language. */
async function payBy(at: Desk, screen: string, card: string, amount: string): Promise<string> {
  const { accounts } = await at.platform.ledger(login);
  const accountId = accounts.find(({ iso }) => iso === "RUB")?.id;
  const order = { key: randomUUID(), accountId: String(accountId), method: `test-${card}`, amount };
  return (await at.post(order, `/en/${screen}`)).replace(/^\/en\//, "");
}

/** Fills in the form that is shown, and presses its button. */
async function pressPay({ page, shop }: Desk, amount: string) {
  await page.locator('main input[name="amount"]').fill(amount);
  await page.locator('main form button[type="submit"]').click();
  await shop.settled();
}

/** Opens the cashier and pays an amount that is refused. */
const paysInVain = (screen: string, amount: string) => async (at: Desk, lng: string) => {
  await opens(screen)(at, lng, null);
  await pressPay(at, amount);
};

const outcome = (screen: string, card: string, state: string): State => ({
  name: `${screen === recharge ? "the result page of a deposit" : "the result page of a withdrawal"} that is ${state}`,
  sign: `main [data-code="payment-${state}"]`,
  set: async (at) => {
    await at.signIn(login);
    return payBy(at, screen, card, "1250.50");
  },
  show: opens(),
});

/** A press of "deposit" that never arrives, nor an answer to it. */
async function loseOrder(at: Desk) {
  await at.platform.fault({ path: `${paymentCalls}/deposit`, drop: "before", times: 1 });
  await payBy(at, recharge, "4242", "700");
}

const forms: State[] = [
  {
    name: "the deposit page before anything is typed",
    sign: 'main input[name="amount"]',
    set: signedIn(),
    show: opens(recharge),
  },
  {
    name: "the deposit page with the remaining amounts of the limits and payments of every kind",
    sign: '[data-name="limit-20-left"]',
    set: async (at) => {
      await at.signIn(login);
      for (const card of ["4242", "3155", "0002", "0127"]) await payBy(at, recharge, card, "20000");
      await payBy(at, deduce, "4242", "150");
      await at.platform.player(login, {
        limits: {
          ...limit(20, { limitValue: 30_000 }),
          ...limit(21, { limitValue: 100_000 }),
          ...limit(22, { limitValue: 200_000 }),
        },
      });
    },
    show: opens(recharge),
  },
  {
    name: "the offer to set a limit before the first deposit",
    sign: '[data-code="limit-offer"]',
    set: signedIn(newcomer),
    show: opens(recharge),
  },
  {
    name: "the withdrawal page",
    sign: 'main input[name="amount"]',
    set: signedIn(),
    show: opens(deduce),
  },
];

const refusals: State[] = [
  {
    name: "a deposit form with an invalid amount",
    sign: "#amount-error",
    set: signedIn(),
    show: paysInVain(recharge, "lots"),
  },
  {
    name: "a deposit refused because it exceeds a limit",
    sign: '#amount-error[data-code="limit"]',
    set: async (at) => {
      await at.platform.player(login, { limits: limit(20, { limitValue: 1_000 }) });
      await at.signIn(login);
    },
    show: paysInVain(recharge, "1000.01"),
  },
  {
    name: "a deposit refused because the player has just excluded himself",
    sign: 'main [role=alert] [data-code="excluded"]',
    set: signedIn(),
    show: async (at, lng) => {
      await at.platform.player(login, { limits: { "30": null } });
      // The pulse of an open page would bring the news before the press.
      await at.page.route("**/remote/pulse**", (route) => route.abort());
      await opens(recharge)(at, lng, null);
      await at.platform.player(login, { limits: excluded });
      await pressPay(at, "100");
    },
  },
  {
    name: "a withdrawal refused because an advance is not repaid",
    sign: '#amount-error[data-code="funds"]',
    set: async (at) => {
      await at.signIn(login);
      await at.choose(1);
      await at.place({ amount: "200" });
      await at.choose(2);
      await at.place({ amount: "150", prepaidAmount: "100" });
    },
    show: paysInVain(deduce, "9700"),
  },
];

const closed: State[] = [
  {
    name: "the deposit page of a self-excluded player",
    sign: '[data-name="locked-until"]',
    set: async (at) => {
      await at.platform.player(login, { limits: excluded });
      await at.signIn(login);
    },
    show: opens(recharge),
  },
  {
    name: "the deposit page of a frozen account",
    sign: 'main [data-code="account-frozen"]',
    set: async (at) => {
      await at.platform.player(login, { isAccountFrozen: true });
      await at.signIn(login);
    },
    show: opens(recharge),
  },
  {
    name: "the deposit page while limits cannot be read",
    sign: 'main [data-code="unavailable"]',
    set: async (at) => {
      await at.signIn(login);
      await at.platform.fault({ path: "/limit-service-api", status: 500, times: always });
    },
    show: opens(recharge),
  },
  {
    name: "the withdrawal page while the payment service is down",
    sign: 'main [data-code="unavailable"]',
    set: async (at) => {
      await at.signIn(login);
      await at.platform.fault({ path: paymentCalls, status: 500, times: always });
    },
    show: opens(deduce),
  },
  {
    name: "a deposit whose outcome is being checked",
    sign: 'main [data-code="checking"]',
    set: async (at) => {
      await at.signIn(login);
      await at.platform.fault({ path: `${paymentCalls}/by-key`, status: 500, times: always });
      await loseOrder(at);
    },
    show: opens(recharge),
  },
  {
    name: "a deposit that turned out not to be made",
    sign: 'main [data-code="not-made"]',
    set: signedIn(),
    show: async (at, lng) => {
      await loseOrder(at);
      await at.platform.advance(graceMs);
      await opens(recharge)(at, lng, null);
    },
  },
];

const outcomes: State[] = [
  outcome(recharge, "4242", "paid"),
  outcome(recharge, "3155", "pending"),
  outcome(recharge, "0002", "declined"),
  outcome(recharge, "0127", "cancelled"),
  outcome(deduce, "4242", "paid"),
  outcome(deduce, "3155", "pending"),
  outcome(deduce, "0002", "declined"),
  {
    name: "the result page of an unknown payment",
    sign: 'main [data-code="payment-unknown"]',
    set: signedIn(),
    show: opens("onpay/success?payment=404"),
  },
];

/** Every state of the pages on which money is paid in and out (LIM-14, LIM-18, LIM-20, CPP-11). */
export const cashierStates: readonly State[] = [...forms, ...refusals, ...closed, ...outcomes];
