import { eq } from "drizzle-orm";
import { Hono } from "hono";
import {
  type IdentityFormField,
  validateIdentityForm,
} from "~/domain/identification/identification";
import {
  addOrRemoveFavourite,
  isFavouriteText,
  parseFavourites,
  serializeFavourites,
} from "~/domain/settings/favourites";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import { userCalls } from "~/platform/services/user/calls.server";
import { playerRecordWire } from "~/platform/services/user/config-wire.server";
import { playerSettingsWire } from "~/platform/services/user/wire.server";
import { isoTime } from "../clock";
import { players, unsubscribedAddressHashes } from "../db/schema";
import { HttpErrorAnswer } from "./http";
import { countWithdrawalsAndBonuses } from "./office/waiting";
import {
  hashSecretOrAddress,
  type PlayerRow,
  readTokenClaimsIgnoringSession,
  requirePlayer,
} from "./people";
import {
  isSelfExcludedPerson,
  lockPersonUntilCommit,
  personFromConfig,
} from "./registration/person-lock";
import type { UserConfigWire } from "./remote-deps";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";
import { sessionSummary } from "./session-summary";

/**
 * User config (ACC-01), player settings, favourites, identification, the session summary, and what
 * the shell reports: answered reality checks and presence.
 */
export function userRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, userCalls.config, async ({ request }) => {
    const player = await requirePlayer(services, request);
    const config = currentUserConfig(player, services.world.now());
    return {
      result: { ...config, ...(await countWithdrawalsAndBonuses(services, player.id)) },
    };
  });

  serve(app, userCalls.settings, async ({ request }) => {
    const player = await requirePlayer(services, request);
    const settings = playerSettingsWire.parse(player.settings);
    const { favourites, wantsNews } = player;
    return {
      ...settings,
      ...(favourites === "" ? {} : { favourites }),
      enable_mail_news: wantsNews,
    };
  });

  serve(app, userCalls.markFavourite, async ({ request, readBody }) => {
    const { id } = await requirePlayer(services, request);
    const { name, isOn } = await readBody();
    if (!isFavouriteText(name)) throw new HttpErrorAnswer(422, { code: "choice" });
    const favourites = await services.db.transaction(async (tx) => {
      const own = eq(players.id, id);
      const [row] = await tx.select().from(players).where(own).for("no key update");
      const text = serializeFavourites(
        addOrRemoveFavourite(parseFavourites(row?.favourites ?? ""), name, isOn),
      );
      await tx.update(players).set({ favourites: text }).where(own);
      return text;
    });
    return { favourites };
  });

  serve(app, userCalls.saveSettings, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { favourites: _, ...settings } = await readBody();
    const { enable_mail_news: news } = settings;
    // One setting for news, whether changed here, on the security page, or by a mail's link
    // (SET-02).
    const wantsNews = news === undefined ? player.wantsNews : ["1", "true"].includes(String(news));
    await services.db.transaction(async (tx) => {
      await tx.update(players).set({ settings, wantsNews }).where(eq(players.id, player.id));
      // Subscribing again removes earlier unsubscriptions.
      if (wantsNews && news !== undefined)
        await tx
          .delete(unsubscribedAddressHashes)
          .where(eq(unsubscribedAddressHashes.address, hashSecretOrAddress(player.login)));
    });
    return settings;
  });

  serve(app, userCalls.identify, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const by = await readBody();
    await services.db.transaction(async (tx) => {
      const own = eq(players.id, player.id);
      // Judged and written by the locked row, so that a ban that came meanwhile stays. The player
      // is locked before the person, as by a self-exclusion.
      const [row] = await tx.select().from(players).where(own).for("no key update");
      const config = parseUserConfig(row ?? player);
      // Once identified, only staff change a player's identity.
      if (!config.is_need_identification)
        throw new HttpErrorAnswer(409, { code: "identified", title: "" });
      const isKnownWay = by.type === "papers" || config.verification_types.includes(by.type);
      if (!isKnownWay) throw new HttpErrorAnswer(403, { code: "way", title: "" });
      const { type, ...papers } = by;
      if (by.type === "papers") refuseWrong(services, config.user_country_code, by);
      const user_data = { ...config.user_data, ...papers };
      const identified = playerRecordWire.parse({
        ...config,
        user_data,
        is_need_identification: false,
        verification_status: 1,
      });
      const person = personFromConfig({ config: identified });
      await lockPersonUntilCommit(tx, person);
      // A self-excluded person cannot play with a second account (REG-10).
      if (await isSelfExcludedPerson(tx, person, services.world.now(), player.id))
        throw new HttpErrorAnswer(403, { code: "excluded", title: "" });
      await tx.update(players).set({ config: identified }).where(own);
    });
    return { success: true as const };
  });

  serve(app, userCalls.sessionSummary, async ({ request }) => {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    return await sessionSummary(
      services,
      player.id,
      readTokenClaimsIgnoringSession(services, request)?.sid ?? "",
    );
  });

  // Validated and otherwise ignored; /sandbox/calls lists it.
  serve(app, userCalls.answerRealityCheck, async ({ request, readBody }) => {
    await requirePlayer(services, request);
    await readBody();
    return { success: true as const };
  });

  serve(app, userCalls.presence, async ({ request, readBody }) => {
    await requirePlayer(services, request);
    await readBody();
    return { success: true as const };
  });

  return app;
}

/**
 * Refuses identity papers (422, naming the field) that are filled in wrong or show that the player
 * is underage by the platform's clock; the shell checks the same (BAN-03).
 */
function refuseWrong(
  { world }: SandboxServices,
  country: string,
  papers: Readonly<Record<IdentityFormField, string>>,
) {
  const today = isoTime(world.now()).slice(0, 10);
  const [wrong] = validateIdentityForm(papers, {
    today,
    ageLimit: ageLimitOfCountry(world.state.config.licence, country),
  });
  if (wrong) throw new HttpErrorAnswer(422, { code: wrong[1], field: wrong[0], title: "" });
}

/** Validates the stored user config, including fields written by a patch. */
export function parseUserConfig(player: Pick<PlayerRow, "config">): UserConfigWire {
  return playerRecordWire.parse(player.config);
}

/** The user config with its counts of days as of now (ACC-10). */
export function currentUserConfig(player: PlayerRow, now: number): UserConfigWire {
  const config = parseUserConfig(player);
  const { passwordChangedAt, activateUntil } = player;
  return {
    ...config,
    ...(passwordChangedAt === null
      ? {}
      : { changed_pass_day_count: Math.max(0, Math.floor((now - passwordChangedAt) / dayMs)) }),
    ...(activateUntil === null
      ? {}
      : { remaining_days_to_activate: Math.max(0, Math.ceil((activateUntil - now) / dayMs)) }),
  };
}

const dayMs = 86_400_000;
