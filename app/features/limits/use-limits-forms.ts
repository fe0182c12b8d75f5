import { type LimitCode, limitFieldName, settableLimitCodes } from "~/domain/limits/codes";
import { useErrorSummary } from "~/features/forms/error-words";
import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import type { ResponsibleData } from "./page.server";
import { stricterLimitFieldName } from "./stricter";
import { useLimitFullName } from "./use-limit-text";

const words = { dictionary: "limits" } as const;

/** Errors of any form of the page of limits: at each limit by its name, or the service's own title (LIM-03). */
export function useLimitErrors(reply: FormReply<unknown> | null) {
  const title = useLimitFullName();
  const inSummary = (field: string, message: string) => {
    const code = settableLimitCodes.find((one) => fieldNamesOf(one).includes(field));
    return code === undefined ? message : `${title(code)}: ${message}`;
  };
  return useErrorSummary(reply, { words, inSummary });
}

const fieldNamesOf = (code: LimitCode): readonly string[] => [
  limitFieldName(code),
  stricterLimitFieldName(code),
];

/** The form of limits and that of stricter values, whose fields stand among each other (LIM-01, LIM-07). */
export function useLimitsForms(
  { view, constraints }: Pick<ResponsibleData, "view" | "constraints">,
  reply: FormReply<unknown> | null,
) {
  const fields = view?.sections.flatMap((section) => section.fields) ?? [];
  const shown = fields.map(({ code, shown }) => [limitFieldName(code), shown]);
  const save = useScreenForm<`limit-${LimitCode}`>({
    ...{ name: "save", id: "limits-save", reply, words },
    constraint: constraints.save,
    defaultValue: Object.fromEntries(shown),
  });
  const stricter = useScreenForm<`stricter-${LimitCode}`>({
    ...{ name: "stricter", id: "limits-stricter", reply, words },
    constraint: constraints.stricter,
  });
  return { save, stricter };
}

/** The forms of `useLimitsForms`, for the fields among each other. */
export type LimitsForms = ReturnType<typeof useLimitsForms>;
