import { z } from "zod";
import { isRequestKey } from "~/domain/money/request-key";
import { ageLimitOfCountry } from "~/domain/settings/site-config";
import { declareForm, type FormResult, type ScreenForm } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/action.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import { isTicked } from "~/features/screens/ticked";
import {
  changeSeeds,
  type GameFailure,
  launchGame,
  markFavourite,
  type PlayFunds,
  playGame,
} from "~/platform/casino/client.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropCookies } from "~/server/pending-cookies.server";
import { postRules } from "~/server/post-limits/rules.server";

/** Screens that are a game's page. */
const gameScreens = ["casino:slots-game", "casino:casino-game", "games-view"] as const;

/** Fields of a play besides those that are named: chips of a table, cards that are held. */
const furtherFields = /^(?:bet-[\w-]{1,30}|hold-[1-5])$/;

const text = z.string().max(100).default("");
const named = {
  stake: text,
  key: text,
  lines: text,
  target: text,
  side: text,
  "cash-out-at": text,
  action: text,
  numbers: z.union([z.string().max(400), z.array(z.string().max(8)).max(100)]).default(""),
} as const;

/** The game of an address: `…/game/{gameId}/…` or `games/{gameRoute}`. */
function gameIn({ decision }: RequestContext): string {
  const params = decision.kind === "render" ? decision.params : {};
  return params["gameId"] ?? params["gameRoute"] ?? "";
}

/** The account or fun session in the address; a fun mode without its token is invalid. */
function tableIn({ url }: RequestContext): PlayFunds | null {
  const query = url.searchParams;
  if (query.get("mode") === "fun") {
    const token = query.get("session") ?? "";
    return token === "" ? null : { mode: "fun", token };
  }
  return { mode: "real", accountId: wholeOrNull(query.get("account")) };
}

function wholeOrNull(typed: string | null): number | null {
  return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}

/** The game's own page: its address with what it is played with. */
function pageOf({ url }: RequestContext, table: PlayFunds, round: string | null): string {
  const query = new URLSearchParams({ mode: table.mode });
  if (table.mode === "fun") query.set("session", table.token);
  else if (table.accountId !== null) query.set("account", String(table.accountId));
  if (round !== null) query.set("round", round);
  return `${url.pathname}?${query}`;
}

function signIn({ config, lng, url }: RequestContext): string {
  const returnUrl = url.pathname + url.search;
  return signInTarget({
    isSignedIn: false,
    config,
    lng,
    origin: url.origin,
    path: ["casino"],
    returnUrl,
  });
}

/** HTTP statuses of refusals that the player cannot resolve by changing a field. */
const statuses: Readonly<Record<string, number>> = {
  excluded: 403,
  "account-frozen": 403,
  "not-found": 404,
  "session-limit": 403,
  "too-soon": 409,
  "bets-closed": 409,
  "round-open": 409,
  "round-over": 409,
};

function refusedAs(context: RequestContext, failure: GameFailure): FormResult {
  switch (failure.kind) {
    case "sign-in":
      return { ok: true, to: signIn(context) };
    case "refused": {
      const { code, title, field } = failure.refusal;
      return { ok: false, status: statuses[code] ?? 422, errors: [{ field, code, title }] };
    }
    // A lost response is not shown as a refusal: the page shows the round if there was one, and
    // repeating the key plays it once.
    case "unknown":
      return { ok: false, status: 503, errors: [{ field: null, code: "checking" }] };
    default:
      return { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
  }
}

/** The age that a visitor has confirmed is enough for play without money (CAS-03). */
function isOfAge({ session, config, country }: RequestContext, request: Request): boolean {
  if (session.kind === "player") return true;
  const age = Number(readPlainCookie(request, "age") ?? "0");
  return age >= ageLimitOfCountry(config.licence, country);
}

function confirmAge({ config, country, scope }: RequestContext, request: Request): void {
  const age = String(ageLimitOfCountry(config.licence, country));
  dropCookies(scope, "age");
  scope.cookies.push(
    config.ageGate.isForSession
      ? writePlainCookie(request, "age", age, null)
      : writePlainCookie(request, "age", age),
  );
}

async function launch(
  { mode, accountId, confirm }: { mode: "fun" | "real"; accountId: string; confirm: string },
  { context, request }: FormPost,
): Promise<FormResult> {
  if (mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signIn(context) };
  if (mode === "fun" && !isOfAge(context, request)) {
    if (!isTicked(confirm)) return { ok: false, errors: [{ field: "confirm", code: "age" }] };
    confirmAge(context, request);
  }
  const order = { game: gameIn(context), mode, accountId: wholeOrNull(accountId) };
  const opened = await launchGame(context.platform, order);
  return opened.kind === "open"
    ? { ok: true, to: pageOf(context, opened.table, null) }
    : refusedAs(context, opened);
}

async function play({ key }: { key: string }, post: FormPost): Promise<FormResult> {
  const { context, form, request } = post;
  const table = tableIn(context);
  if (!table) return { ok: true, to: context.url.pathname };
  if (table.mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signIn(context) };
  // Refuses play while player protection data is unavailable (LIM-20).
  if (table.mode === "real" && !areProtectionsKnown(context))
    return { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
  if (table.mode === "fun" && !isOfAge(context, request))
    return { ok: false, status: 403, errors: [{ field: null, code: "age" }] };
  if (!isRequestKey(key)) return { ok: false, errors: [{ field: null, code: "expired" }] };
  const order = { game: gameIn(context), table, key, fields: fieldsOf(form) };
  const result = await playGame(context.platform, order);
  if (result.kind !== "played") return refusedAs(context, result);
  const own =
    table.mode === "real" ? { ...table, accountId: result.accountId ?? table.accountId } : table;
  return { ok: true, to: pageOf(context, own, result.id) };
}

/** The game's fields of a post, without what the shell itself reads. */
function fieldsOf(form: FormData): Record<string, string[]> {
  const isOwn = (name: string) =>
    furtherFields.test(name) || (name !== "key" && Object.hasOwn(named, name));
  const names = [...new Set(form.keys())].filter(isOwn);
  return Object.fromEntries(
    names.map((name) => [
      name,
      form
        .getAll(name)
        .flatMap((value) =>
          typeof value === "string" && value.trim() !== "" ? [value.slice(0, 40)] : [],
        ),
    ]),
  );
}

async function seeds(clientSeed: string | null, { context }: FormPost): Promise<FormResult> {
  const table = tableIn(context);
  if (!table) return { ok: true, to: context.url.pathname };
  if (table.mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signIn(context) };
  const done = await changeSeeds(context.platform, table, clientSeed);
  return done.kind === "done"
    ? { ok: true, to: `${pageOf(context, table, null)}&seeds=changed` }
    : refusedAs(context, done);
}

async function mark(isFavourite: boolean, { context }: FormPost): Promise<FormResult> {
  if (context.session.kind !== "player") return { ok: true, to: signIn(context) };
  const done = await markFavourite(context.platform, gameIn(context), isFavourite);
  return done.kind === "done"
    ? { ok: true, to: context.url.pathname + context.url.search }
    : refusedAs(context, done);
}

/** Forms of a game's page (CAS-03, CAS-05, CAS-11), the same on each of its addresses. */
export const gameForms: readonly ScreenForm[] = gameScreens.flatMap((screen) => [
  declareForm({
    screen,
    intent: "launch",
    fields: z.object({
      mode: z.enum(["fun", "real"], { message: "choice" }),
      accountId: text,
      confirm: text,
    }),
    rule: postRules.launching,
    run: launch,
  }),
  declareForm({
    screen,
    intent: "play",
    fields: z.object(named),
    further: furtherFields,
    rule: postRules.rounds,
    isPlay: true,
    run: play,
  }),
  declareForm({
    screen,
    intent: "client-seed",
    fields: z.object({ seed: z.string({ message: "required" }).max(64, { message: "invalid" }) }),
    rule: postRules.launching,
    run: ({ seed }, post) => seeds(seed, post),
  }),
  declareForm({
    screen,
    intent: "new-seed",
    fields: z.object({}),
    rule: postRules.launching,
    run: (_none, post) => seeds(null, post),
  }),
  declareForm({
    screen,
    intent: "favourite",
    fields: z.object({ on: z.enum(["0", "1"], { message: "choice" }) }),
    rule: postRules.launching,
    run: ({ on }, post) => mark(on === "1", post),
  }),
]);
