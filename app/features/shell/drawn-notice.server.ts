import { banAllowsWithdrawal } from "~/domain/accounts/ban";
import { maintenanceLanguage } from "~/features/blocking/maintenance";
import type { RequestContext } from "~/features/gate/request-context";
import { displayAndFavouritesHeaders } from "~/features/remote-pages/display.server";
import { loadFragment } from "~/features/remote-pages/load.server";
import { createFragmentLoadDeps } from "~/features/remote-pages/wiring.server";

/** The app that draws error pages and notices (CNT-06). */
const noticeApp = "technical-pages";
/** A notice is words: what could be used is none, and the shell draws its own. */
const usable = /<(?:a|form|button|input|select|textarea|iframe|video|audio)\b/i;

/**
 * The words of a notice as the technical-pages app draws them; null = it has none, is away or late, or its reply is no
 * notice, and the shell draws its own. Whether a visitor gets the notice, its status and its headers are decided before,
 * and what leads out of it is the shell's (CNT-06).
 */
export async function drawnNotice(context: RequestContext): Promise<string | null> {
  const { config, lng, url, platform } = context;
  const notice = noticeName(context);
  const remote = config.remotes[noticeApp];
  if (notice === null || !remote) return null;
  const language = notice === "maintenance" ? maintenanceLanguage(lng) : lng;
  const result = await loadFragment(
    createFragmentLoadDeps(url.origin, config.vendors.frame),
    platform,
    {
      app: noticeApp,
      remote,
      path: `/${language}/${notice}`,
      search: "",
      isPersonal: false,
      display: {
        ...displayAndFavouritesHeaders(context, false),
        "x-notice": new URLSearchParams(factsOf(notice, context)).toString(),
      },
    },
  );
  if (result.state !== "ready") return null;
  const { body } = result.fragment;
  return /<h1[\s>]/i.test(body) && !usable.test(body) ? body : null;
}

function noticeName({ decision }: RequestContext): string | null {
  if (decision.kind === "notice") return decision.reason;
  return decision.kind === "render" && decision.screen.id === "oldbrowser" ? "oldbrowser" : null;
}

/** What a notice states: when maintenance begins and ends, ISO 8601; whether a banned player can withdraw. */
function factsOf(
  notice: string,
  { maintenance, config, player }: RequestContext,
): Record<string, string> {
  if (notice === "maintenance") {
    const { startsAt, endsAt } = maintenance;
    return {
      ...(startsAt === null ? {} : { from: new Date(startsAt).toISOString() }),
      ...(endsAt === null ? {} : { to: new Date(endsAt).toISOString() }),
      zone: String(config.timeZone),
    };
  }
  if (notice === "banned" && player)
    return { withdrawal: banAllowsWithdrawal(player.ban) ? "1" : "0" };
  return {};
}
