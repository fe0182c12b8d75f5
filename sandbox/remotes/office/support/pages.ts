import { randomUUID } from "node:crypto";
import { maxSubjectLength, supportTopics } from "~/domain/support/support";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { chatLink } from "../../chat-link";
import { html, type Markup } from "../../markup";
import type { RemotePage } from "../../page-request";
import { fileField } from "../documents/page";
import { documentWords } from "../documents/texts";
import type { OfficeRequest } from "../texts";
import { supportWords } from "./texts";
import {
  messageField,
  requestedThread,
  type ThreadPage,
  threadList,
  threadMarkupWithReplyForm,
  threadNotice,
} from "./threads";

type Reader = Pick<RemotePlayer, "userId">;

/** Support (OFC-06): one question form, the player's requests, and a request with its messages. */
export function supportPage(ask: OfficeRequest, player: Reader): Promise<RemotePage> {
  const w = supportWords(ask.lng);
  return threadsPage(
    ask,
    player,
    { path: "office/support", kind: "question" },
    w.title,
    questionForm,
  );
}

/** Page of the player's suggestions for the site (OFC-10), each a support thread with a number. */
export function ideaPage(ask: OfficeRequest, player: Reader): Promise<RemotePage> {
  const w = supportWords(ask.lng);
  return threadsPage(ask, player, { path: "office/share-idea", kind: "idea" }, w.idea, ideaForm);
}

/** Appeals of a banned player (OFC-07). */
export function banAppealsPage(
  ask: OfficeRequest,
  { userId, config }: Pick<RemotePlayer, "userId" | "config">,
): Promise<RemotePage> {
  const w = supportWords(ask.lng);
  const page = { path: "block-appeal-history", kind: "appeal" } as const;
  return threadsPage(ask, { userId }, page, w.appeal, () =>
    config.ban_level > 0 ? appealForm(ask) : html`<p class="note">${w.notBlocked}</p>`,
  );
}

async function threadsPage(
  ask: OfficeRequest,
  { userId }: Reader,
  page: ThreadPage,
  title: string,
  form: (ask: OfficeRequest) => Markup,
): Promise<RemotePage> {
  const thread = await requestedThread(ask, userId, page);
  const list = await ask.deps.office.threadsOf(userId, page.kind);
  const body = html`<h1>${title}</h1>${threadNotice(ask, list, page, thread === undefined)}${
    thread
      ? await threadMarkupWithReplyForm(ask, userId, thread, page)
      : html`${form(ask)}${threadList(ask, list, page)}`
  }`;
  return { title, body, sheet: "pages" };
}

function questionForm(ask: OfficeRequest): Markup {
  const w = supportWords(ask.lng);
  return html`<section aria-labelledby="ask"><h2 id="ask">${w.ask}</h2><p class="hint">${w.askText} ${chatLink(ask, "#ask")}</p>${ask.site.isPwa && html`<p><a class="go" href="${ask.at("office/settings")}#push" data-push="support">${w.notify}</a></p>`}<form class="write" method="post" enctype="multipart/form-data" action="${ask.at("office/support")}">${idempotencyKeyField()}<p class="field"><label for="support-topic">${w.topic}</label><select id="support-topic" name="topic">${supportTopics.map(
    (topic) => html`<option value="${topic}">${w.topics[topic]}</option>`,
  )}</select></p>${subjectField(ask)}${messageField(ask)}${fileField(ask, "file", documentWords(ask.lng).attach)}<button class="btn main">${w.send}</button></form></section>`;
}

function ideaForm(ask: OfficeRequest): Markup {
  const w = supportWords(ask.lng);
  return html`<p class="hint">${w.ideaText}</p><form class="write" method="post" enctype="multipart/form-data" action="${ask.at("office/share-idea")}">${idempotencyKeyField()}${subjectField(ask)}${messageField(ask)}${fileField(ask, "file", documentWords(ask.lng).attach)}<button class="btn main">${w.ideaSend}</button></form>`;
}

function appealForm(ask: OfficeRequest): Markup {
  const w = supportWords(ask.lng);
  return html`<p class="hint">${w.appealText}</p><form class="write" method="post" action="${ask.at("block-appeal-history")}">${idempotencyKeyField()}${messageField(ask)}<button class="btn main">${w.appealSend}</button></form>`;
}

function subjectField(ask: OfficeRequest): Markup {
  const w = supportWords(ask.lng);
  return html`<p class="field"><label for="support-subject">${w.subject}</label><input id="support-subject" name="subject" maxlength="${maxSubjectLength}" required data-error-too-long="${w.tooLong}"></p>`;
}

/** Hidden field with a new idempotency key: a form that is sent twice writes one message. */
export function idempotencyKeyField(): Markup {
  return html`<input type="hidden" name="key" value="${randomUUID()}">`;
}
