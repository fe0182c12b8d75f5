import { createContext, useContext } from "react";
import type { Refusal } from "~/domain/coupon/refusal";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { choiceFieldOfRefusal } from "./refusals";
import { useRefusalText } from "./use-refusal-text";

const RefusalContext = createContext<readonly Refusal[]>([]);

/** Provides the last response's refusals to the coupon's choice fields. */
export const RefusalProvider = RefusalContext.Provider;

/** The error of a choice field from the last response (CPP-06). */
export function useRefusalAt(field: string, iso: string): FieldErrorCodeAndText | null {
  const words = useRefusalText(iso);
  const refusal = useContext(RefusalContext).find((one) => choiceFieldOfRefusal(one) === field);
  return refusal ? { code: refusal.code, message: words(refusal) } : null;
}
