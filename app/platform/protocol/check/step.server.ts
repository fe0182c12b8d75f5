import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { WireCall } from "../call.server";
import { callName } from "../call-name.server";
import { wireCalls } from "../index.server";
import type { CheckRequest } from "./ask.server";
import type { ExpectedReply } from "./judge.server";

/** Values from earlier replies that later requests use. */
export interface CheckState {
  /** A token, key or id that nobody has. */
  readonly nobody: string;
  /** Keys of the orders of this check. */
  readonly keys: { readonly bet: string; readonly deposit: string; readonly withdrawal: string };
  /** The platform's clock, ms since epoch. */
  now: number;
  /** Bets of the day, as `resolve` takes them. */
  bets: readonly { gameId: number; marketId: number; type: string; param: string; coef: string }[];
  captcha?: string;
  /** A game of the casino. */
  game?: string;
  player?: { readonly id: number; readonly login: string };
  account?: { readonly id: number; readonly iso: string };
  settings?: Readonly<Record<string, string | number | boolean>>;
  wantsNews?: boolean;
  method?: Readonly<Record<"deposit" | "withdrawal", { id: string; least: string } | null>>;
  leastStake?: string;
  coupon?: string;
  quote?: string;
  payment?: string;
  shareCode?: string;
  deviceCode?: string;
  claim?: string;
  funToken?: string;
}

export function newCheckState(): CheckState {
  const word = () => `check-${randomBytes(9).toString("hex")}`;
  return {
    nobody: word(),
    keys: { bet: word(), deposit: word(), withdrawal: word() },
    now: Date.now(),
    bets: [],
  };
}

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

/**
 * A request that must be refused before it can do anything: without proof where one is asked for, and with an empty body.
 */
export function mustBeRefusedStep(call: WireCall): CheckStep {
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "0"]),
  );
  const body = call.request && "form" in call.request ? { multipart: {} } : { json: {} };
  return {
    call,
    ask: () => ({ params, ...(call.request ? body : {}) }),
    expected: call.proof === "bearer" ? (call.request ? [400, 401] : [401]) : [400, 401, 403],
    isSigned: false,
  };
}

function callNamed(name: string): WireCall {
  const found = wireCalls.find((call) => callName(call) === name);
  if (!found) throw new Error(`no such call: ${name}`);
  return found;
}
