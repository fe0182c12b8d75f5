import { randomUUID } from "node:crypto";
import { limitRaiseApprovalDelayMs } from "~/domain/limits/approval";
import { findLongestPlayLock } from "~/domain/limits/play-lock";
import { type ExclusionReason, exclusionReasonIdOrFirst } from "~/domain/limits/reasons";
import { type Helpline, helplinesOfCountryAndGeneral } from "~/domain/settings/helplines";
import { constraintsOf } from "~/features/forms/declare.server";
import { ageLimitOfReader } from "~/features/gate/age-limit";
import type { RequestContext } from "~/features/gate/request-context";
import type { TimeStyle } from "~/i18n/zone";
import {
  loadExclusionReasons,
  loadLimitChoices,
  loadLimits,
} from "~/platform/services/limits/client.server";
import { startBreakForm } from "./break.server";
import { cancelPendingDepositLimitsForm } from "./cancel.server";
import {
  type ChosenExclusions,
  confirmExclusionForm,
  loadExclusionsChosenInSession,
} from "./exclude.server";
import type { LimitsFlash } from "./flash";
import { consumeLimitsFlash } from "./flash.server";
import { findOpenTestToken } from "./knowledge-test.server";
import { refillWithChosenReadingForm, saveLimitsForm, saveStricterLimitsForm } from "./save.server";
import { buildLimitsView, hasSaferGamblingLogo, type LimitsView } from "./view";

/** Loader data of the page of limits. */
export interface ResponsibleData {
  /**
   * The player's limits as the page shows them; null while the limit service does not answer
   * (LIM-20).
   */
  readonly view: LimitsView | null;
  /** Exclusions that wait for confirmation. */
  readonly chosen: ChosenExclusions | null;
  readonly news: LimitsFlash | null;
  /** A knowledge test is unanswered: until it is passed no limit is raised (LIM-04). */
  readonly hasOpenKnowledgeTest: boolean;
  readonly delayHours: number;
  readonly reasons: readonly ExclusionReason[];
  /** The selected reason: the player's, or the first one (LIM-08); null where none is asked for. */
  readonly reasonId: number | null;
  readonly hasPolicyLogo: boolean;
  readonly ageMark: string;
  readonly helplines: readonly Helpline[];
  readonly key: string;
  readonly timeStyle: TimeStyle;
  /** HTML constraints of the fields, by form. */
  readonly constraints: Readonly<Record<"save" | "stricter", ReturnType<typeof constraintsOf>>>;
}

/** Loads all data of the page of limits (LIM-01, LIM-08, LIM-11, LIM-14). */
export async function loadResponsiblePage(
  context: RequestContext,
  request: Request,
): Promise<ResponsibleData> {
  const { platform, config, settings, player, url, now } = context;
  const { playerSafety } = config;
  // A failed form may have changed the limits since this request was authorized.
  const read = context.limits && (await loadLimits(platform));
  const limits = read?.ok ? read.value : null;
  const isConfirming = url.searchParams.get("confirm") === "1";
  const [choices, reasons, chosen] = await Promise.all([
    limits ? loadLimitChoices(platform) : null,
    limits && playerSafety.hasExclusionReasons ? loadExclusionReasons(platform) : null,
    isConfirming ? loadExclusionsChosenInSession(context, request) : null,
  ]);
  const known = reasons?.ok ? reasons.value : [];
  const own = limits?.all.find(({ code }) => code === 30)?.reasonId;
  return {
    view:
      limits && choices?.ok
        ? buildLimitsView({
            limits: limits.all,
            choices: choices.value,
            now,
            isBySection: playerSafety.isDisabledBySection,
            delayMs: limitRaiseApprovalDelayMs(playerSafety),
          })
        : null,
    chosen,
    news: await consumeLimitsFlash(
      context,
      request,
      limits !== null && findLongestPlayLock(limits.all, now) !== null,
    ),
    hasOpenKnowledgeTest: (await findOpenTestToken(context, request)) !== null,
    delayHours: playerSafety.raiseDelayHours,
    reasons: known,
    reasonId: exclusionReasonIdOrFirst(known, own),
    hasPolicyLogo: player !== null && hasSaferGamblingLogo(player.countryId),
    ageMark: `${ageLimitOfReader(context)}+`,
    helplines: helplinesOfCountryAndGeneral(config.helplines, player?.country ?? null),
    key: randomUUID(),
    timeStyle: { timeZone: settings.timeZone, is12h: settings.is12h },
    constraints: {
      save: constraintsOf(saveLimitsForm),
      stricter: constraintsOf(saveStricterLimitsForm),
    },
  };
}

/** The forms of the page of limits. */
export const responsibleForms = [
  saveLimitsForm,
  refillWithChosenReadingForm,
  saveStricterLimitsForm,
  cancelPendingDepositLimitsForm,
  startBreakForm,
  confirmExclusionForm,
] as const;
