import { lt } from "drizzle-orm";
import { e164, type Phone } from "~/domain/session/phone";
import { isLanguage, type Language, languages } from "~/i18n/languages";
import type { Db } from "../../db/open";
import { outbox } from "../../db/schema";
import { html } from "../../remotes/markup";
import type { Core } from "../core";
import { type MessageTemplate, messageTexts } from "./texts";

export type { MessageTemplate };

/** Where a message goes; a telephone as E.164, an e-mail address in lower case. */
export interface MessageAddress {
  readonly kind: "sms" | "email";
  readonly address: string;
}

export interface Message {
  readonly to: MessageAddress;
  /** Language of the player. */
  readonly lng: string;
  readonly template: MessageTemplate;
  readonly code?: string | null;
  /** Path and query of a link after the origin; null = none. */
  readonly path?: string | null;
  /** Further values of the template. */
  readonly values?: Readonly<Record<string, string>>;
  /** Written, but delivered to nobody (REG-10). */
  readonly isWithheld?: boolean;
}

/** How long sent messages are kept, ms. */
const keptMs = 30 * 86_400_000;

/** Writes a message to the outbox: there is no network to send it over. */
export async function sendMessage(core: Core, tx: Db, message: Message): Promise<void> {
  const { to, code = null, path = null, values = {}, isWithheld = false } = message;
  const now = core.world.now();
  const lng: Language = isLanguage(message.lng) ? message.lng : "en";
  const { subject, body, action } = messageTexts(lng)[message.template];
  const link = path === null ? null : core.publicOrigin + path;
  const filled = { ...values, code: code ?? "", site: core.world.state.config.companyName };
  const words = fill(body, filled);
  await tx.delete(outbox).where(lt(outbox.at, now - keptMs));
  await tx.insert(outbox).values({
    at: now,
    kind: to.kind,
    to: to.address,
    lng,
    subject: to.kind === "email" ? fill(subject, filled) : "",
    text: link === null ? words : `${words}\n${to.kind === "email" ? `\n${action}\n` : ""}${link}`,
    html: to.kind === "email" ? mailOf(lng, fill(subject, filled), words, action, link) : null,
    code,
    link,
    isWithheld,
  });
}

export function smsTo(phone: Phone): MessageAddress {
  return { kind: "sms", address: e164(phone) };
}

export function emailTo(address: string): MessageAddress {
  return { kind: "email", address: address.toLowerCase() };
}

function mailOf(
  lng: Language,
  subject: string,
  words: string,
  action: string,
  link: string | null,
): string {
  const { dir } = languages[lng];
  const paragraphs = words.split("\n").filter((line) => line !== "");
  return html`<!doctype html><html lang="${lng}" dir="${dir}"><head><meta charset="utf-8"><title>${subject}</title></head><body>${paragraphs.map((line) => html`<p>${line}</p>`)}${link === null ? "" : html`<p><a href="${link}">${action}</a></p><p>${link}</p>`}</body></html>`.toString();
}

/** Replaces `{name}` by its value. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
}
