import { useState } from "react";
import { type SingleView, singleField } from "./singles";

/** The texts of the stakes of singles by the bet's name, as they stand in their fields. */
export interface TypedStakes {
  of(id: string): string;
  type(id: string, text: string): void;
}

/** What is typed stays until the coupon itself, or the answer to a post (`values`, by field), says another stake. */
export function useTypedStakes(
  singles: readonly Pick<SingleView, "id" | "amount">[],
  values: Readonly<Record<string, string>>,
): TypedStakes {
  const [typed, setTyped] = useState<
    Readonly<Record<string, { readonly known: string; readonly text: string }>>
  >({});
  const knownOf = (id: string) =>
    values[singleField(id)] ?? singles.find((single) => single.id === id)?.amount ?? "";
  return {
    of: (id) => (typed[id]?.known === knownOf(id) ? typed[id].text : knownOf(id)),
    type: (id, text) => setTyped({ ...typed, [id]: { known: knownOf(id), text } }),
  };
}
