import { desc, inArray } from "drizzle-orm";
import { parsePlayerPreferences } from "~/domain/settings/own-settings";
import { isLanguage, type Language } from "~/i18n/languages";
import { playerSettingsWire } from "~/platform/services/user/wire.server";
import type { Db } from "../../db/open";
import { outbox, unsubscribedAddressHashes } from "../../db/schema";
import type { GameSnapshot } from "../../feed/types";
import { readerDateFormat } from "../../remotes/clock";
import { textInLanguage } from "../../remotes/markup";
import { emailTo, type MessageAddress, type OutgoingMessage, smsTo } from "../messages/send";
import { provenPhone } from "../own-account";
import { hashSecretOrAddress, type PlayerRow } from "../people";
import { restrictionOf } from "../restrictions";
import type { SandboxServices } from "../sandbox-services";
import { subscribersWithoutAccount } from "./subscribers";
import { unsubscribePagePath } from "./unsubscribe-link";

/** Matches that an issue names. */
const mostMatches = 3;

/** Writes the messages of an issue of the newsletter. */
export interface ComposeIssue {
  /** To those of some players who have chosen news and may be sent advertising. */
  readonly toPlayers: (
    tx: Db,
    some: readonly PlayerRow[],
    now: number,
  ) => Promise<readonly OutgoingMessage[]>;
  /** To the confirmed addresses of subscribers who are no players (REG-08). */
  readonly toSubscribers: (tx: Db) => Promise<readonly OutgoingMessage[]>;
}

/** Returns what writes an issue's messages; the issue's matches are looked up once. */
export function issueComposer(services: SandboxServices): ComposeIssue {
  const { config } = services.world.state;
  const filter = { status: "line", isCyber: false, limit: mostMatches } as const;
  const games = services.feed.games(filter, services.world.now(), new Map());
  const byLanguage = new Map<Language, string>();
  const matches = (lng: Language) => {
    const text = byLanguage.get(lng) ?? matchesIn(games, lng, config.timeZone);
    byLanguage.set(lng, text);
    return text;
  };

  return {
    async toPlayers(tx, some, now) {
      const allowed = some.filter((player) => restrictionOf(player, "mail", now) === null);
      const stops = await stopsAmong(tx, allowed);
      const addresses = allowed.flatMap((player) => addressesOf(player, stops));
      const last = await lastLanguages(tx, addresses);
      return addresses.map((to): OutgoingMessage => {
        const lng = last.get(to.address) ?? config.languages.default;
        return messageTo(services, to, isLanguage(lng) ? lng : "en", matches);
      });
    },
    async toSubscribers(tx) {
      return (await subscribersWithoutAccount(tx)).map(({ address, lng }) =>
        messageTo(services, emailTo(address), isLanguage(lng) ? lng : "en", matches),
      );
    },
  };
}

function messageTo(
  services: SandboxServices,
  to: MessageAddress,
  lng: Language,
  matches: (lng: Language) => string,
): OutgoingMessage {
  const values = { matches: matches(lng) };
  if (to.kind === "sms") {
    const path = unsubscribePagePath(services, lng, { kind: "sms", address: to.address });
    return { to, lng, template: "news-sms", path, values };
  }
  return { to, lng, template: "news-issue", path: `/${lng}/home/line`, values, stop: "news" };
}

function addressesOf(player: PlayerRow, stops: ReadonlySet<string>): MessageAddress[] {
  const phone = provenPhone(player);
  const isBySms = parsePlayerPreferences(playerSettingsWire.parse(player.settings)).enable_sms_news;
  const isByMail =
    player.wantsNews && player.login.includes("@") && !stops.has(hashSecretOrAddress(player.login));
  return [
    ...(isByMail ? [emailTo(player.login)] : []),
    ...(isBySms && phone ? [smsTo(phone)] : []),
  ];
}

/**
 * Of the players who want news, the hashes of those e-mail addresses that have been unsubscribed
 * from them.
 */
async function stopsAmong(tx: Db, some: readonly PlayerRow[]): Promise<ReadonlySet<string>> {
  const hashes = some.flatMap(({ wantsNews, login }) =>
    wantsNews ? [hashSecretOrAddress(login)] : [],
  );
  const rows = await tx
    .select()
    .from(unsubscribedAddressHashes)
    .where(inArray(unsubscribedAddressHashes.address, hashes));
  return new Set(rows.map(({ address }) => address));
}

/**
 * Language of the last message to each of these addresses, by address; an address without a message
 * is left out.
 */
async function lastLanguages(
  tx: Db,
  some: readonly MessageAddress[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = some.map(({ address }) => address);
  const rows = await tx
    .selectDistinctOn([outbox.to], { to: outbox.to, lng: outbox.lng })
    .from(outbox)
    .where(inArray(outbox.to, addresses))
    .orderBy(outbox.to, desc(outbox.id));
  return new Map(rows.map(({ to, lng }) => [to, lng]));
}

/** Text that lists matches with their dates, a line each: "Arsenal – Leeds, 28 November 2026". */
function matchesIn(games: readonly GameSnapshot[], lng: Language, timeZone: number): string {
  const clock = readerDateFormat(lng, timeZone, false);
  return games
    .map(
      ({ home, away, startsAt }) =>
        `${textInLanguage(home, lng)} – ${textInLanguage(away, lng)}, ${clock.dateText(startsAt)}`,
    )
    .join("\n");
}
