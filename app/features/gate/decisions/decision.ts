import { screenById } from "~/features/screens/catalogue";
import {
  type AddressOutcome,
  type GuardInput,
  type MatchedAddress,
  notFoundText,
} from "../guard-input";

/** An address to decide on, the screen it leads to, and what the decision needs to know. */
export interface AddressCase extends MatchedAddress {
  readonly facts: GuardInput;
  readonly lng: string;
}

/** One step of the decision; null = the next step decides. */
export type DecisionStep = (subject: AddressCase) => AddressOutcome | null;

export const redirectTo = (to: string): AddressOutcome => ({ kind: "redirect", to, status: 302 });

export const notFound: AddressOutcome = { kind: "status", status: 404, text: notFoundText };

/** Whether the post is one of the shell's own controls, which are open on every page. */
export const isShellControlPost = ({ facts, match }: Pick<AddressCase, "facts" | "match">) =>
  facts.isPost && match?.screen.isShellControl === true;

/** Whether the post begins a 24-hour break, which is always open (LIM-17). */
export const isBreakPost = ({ facts, match }: AddressCase) =>
  facts.isPost && facts.intent === "break" && match?.screen === screenById("office:responsible");
