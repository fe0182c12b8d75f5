import { limitFieldName } from "~/domain/limits/codes";
import { useTranslation } from "~/i18n/I18nProvider";
import type { SummaryError } from "~/ui/ErrorSummary";
import type { FailedLimitsReply } from "./reply";
import { stricterLimitFieldName } from "./stricter";
import { useLimitFullName } from "./use-limit-text";

/** Errors of a refused form of limits: at each field, or the service's own title (LIM-03). */
export function useLimitErrors(reply: FailedLimitsReply | null): readonly SummaryError[] {
  const { t } = useTranslation("limits");
  const title = useLimitFullName();
  if (reply === null) return [];
  switch (reply.kind) {
    case "fields":
      return reply.errors.map(([code, error]) => ({
        code: error,
        field: reply.isStricter ? stricterLimitFieldName(code) : limitFieldName(code),
        message: `${title(code)}: ${t(`error_${error}`)}`,
      }));
    case "unavailable":
    case "unanswered":
    case "changed":
    case "unchosen":
      return [{ code: reply.kind, message: t(`error_${reply.kind}`) }];
    default: {
      const status = reply.status === 400 || reply.status === 401 ? reply.status : 403;
      return [{ code: `limits-${status}`, message: reply.title || t(`error_${status}`) }];
    }
  }
}
