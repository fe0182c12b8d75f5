import type { CallReply, PlatformCall } from "../../define-call.server";
import type { CheckRequest } from "./ask.server";
import type { ExpectedReply } from "./reply.server";
import type { CheckState } from "./state.server";

/**
 * One step of the platform check: a request, the reply that is expected, and what later steps learn
 * from it.
 */
export interface CheckStep {
  readonly call: PlatformCall;
  /**
   * Makes the request from what is known so far; null = something that it needs is not known, such
   * as a bet, a game or an account.
   */
  readonly ask: (facts: CheckState) => CheckRequest | null;
  /** What the call's row warns of where `ask` makes no request; absent = nothing. */
  readonly unasked?: string;
  readonly expected: ExpectedReply;
  readonly isSigned: boolean;
  readonly learn?: (facts: CheckState, data: unknown) => void;
  /**
   * Compares the data of a valid reply with what earlier replies have told; returns the fault, null =
   * they agree.
   */
  readonly compare?: (facts: CheckState, data: unknown) => string | null;
}

/** What a step says of its call. Replies are typed by the call's definition. */
interface StepOf<C extends PlatformCall>
  extends Partial<Pick<CheckStep, "ask" | "unasked" | "expected">> {
  readonly learn?: (facts: CheckState, data: CallReply<C>) => void;
  readonly compare?: (facts: CheckState, data: CallReply<C>) => string | null;
}

/** A step that sends its request without a session, or with an unknown one. */
export function anonymousStep<C extends PlatformCall>(call: C, rest: StepOf<C> = {}): CheckStep {
  // The run passes to `learn` and `compare` what the call's own schema has parsed.
  const stated = rest as Partial<CheckStep>;
  return { call, ask: () => ({}), expected: "success", isSigned: false, ...stated };
}

/** A step that sends its request as the test player. */
export function testPlayerStep<C extends PlatformCall>(call: C, rest: StepOf<C> = {}): CheckStep {
  return { ...anonymousStep(call, rest), isSigned: true };
}

/**
 * Makes the `compare` of a step that sends an order again, or looks it up by its key: its reply must
 * name what the order made, because an order is done once under its key (CPP-03).
 */
export function expectSameId(idOf: (facts: CheckState) => string | undefined) {
  return (facts: CheckState, data: { readonly id: string | number }) => {
    const first = idOf(facts);
    const id = String(data.id);
    return first === undefined || first === id
      ? null
      : `id: ${id} where ${first} was made under the same key`;
  };
}
