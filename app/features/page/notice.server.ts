import { banAllowsWithdrawal, isBanned } from "~/domain/accounts/ban";
import { utcOffsetText } from "~/domain/settings/time-zone";
import { maintenanceLanguage } from "~/features/blocking/maintenance";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { formatDateTime } from "~/i18n/format";

/** The data of a notice page. */
export type NoticeData = NonNullable<ReturnType<typeof noticeData>> & {
  /** Its words as a remote has drawn them; null = the shell draws its own (CNT-06). */
  readonly drawn: string | null;
};

/** Texts and times of a notice, or null for other pages (NTC-05, NTC-06). */
export function noticeData({ decision, lng, maintenance, config, url, player }: RequestContext) {
  const isNotice =
    decision.kind === "notice" ||
    (decision.kind === "render" && decision.screen.layout === "blocked");
  if (!isNotice) return null;
  const textLanguage = maintenanceLanguage(lng);
  const style = { timeZone: config.timeZone, is12h: false };
  const timeText = (at: number | null) =>
    at === null ? null : formatDateTime(textLanguage, at, style);
  return {
    messages: textsOfDictionaries(lng, ["notices"]),
    supportHref: null,
    ban:
      player && isBanned(player.ban)
        ? {
            code: `${player.ban.level}-${player.ban.version}`,
            playerId: player.id,
            appealHref: screenPath(lng, "block-appeal-history"),
            contactsHref: screenPath(lng, "info:contacts"),
            logoutHref: screenPath(lng, "user:logout"),
            withdrawHref: banAllowsWithdrawal(player.ban) ? screenPath(lng, "office:deduce") : null,
          }
        : null,
    maintenance: {
      from: timeText(maintenance.startsAt),
      to: timeText(maintenance.endsAt),
      zone: utcOffsetText(config.timeZone),
      textLanguage,
      href: url.pathname,
    },
  };
}
