import type { z } from "zod";
import type { WireCall } from "../call.server";
import { callName } from "../call-name.server";
import { wireCalls } from "../index.server";
import type { CheckRequest } from "./ask.server";
import type { ExpectedReply } from "./reply.server";
import type { CheckState } from "./state.server";

/**
 * One step of the platform check: a request, the reply that is expected, and what later steps learn
 * from it.
 */
export interface CheckStep {
  readonly call: WireCall;
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

type Rest = Partial<Pick<CheckStep, "ask" | "unasked" | "expected" | "learn" | "compare">>;

/**
 * A step that sends its request without a session, or with an unknown one. `name` is the call's, as
 * `callName` gives it.
 */
export function anonymousStep(name: string, rest: Rest = {}): CheckStep {
  return { call: callNamed(name), ask: () => ({}), expected: "success", isSigned: false, ...rest };
}

/**
 * A step that sends its request as the test player. `name` is the call's, as `callName` gives it.
 */
export function testPlayerStep(name: string, rest: Rest = {}): CheckStep {
  return { ...anonymousStep(name, rest), isSigned: true };
}

/**
 * Makes the `learn` of a step: a function that parses a reply's data by `schema` and stores values
 * from it in the check's state.
 */
export function learnFromReply<T>(
  schema: z.ZodType<T>,
  learn: (facts: CheckState, data: T) => void,
) {
  return (facts: CheckState, data: unknown) => learn(facts, schema.parse(data));
}

/**
 * Makes the `compare` of a step that sends an order again, or looks it up by its key: its reply must
 * name what the order made, because an order is done once under its key (CPP-03).
 */
export function expectSameId(
  schema: z.ZodType<{ readonly id: string | number }>,
  idOf: (facts: CheckState) => string | undefined,
) {
  return (facts: CheckState, data: unknown) => {
    const first = idOf(facts);
    const id = String(schema.parse(data).id);
    return first === undefined || first === id
      ? null
      : `id: ${id} where ${first} was made under the same key`;
  };
}

function callNamed(name: string): WireCall {
  const found = wireCalls.find((call) => callName(call) === name);
  if (!found) throw new Error(`no such call: ${name}`);
  return found;
}
