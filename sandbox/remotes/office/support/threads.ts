import {
  maxMessageLength,
  type SupportTopic,
  supportTopics,
  type ThreadKind,
} from "~/domain/support/support";
import type { SupportThreadSummaryWire } from "~/platform/services/support/wire.server";
import type { SupportThreadWithMessages } from "~sandbox/services/support/threads";
import { emptyState, html, type Markup } from "../../markup";
import { fileField } from "../documents/page";
import { documentWords } from "../documents/texts";
import type { OfficeRequest } from "../texts";
import { supportWords } from "./texts";
import type { SupportReplyName } from "./texts/types";

/** A page of support threads: its path, and the kind of thread. */
export interface ThreadPage {
  readonly path: string;
  readonly kind: ThreadKind;
}

/** The thread that the address names; null = none, undefined = no such thread of the player. */
export async function requestedThread(
  ask: OfficeRequest,
  userId: number,
  { kind }: ThreadPage,
): Promise<SupportThreadWithMessages | null | undefined> {
  const id = ask.query.get("thread");
  if (id === null) return null;
  if (!/^\d{1,12}$/.test(id)) return undefined;
  return (await ask.deps.office.readThread(userId, kind, Number(id))) ?? undefined;
}

/**
 * Notices above the threads, by the query: a new thread was received (`sent`), not all files of a
 * message were (`files=unsent`), or the thread named in the address is unknown (`isUnknown`).
 */
export function threadNotice(
  ask: OfficeRequest,
  list: readonly SupportThreadSummaryWire[],
  { path }: ThreadPage,
  isUnknown: boolean,
): Markup {
  const w = supportWords(ask.lng);
  const sent = list.find(({ id }) => String(id) === ask.query.get("sent"));
  return html`${sent !== undefined && html`<p class="done" role="status" data-code="sent">${w.sent(String(sent.id))} <a class="go" href="${ask.at(path)}?thread=${sent.id}">${w.number(sent.id)}</a></p>`}${isUnknown && html`<p class="note" role="alert">${w.unknown}</p>`}${ask.query.get("files") === "unsent" && html`<p class="note" role="alert" data-code="files-unsent">${documentWords(ask.lng).unsent}</p>`}`;
}

/** The player's threads, the last written to first. */
export function threadList(
  ask: OfficeRequest,
  list: readonly SupportThreadSummaryWire[],
  { path }: ThreadPage,
): Markup {
  const w = supportWords(ask.lng);
  if (list.length === 0) return emptyState(w.none, w.noneText, []);
  return html`<section class="block" aria-labelledby="threads"><h2 id="threads">${w.yours}</h2><ul class="threads">${list.map(
    ({ id, topic, subject, state, updatedAt, unread, kind }) =>
      html`<li data-thread="${id}"><a class="go" href="${ask.at(path)}?thread=${id}">${subject || topicName(ask, kind, topic)}</a>${unread > 0 && html` <data class="new" data-name="thread-unread" value="${unread}">${w.unread(unread)}</data>`}<p class="ref"><span>${w.number(id)}</span> · <data data-name="thread-state" value="${state}">${w.states[state]}</data> · ${ask.clock.moment(Date.parse(updatedAt))}</p></li>`,
  )}</ul></section>`;
}

/** A thread with all its messages, and the form for another one. */
export async function threadMarkupWithReplyForm(
  ask: OfficeRequest,
  userId: number,
  thread: SupportThreadWithMessages,
  { path, kind }: ThreadPage,
): Promise<Markup> {
  const files = await ask.deps.office.filesOf(userId, thread.id);
  const w = supportWords(ask.lng);
  const about =
    thread.paymentId !== null && html` · <span>${w.transaction(String(thread.paymentId))}</span>`;
  const canReply = thread.state !== "closed" && kind !== "appeal";
  return html`<p><a class="go" href="${ask.at(path)}">${w.back}</a></p><section class="thread"><h2>${thread.subject || topicName(ask, kind, thread.topic)}</h2><p class="ref">${w.number(thread.id)} · ${w.states[thread.state]} · ${topicName(ask, kind, thread.topic)}${about}</p><ol class="messages">${thread.messages.map(
    ({ id, isOfHouse, text, at }) =>
      html`<li class="${isOfHouse ? "theirs" : "yours"}"><p class="ref"><strong>${isOfHouse ? w.house : w.you}</strong> · ${ask.clock.moment(at)}</p><p class="said">${isOfHouse ? houseText(ask, text) : text}</p>${files.filter(({ messageId }) => messageId === id).map((file) => html`<a class="go" download href="/remote/documents/${file.id}"><bdi>${file.name || documentWords(ask.lng).file}</bdi></a>`)}</li>`,
  )}</ol>${canReply && replyForm(ask, thread, path)}</section>`;
}

function replyForm(ask: OfficeRequest, thread: SupportThreadWithMessages, path: string): Markup {
  const w = supportWords(ask.lng);
  return html`<form class="write" method="post" enctype="multipart/form-data" action="${ask.at(path)}?thread=${thread.id}"><input type="hidden" name="key" value="reply-${thread.id}-${thread.messages.length}">${messageField(ask)}${fileField(ask, "file", documentWords(ask.lng).attach)}<button class="btn main">${w.reply}</button></form>`;
}

/** Form field for the text of a message. */
export function messageField(ask: OfficeRequest): Markup {
  const w = supportWords(ask.lng);
  return html`<p class="field"><label for="support-text">${w.message}</label><textarea id="support-text" name="text" rows="5" maxlength="${maxMessageLength}" required data-error-too-long="${w.tooLong}"></textarea></p>`;
}

/**
 * The operator's standard reply with this code, in the reader's language; an unknown code gives the
 * reply to a question.
 */
function houseText(ask: OfficeRequest, code: string): string {
  const texts: Readonly<Record<string, string>> = supportWords(ask.lng).houseTexts;
  const known: SupportReplyName = "question";
  return texts[code] ?? texts[known] ?? "";
}

function topicName(ask: OfficeRequest, kind: ThreadKind, topic: string): string {
  const w = supportWords(ask.lng);
  const known = supportTopics.find((one): one is SupportTopic => one === topic);
  if (known) return w.topics[known];
  if (kind === "payment")
    return topic.startsWith("1") ? w.paymentTopics.deposit : w.paymentTopics.withdrawal;
  return kind === "idea" ? w.idea : w.appeal;
}
