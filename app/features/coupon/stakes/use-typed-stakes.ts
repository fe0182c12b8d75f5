import { useState } from "react";
import { typedValueOf } from "~/features/forms/reply";
import type { CouponReply } from "../reply";
import { stakeFieldName } from "../typed-values";
import type { SingleBetView } from "./singles";
import { useTypedSincePost } from "./use-typed-since";

/** The typed stakes of singles or blocks, by id. */
export interface TypedStakes {
  of(id: string): string;
  type(id: string, text: string): void;
}

/**
 * Holds the typed stakes of several fields. A typed text stays until the coupon or a response (`reply`) has
 * another stake; text typed after that post stays even then.
 */
export function useTypedStakes(
  singles: readonly Pick<SingleBetView, "id" | "amount">[],
  reply: CouponReply | null,
): TypedStakes {
  const since = useTypedSincePost();
  const [typed, setTyped] = useState<
    Readonly<Record<string, { readonly known: string; readonly text: string }>>
  >({});
  const knownOf = (id: string) =>
    typedValueOf(reply, stakeFieldName(id)) ??
    singles.find((single) => single.id === id)?.amount ??
    "";
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
