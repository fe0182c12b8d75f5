import { serializeWatch } from "~/features/push/watch";
import { Browser, type Sent } from "../../support/browser";
import { betOn, type Site } from "../../support/site";
import { add, receiptOf } from "../../support/slip";

/** Pages that a visitor opens without signing in. */
const pages = [
  "/en/about",
  "/ru/contacts",
  "/ar/about",
  "/en/home/line",
  "/en/results/live",
  "/en/",
  "/en/responsiblegaming",
  "/en/rules/general",
  "/en/payment",
  "/en/howbet",
  "/en/betting-calculator",
  "/ru/results/live",
  "/ar/home/line",
  "/en/user/login",
  "/en/?modal=login",
  "/en/language",
  "/en/cookies",
  "/ar/cookies/consent?returnUrl=%2Far%2Fabout",
  "/en/about?consent=customise",
  "/en/age-gate",
  "/en/terms-update",
  "/en/popup",
  "/en/coupon",
  "/en/coupon/settings",
  "/en/office/settings",
  "/en/casino-lobby",
  "/en/slots/game/1/demo",
  "/en/lotto/keno",
  "/en/toto/football",
  "/en/cyber/real",
  "/en/?modal=user-question",
  "/en/internal-vpn",
  "/en/debugger",
  "/en/no/such/page",
  "/en/500",
  "/de/about",
  "/about?utm=1",
  "/",
];
const resources = [
  "/healthz",
  "/readyz",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/en/pages.xml",
  "/en/blog/feed",
  "/en/share-card/site.png",
  "/.well-known/security.txt",
  "/.well-known/change-password",
  "/manifest.json",
  "/domain/check",
  "/domain/version",
  "/domain/push-key",
  "/domain/offline/en",
  "/pwa-sw.js",
  "/domain/worker.js",
  "/fatman-api/key?whence=1",
  "/remote/counters?lng=en",
  "/remote/pulse",
  "/remote/captcha?id=aaaaaaaaaaaaaaaaaaaaaa&lng=en&time=1",
  "/remote/visit",
  "/remote/fingerprint.js",
  "/remote/device",
  "/remote/one-tap",
  "/remote/unsubscribe",
  "/remote/documents/1",
  "/remote/footer/en/",
  "/remote/information/en/about",
  "/remote/results/en/results/live",
  "/remote/css/betting/aaaaaaaaaaaaaaaaaaaaaa.css?src=http%3A%2F%2Fplatform.internal%2Fremotes%2Fbetting%2Fapp.css",
  "/sandbox/feed?status=line&limit=2",
];

/** Walks through what visitors and players do; every request on the way, as browsers send it. */
export async function recordFlows(site: Site): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const visitor = () =>
    new Browser({ "accept-language": "en-GB,en;q=0.9,ru;q=0.5" }, (one) => sent.push(one));

  const guest = visitor();
  for (const page of pages) await guest.get(page);
  for (const resource of resources) await guest.fetch(resource);
  await guest.data("/en/about", "routes/lng", "routes/slip", "screen");
  await guest.data("/en/coupon", "routes/lng", "routes/slip", "routes/coupon");
  await guest.data("/en/", "home");
  await guest.post("/en/language", { lng: "de", returnUrl: "/en/about?x=1" });
  await guest.post("/en/cookies/consent", { functionality: "1", returnUrl: "/en/about" });
  await guest.post("/en/cookies/consent", { choice: "disable" });
  await guest.post("/en/age-gate", { confirm: "1", returnUrl: "/en/about" });
  await guest.post("/en/terms-update", { returnUrl: "/en/about" });
  await guest.post("/en/popup", { kind: "new-site", answer: "closed", returnUrl: "/en/about" });
  await guest.post("/en/office/settings", { theme: "1", timeZone: "3" });
  await guest.post("/fatman-api/touchline?whence=55&lang=en", { name: "popup_shown" });
  await guest.get("/en/subscribe");
  await guest.get("/en/subscribe?token=none");
  await guest.post("/en/subscribe", { email: "anna@example.test" });
  await guest.post("/en/subscribe?token=none", { intent: "confirm" });
  await guest.get("/en/settings");
  await guest.post("/en/settings", { theme: "1", timeZone: "5.75" });

  await guest.post("/en/user/login?type=device", { device_code: "7KQ2-M9XD", captcha_id: "a" });

  await identityFlows(visitor);

  const [first, second, third] = await bets(site);
  const player = visitor();
  await player.signIn("demo@example.test", "demo", { returnUrl: "/en/home/line" });
  await add(player, first, second);
  await player.postData("/en/coupon", {
    intent: "add",
    bet: third.bet,
    returnUrl: "/en/home/line",
    stay: "1",
  });
  await player.post("/en/coupon", { intent: "amount", amount: "120.50" });
  await player.post("/en/coupon", { intent: "type", typeId: "2" });
  await player.post("/en/coupon", { intent: "system", systemValue: "2" });
  await player.post("/en/coupon", { intent: "banker", bet: first.name });
  await player.post("/en/coupon", { intent: "type", typeId: "4" });
  await player.post("/en/coupon", { intent: "block", bet: second.name, block: "2" });
  await player.post("/en/coupon", { intent: "promo", promoCode: "BOOST10" });
  await player.post("/en/coupon", { intent: "promo", promoCode: "" });
  await player.post("/en/coupon", { intent: "save-code" });
  await player.post("/en/coupon", { intent: "load-code", code: "ABCD2345" });
  await player.post("/en/coupon", { intent: "one-click", bet: first.bet, key: "key-00000001" });
  await player.post("/en/coupon", { intent: "type", typeId: "1" });
  await player.post("/en/coupon", { intent: "max" });
  await player.post("/en/coupon", { intent: "account", accountId: "11" });
  await player.post("/en/coupon", { intent: "remove", bet: third.name });
  await player.post("/en/coupon/settings", { changeCoefAction: "1" });
  const receipt = await receiptOf(player, "100");
  await player.get(`/en/coupon/receipt/${receipt.id}`);
  await player.get(`/en/print-coupon/${receipt.id}`);
  await player.fetch(`/remote/cash-out/en/coupon/receipt/${receipt.id}`);
  await player.post("/en/coupon", {
    intent: "cash-out",
    coupon: receipt.id,
    quote: "none",
    key: "key-00000001",
  });
  await player.post("/en/coupon", { intent: "clear" });
  const saved = {
    bets: [
      { gameId: first.gameId, marketId: first.marketId, type: "1", param: "", coef: first.coef },
    ],
  };
  await player.post("/en/coupon", { intent: "restore", saved: JSON.stringify(saved) });
  await player.get("/en/office/history");
  await player.fetch("/remote/office/en/office/account");
  await player.data("/en/office/settings", "routes/settings");

  const payment = { accountId: "11", method: "test-4242", amount: "100", key: "key-00000007" };
  await player.get("/en/office/recharge");
  const paid = await player.post("/en/office/recharge", payment);
  await player.get(paid.location ?? "/en/onpay/success");
  await player.post("/en/office/recharge", { ...payment, amount: "lots", key: "key-00000008" });
  await player.get("/en/office/deduce");
  await player.post("/en/office/deduce", { ...payment, method: "test-0002", key: "key-00000009" });
  await player.get("/en/onpay/withdraw/fail?payment=1");
  await player.data("/en/office/recharge", "routes/recharge");

  const newcomer = visitor();
  await newcomer.signIn("terms@example.test");
  await newcomer.get("/en/confirm");
  await newcomer.post("/en/confirm", { accept: "0" });

  const leaving = visitor();
  await leaving.signIn("new@example.test");
  const limits = "/en/office/responsible";
  await leaving.get(limits);
  await leaving.post(limits, {
    intent: "save",
    "limit-20": "1000",
    "limit-31": "2",
    key: "key-00000002",
  });
  await leaving.post(limits, { intent: "save", "limit-20": "3000", key: "key-00000003" });
  await leaving.get(`${limits}/test`);
  await leaving.post(`${limits}/test`, { tokenGuid: "none", "answer-1": "2", key: "key-00000004" });
  await leaving.get(`${limits}/approval`);
  await leaving.post(`${limits}/approval`, { action: "0", key: "key-00000005" });
  await leaving.post(limits, { intent: "save", "limit-30": "1", selfExcludeReason: "1" });
  await leaving.get(`${limits}?confirm=1`);
  await leaving.post(limits, { intent: "exclude-confirm", key: "key-00000006" });
  await leaving.post(limits, { intent: "cancel" });
  await leaving.post(limits, { intent: "break", key: "k" });
  await leaving.get("/en/office/security/device");
  await leaving.post("/en/office/security/device", { intent: "show" });
  await leaving.post("/en/office/security/device", { intent: "confirm", request: "none" });
  await leaving.get("/en/office/identification");
  await leaving.post("/en/office/identification", { name: "Anna", date_birthday: "1990-02-28" });
  await leaving.post("/en/?index", { intent: "none" });
  await leaving.post("/en/about", { intent: "none" });
  await leaving.get("/en/reality-check?returnUrl=%2Fen%2Fabout");
  await leaving.post("/en/reality-check", {
    action: "continue",
    do_not_show_again: "1",
    returnUrl: "/en/about",
  });
  await leaving.fetch("/remote/pulse?ping=1&active=1&sync=1");
  await leaving.get("/en/user/logout");
  await leaving.post("/en/user/logout", { everywhere: "0" });

  sent.push(markets(first), ...pushed(first));
  return sent;
}

async function bets(site: Site) {
  const games = await site.games();
  const [one, two, three] = games.slice(0, 3).map((game) => betOn(game, "1"));
  if (!one || !two || !three) throw new Error("the line has fewer than three games");
  return [one, two, three] as const;
}

/** What moves, as a stream and as one answer. */
function pushed({ gameId, marketId }: ReturnType<typeof betOn>): readonly Sent[] {
  const target = `/remote/push?watch=${serializeWatch(new Map([[gameId, new Set([marketId])]]))}`;
  const accepts = ["text/event-stream", "application/json"];
  return accepts.map((accept) => ({
    method: "GET",
    target,
    headers: [["accept", accept]],
    body: null,
  }));
}

/** The control interface takes more methods than any other address. */
function markets({ marketId }: { readonly marketId: number }): Sent {
  return {
    method: "PATCH",
    target: `/sandbox/markets/${marketId}`,
    headers: [["content-type", "application/json"]],
    body: JSON.stringify({ coef: "2.5", isBlocked: false }),
  };
}

const proven = { code: "123456", password: "Winter2026", password_again: "Winter2026" };

/** Registering, proving an address, recovering a password, and what a player changes of them. */
async function identityFlows(visitor: () => Browser): Promise<void> {
  const stranger = visitor();
  const anna = {
    intent: "register",
    country: "gb",
    currency: "GBP",
    email: "anna@example.test",
    password: proven.password,
    password_again: proven.password_again,
    user_name: "Anna",
    surname: "Smith",
    birthday_date: "1990-02-28",
    phone_code: "+44",
    phone_number: "7400123456",
    accept: "1",
  };
  for (const type of ["full_reg", "phone_reg", "soc_reg", "fast_reg"]) {
    await stranger.get(`/en/registration/${type}`);
    await stranger.post(`/en/registration/${type}`, { ...anna, provider: "google" });
    await stranger.post(`/en/registration/${type}`, { code: proven.code });
  }
  await stranger.fetch("/remote/new-account/file");
  await stranger.get("/en/registration-old");
  await stranger.post("/en/registration-old", anna);
  await stranger.fetch("/remote/social/google?code=abc&state=def");
  await stranger.get("/en/?showForgotPasswordModal=1");
  for (const page of ["passwordreset", "accountverify", "activate", "activatefast"]) {
    await stranger.get(`/en/user/${page}?token=abc`);
    await stranger.post(`/en/user/${page}`, { login: "demo@example.test" });
    await stranger.post(`/en/user/${page}`, proven);
  }
  await stranger.get("/en/user/stopnewsletter?token=abc");
  await stranger.post("/en/user/stopnewsletter?token=abc", { intent: "stop" });
  await stranger.post("/remote/unsubscribe?token=abc", { "List-Unsubscribe": "One-Click" });

  const careful = visitor();
  await careful.signIn("demo@example.test");
  await careful.get("/en/office/security");
  const security = { ...proven, password_old: "wrong", question: "1", answer: "x", session: "1" };
  for (const intent of ["password", "two-step-start", "two-step", "phone", "email", "question"])
    await careful.post("/en/office/security", { intent, email: "a@example.test", ...security });
  await careful.get("/en/office/security/device");
  await careful.post("/en/office/security/device", { intent: "show" });
}
