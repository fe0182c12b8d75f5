import { randomBytes } from "node:crypto";
import type { CallReply, PlatformCall } from "../../define-call.server";
import type { RemoteOriginRules } from "../../services/remotes/address.server";
import type { CheckRequest } from "./ask.server";
import type { ExpectedReply } from "./judge.server";

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

/** What the platform check has learnt from earlier replies, for its later requests. */
export interface CheckState {
  /** Where the shell takes remote pages from. */
  readonly rules: RemoteOriginRules;
  /** A token, key or id that nobody has. */
  readonly nobody: string;
  /** Keys of the orders of this check. */
  readonly keys: { readonly bet: string; readonly deposit: string; readonly withdrawal: string };
  /** The platform's clock, ms since epoch. */
  now: number;
  /** Bets of the day, as `resolve` takes them. */
  bets: readonly { gameId: number; marketId: number; type: string; param: string; coef: string }[];
  captcha?: string;
  /** Key of the collector of events. */
  collector?: string;
  /** A game of the casino. */
  game?: string;
  player?: { readonly id: number; readonly login: string };
  account?: { readonly id: number; readonly iso: string };
  settings?: Readonly<Record<string, string | number | boolean>>;
  wantsNews?: boolean;
  method?: Readonly<Record<"deposit" | "withdrawal", { id: string; least: string } | null>>;
  leastStake?: string;
  /** The player's newest coupon before the check placed one: it is only read. */
  earlierCoupon?: string;
  /** The coupon that the check has placed. */
  coupon?: string;
  quote?: string;
  /** The player's newest payment before the check made one: it is only read. */
  earlierPayment?: string;
  /** The deposit and the withdrawal that the check has made. */
  deposit?: string;
  withdrawal?: string;
  shareCode?: string;
  deviceCode?: string;
  claim?: string;
  funToken?: string;
}

export function newCheckState(rules: RemoteOriginRules): CheckState {
  const word = () => `check-${randomBytes(9).toString("hex")}`;
  return {
    rules,
    nobody: word(),
    keys: { bet: word(), deposit: word(), withdrawal: word() },
    now: Date.now(),
    bets: [],
  };
}
