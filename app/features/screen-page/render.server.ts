import type { LoaderFunctionArgs } from "@remix-run/node";
import { betRefText } from "~/domain/coupon/bet";
import { oddsViewOf } from "~/domain/settings/global-settings";
import { stakeWord } from "~/features/coupon/one-click/one-click";
import { oneClickOf } from "~/features/coupon/one-click/one-click.server";
import { newKey, readCoupon } from "~/features/coupon/storage/cookie.server";
import { refusedFormOf } from "~/features/forms/declare.server";
import { formTexts } from "~/features/forms/error-texts.server";
import type { authorizePage } from "~/features/gate/authorize.server";
import { initialOf, notAsked, type RemoteInitial } from "~/features/remote-pages/fragment";
import { keepFragment } from "~/features/remote-pages/fragments.server";
import { loadFragment } from "~/features/remote-pages/load.server";
import { statusWith } from "~/features/remote-pages/rank";
import { loadDeps } from "~/features/remote-pages/wiring.server";
import { remoteOf } from "~/features/screens/own-pages";

type Leaf = Awaited<ReturnType<typeof authorizePage>>;

/**
 * Initial data of a screen's outlet: its remote's fragment within the budget; null where the shell draws the
 * page.
 */
export async function renderRemote(
  context: Leaf,
  { request, context: loadContext }: LoaderFunctionArgs,
) {
  const { decision, config, url, platform, scope } = context;
  const drawn = remoteOf(decision.screen);
  const remote = drawn ? config.remotes[drawn.app] : undefined;
  if (!drawn || !remote) return null;
  const { app, isPersonal } = drawn;
  const outlet = { app, path: url.pathname, search: remoteSearch(url) };
  if (scope.kind === "data") return { ...outlet, initial: notAsked, status: 200 };
  const ask = { ...outlet, remote, isPersonal: isPersonal || getsToken(context) };
  const result = await loadFragment(loadDeps(url.origin), platform, ask);
  const { remoteRank } = decision.screen;
  const status = statusWith(remoteRank, result, decision.status);
  // A primary remote is the page: the error page of its status replaces it (REM-07).
  if (remoteRank === "primary" && result.state === "error" && result.status !== undefined)
    throw new Response(null, { status });
  if (result.state === "ready") {
    const coupon = await readCoupon(context, request);
    const chosen = new Set(coupon.bets.map(betRefText));
    const oneClick = await oneClickOf(context, request);
    keepFragment(loadContext, app, result.fragment, {
      csrf: context.csrf,
      nonce: scope.nonce,
      odds: oddsViewOf(context.settings),
      press: oneClick && { key: newKey(), stake: stakeWord(oneClick) },
      chosen,
      refused: await refusedOn(context),
    });
  }
  const initial: RemoteInitial = initialOf(result);
  return { ...outlet, initial, status };
}

/** Whether the screen's remote gets the token of whoever asks. */
export function getsToken({ decision, session }: Pick<Leaf, "decision" | "session">): boolean {
  const { isPersonal, isPersonalForPlayers } = decision.screen;
  return isPersonal || (isPersonalForPlayers && session.kind === "player");
}

/** A remote's part that the page can do without; null = the shell draws it itself (REG-01). */
export async function renderWidget(context: Leaf, args: LoaderFunctionArgs) {
  const remote = await renderRemote(context, args).catch((thrown: unknown) => {
    if (thrown instanceof Response) return null;
    throw thrown;
  });
  if (!remote || remote.initial.state === "error") return null;
  const { app, path, search, initial } = remote;
  return { app, path, search, initial };
}

/** The form that this request has refused, in the page's language. */
async function refusedOn({ scope, lng }: Leaf) {
  const reply = refusedFormOf(scope);
  if (!reply) return null;
  return { reply, texts: await formTexts(lng) };
}

/** The page's query for its remote, without the shell's own parameters. */
export function remoteSearch(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ["slip", "modal", "returnUrl", "redirects", "consent"]) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}
