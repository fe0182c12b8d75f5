import { screenById } from "~/features/screens/catalogue";
import {
  type AddressOutcome,
  type GuardInput,
  type MatchedAddress,
  notFoundText,
} from "../guard-input";

export interface AddressCase extends MatchedAddress {
  readonly facts: GuardInput;
  readonly lng: string;
}

export type DecisionStep = (subject: AddressCase) => AddressOutcome | null;

export const redirectTo = (to: string): AddressOutcome => ({ kind: "redirect", to, status: 302 });

export const notFound: AddressOutcome = { kind: "status", status: 404, text: notFoundText };

export const isControl = ({ facts, match }: Pick<AddressCase, "facts" | "match">) =>
  facts.isPost && match?.screen.isShellControl === true;

export const isBreak = ({ facts, match }: AddressCase) =>
  facts.isPost && facts.intent === "break" && match?.screen === screenById("office:responsible");
