import { createContext, useContext } from "react";
import type { FieldErrorText } from "~/ui/field-error";
import { choiceOf } from "./refusals";
import type { Refusal } from "./types";
import { useRefusalText } from "./use-refusal-text";

const RefusalContext = createContext<readonly Refusal[]>([]);

/** What the last answer said, for the choices of the coupon wherever they stand in it. */
export const RefusalProvider = RefusalContext.Provider;

/** What the last answer said of a choice, to stand at its field (CPP-06). */
export function useRefusalAt(field: string, iso: string): FieldErrorText | null {
  const words = useRefusalText(iso);
  const refusal = useContext(RefusalContext).find((one) => choiceOf(one) === field);
  return refusal ? { code: refusal.code, message: words(refusal) } : null;
}
