import { useState } from "react";
import { type SingleView, singleField } from "./singles";
import { useTypedSince } from "./use-typed-since";

/** The texts of the stakes of singles by the bet's name, as they stand in their fields. */
export interface TypedStakes {
  of(id: string): string;
  type(id: string, text: string): void;
}

/**
 * What is typed stays until the coupon itself, or the answer to a post (`values`, by field), says another stake,
 * unless it was typed since that was asked for.
 */
export function useTypedStakes(
  singles: readonly Pick<SingleView, "id" | "amount">[],
  values: Readonly<Record<string, string>>,
): TypedStakes {
  const since = useTypedSince();
  const [typed, setTyped] = useState<
    Readonly<Record<string, { readonly known: string; readonly text: string }>>
  >({});
  const knownOf = (id: string) =>
    values[singleField(id)] ?? singles.find((single) => single.id === id)?.amount ?? "";
  return {
    of: (id) => {
      const own = typed[id];
      return own && (own.known === knownOf(id) || since.holds()) ? own.text : knownOf(id);
    },
    type: (id, text) => {
      since.note();
      setTyped({ ...typed, [id]: { known: knownOf(id), text } });
    },
  };
}
