import type { z } from "zod";
import type { WireCall } from "../call.server";
import { callName } from "../call-name.server";
import { wireCalls } from "../index.server";
import type { CheckRequest } from "./ask.server";
import type { ExpectedReply } from "./reply.server";
import type { CheckState } from "./state.server";

/** One request of the check. */
export interface CheckStep {
  readonly call: WireCall;
  /** Null = what is needed to ask is not known: no bet, no game, no account. */
  readonly ask: (facts: CheckState) => CheckRequest | null;
  readonly expected: ExpectedReply;
  readonly isSigned: boolean;
  readonly learn?: (facts: CheckState, data: unknown) => void;
}

type Rest = Partial<Pick<CheckStep, "ask" | "expected" | "learn">>;

/** A request without a session, or with an unknown one. */
export function anonymousStep(name: string, rest: Rest = {}): CheckStep {
  return { call: callNamed(name), ask: () => ({}), expected: "success", isSigned: false, ...rest };
}

/** A request of the test player. */
export function testPlayerStep(name: string, rest: Rest = {}): CheckStep {
  return { ...anonymousStep(name, rest), isSigned: true };
}

/** Stores values from a reply, parsed by its schema. */
export function learnFromReply<T>(
  schema: z.ZodType<T>,
  learn: (facts: CheckState, data: T) => void,
) {
  return (facts: CheckState, data: unknown) => learn(facts, schema.parse(data));
}

function callNamed(name: string): WireCall {
  const found = wireCalls.find((call) => callName(call) === name);
  if (!found) throw new Error(`no such call: ${name}`);
  return found;
}
