import type { TypedOrder } from "./form";
import type { PayRefusal } from "./payment";

/** Why nothing was paid, and what was typed. */
export interface CashierReply {
  readonly refusals: readonly PayRefusal[];
  readonly typed: TypedOrder;
}
