import { parseJson } from "../../transport/body.server";
import { wireRefusal } from "../../transport/wire.server";
import type { ReceivedReply } from "./reply.server";

/**
 * The words of a refusal (its title, message or code) after a colon, to end a line; "" where it has
 * none.
 */
export function refusalWordsOf({ text }: ReceivedReply): string {
  const read = wireRefusal.safeParse(parseJson(text));
  const words = read.success ? (read.data.title ?? read.data.message ?? read.data.code) : undefined;
  return words === undefined ? "" : `: ${words}`;
}

/** The first 40 characters of a text, on one line. */
export function beginningOfText(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
