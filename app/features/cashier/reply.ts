import type { TypedOrder } from "./form";
import type { PayRefusal } from "./payment";

/** Why nothing was paid, with the typed values. */
export interface CashierReply {
  readonly refusals: readonly PayRefusal[];
  readonly typed: TypedOrder;
}
