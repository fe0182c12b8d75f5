import { lt } from "drizzle-orm";
import { type Phone, toE164 } from "~/domain/session/phone";
import { isLanguage, type Language, languages } from "~/i18n/languages";
import type { Db } from "../../db/open";
import { outbox } from "../../db/schema";
import { html } from "../../remotes/markup";
import {
  oneClickUnsubscribePath,
  type UnsubscribeKind,
  type UnsubscribeTarget,
  unsubscribePagePath,
} from "../news/unsubscribe-link";
import type { SandboxServices } from "../sandbox-services";
import { type MessageTemplate, messageTexts } from "./texts";

export type { MessageTemplate };

/** Where a message goes; a telephone as E.164, an e-mail address in lower case. */
export interface MessageAddress {
  readonly kind: "sms" | "email";
  readonly address: string;
}

export interface OutgoingMessage {
  readonly to: MessageAddress;
  /** Language of the player. */
  readonly lng: string;
  readonly template: MessageTemplate;
  readonly code?: string | null;
  /** Path and query of the link in the message, without the origin; null or absent = no link. */
  readonly path?: string | null;
  /** Further values of the template. */
  readonly values?: Readonly<Record<string, string>>;
  /**
   * Kind of messages that the link at the end of this one unsubscribes from (OFC-12); absent = no
   * such link.
   */
  readonly stop?: UnsubscribeKind;
  /** Written, but delivered to nobody (REG-10). */
  readonly isWithheld?: boolean;
}

/** How long sent messages are kept, ms. */
const keptMs = 30 * 86_400_000;

/** Writes a message to the outbox: there is no network to send it over. */
export function sendMessage(
  services: SandboxServices,
  tx: Db,
  message: OutgoingMessage,
): Promise<void> {
  return sendMessages(services, tx, [message]);
}

/** Writes messages to the outbox in their order, in one statement. */
export async function sendMessages(
  services: SandboxServices,
  tx: Db,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const now = services.world.now();
  await tx.delete(outbox).where(lt(outbox.at, now - keptMs));
  await tx.insert(outbox).values(messages.map((message) => written(services, message, now)));
}

function written(
  services: SandboxServices,
  message: OutgoingMessage,
  now: number,
): typeof outbox.$inferInsert {
  const { to, code = null, path = null, values = {}, isWithheld = false } = message;
  const lng: Language = isLanguage(message.lng) ? message.lng : "en";
  const { subject, body, action } = messageTexts(lng)[message.template];
  const link = path === null ? null : services.publicOrigin + path;
  const filled = { ...values, code: code ?? "", site: services.world.state.config.companyName };
  const words = fill(body, filled);
  const stop =
    message.stop && stopLinks(services, lng, { kind: message.stop, address: to.address });
  // The body's link of a news mail is its unsubscribe link.
  const foot =
    stop && stop.page !== link
      ? { words: messageTexts(lng)["stop-these"].action, link: stop.page }
      : null;
  return {
    at: now,
    kind: to.kind,
    to: to.address,
    lng,
    subject: to.kind === "email" ? fill(subject, filled) : "",
    text: textOf(to.kind, words, action, link) + (foot ? `\n\n${foot.words}\n${foot.link}` : ""),
    html:
      to.kind === "email" ? mailOf(lng, fill(subject, filled), words, action, link, foot) : null,
    code,
    link,
    headers: stop ? stop.headers : null,
    isWithheld,
  };
}

export function smsTo(phone: Phone): MessageAddress {
  return { kind: "sms", address: toE164(phone) };
}

export function emailTo(address: string): MessageAddress {
  return { kind: "email", address: address.toLowerCase() };
}

/**
 * Address of the page that unsubscribes from a kind of mails, and the mail headers by which a mail
 * program unsubscribes at once (RFC 8058).
 */
function stopLinks(services: SandboxServices, lng: string, stop: UnsubscribeTarget) {
  return {
    page: services.publicOrigin + unsubscribePagePath(services, lng, stop),
    headers: {
      "List-Unsubscribe": `<${services.publicOrigin}${oneClickUnsubscribePath(services, stop)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

function textOf(kind: "sms" | "email", words: string, action: string, link: string | null) {
  if (link === null) return words;
  return `${words}\n${kind === "email" ? `\n${action}\n` : ""}${link}`;
}

function mailOf(
  lng: Language,
  subject: string,
  words: string,
  action: string,
  link: string | null,
  foot: { readonly words: string; readonly link: string } | null,
): string {
  const { dir } = languages[lng];
  const paragraphs = words.split("\n").filter((line) => line !== "");
  return html`<!doctype html><html lang="${lng}" dir="${dir}"><head><meta charset="utf-8"><title>${subject}</title></head><body>${paragraphs.map((line) => html`<p>${line}</p>`)}${link === null ? "" : html`<p><a href="${link}">${action}</a></p><p>${link}</p>`}${foot && html`<hr><p><small><a href="${foot.link}">${foot.words}</a></small></p>`}</body></html>`.toString();
}

/** Replaces `{name}` by its value. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
}
