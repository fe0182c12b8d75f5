import { randomUUID } from "node:crypto";
import { longestSubject, supportTopics } from "~/domain/support/support";
import type { RemotePlayer } from "~/sandbox/services/remote-deps";
import type { Page } from "../../ask";
import { html, type Markup } from "../../markup";
import { fileField } from "../documents/page";
import { documentWords } from "../documents/texts";
import type { Ask } from "../texts";
import { supportWords } from "./texts";
import {
  askedThread,
  messageField,
  type ThreadPage,
  threadList,
  threadView,
  told,
} from "./threads";

type Reader = Pick<RemotePlayer, "userId">;

/** Support (OFC-06): one question form, the player's requests, and a request with its messages. */
export function supportPage(ask: Ask, player: Reader): Promise<Page> {
  const w = supportWords(ask.lng);
  return threadsPage(
    ask,
    player,
    { path: "office/support", kind: "question" },
    w.title,
    questionForm,
  );
}

/** Ideas (OFC-10), each a thread with a number. */
export function ideaPage(ask: Ask, player: Reader): Promise<Page> {
  const w = supportWords(ask.lng);
  return threadsPage(ask, player, { path: "office/share-idea", kind: "idea" }, w.idea, ideaForm);
}

/** Appeals of a banned player (OFC-07). */
export function appealPage(
  ask: Ask,
  { userId, config }: Pick<RemotePlayer, "userId" | "config">,
): Promise<Page> {
  const w = supportWords(ask.lng);
  const page = { path: "block-appeal-history", kind: "appeal" } as const;
  return threadsPage(ask, { userId }, page, w.appeal, () =>
    config.ban_level > 0 ? appealForm(ask) : html`<p class="note">${w.notBlocked}</p>`,
  );
}

async function threadsPage(
  ask: Ask,
  { userId }: Reader,
  page: ThreadPage,
  title: string,
  form: (ask: Ask) => Markup,
): Promise<Page> {
  const thread = await askedThread(ask, userId, page);
  const list = await ask.deps.office.threadsOf(userId, page.kind);
  const body = html`<h1>${title}</h1>${told(ask, list, page, thread === undefined)}${
    thread
      ? await threadView(ask, userId, thread, page)
      : html`${form(ask)}${threadList(ask, list, page)}`
  }`;
  return { title, body, sheet: "pages" };
}

function questionForm(ask: Ask): Markup {
  const w = supportWords(ask.lng);
  return html`<section aria-labelledby="ask"><h2 id="ask">${w.ask}</h2><p class="hint">${w.askText}</p><form class="write" method="post" enctype="multipart/form-data" action="${ask.at("office/support")}">${newKey()}<p class="field"><label for="support-topic">${w.topic}</label><select id="support-topic" name="topic">${supportTopics.map(
    (topic) => html`<option value="${topic}">${w.topics[topic]}</option>`,
  )}</select></p>${subjectField(ask)}${messageField(ask)}${fileField(ask, "file", documentWords(ask.lng).attach)}<button class="btn main">${w.send}</button></form></section>`;
}

function ideaForm(ask: Ask): Markup {
  const w = supportWords(ask.lng);
  return html`<p class="hint">${w.ideaText}</p><form class="write" method="post" enctype="multipart/form-data" action="${ask.at("office/share-idea")}">${newKey()}${subjectField(ask)}${messageField(ask)}${fileField(ask, "file", documentWords(ask.lng).attach)}<button class="btn main">${w.ideaSend}</button></form>`;
}

function appealForm(ask: Ask): Markup {
  const w = supportWords(ask.lng);
  return html`<p class="hint">${w.appealText}</p><form class="write" method="post" action="${ask.at("block-appeal-history")}">${newKey()}${messageField(ask)}<button class="btn main">${w.appealSend}</button></form>`;
}

function subjectField(ask: Ask): Markup {
  const w = supportWords(ask.lng);
  return html`<p class="field"><label for="support-subject">${w.subject}</label><input id="support-subject" name="subject" maxlength="${longestSubject}" required data-error-too-long="${w.tooLong}"></p>`;
}

/** A form that is sent twice writes once. */
export function newKey(): Markup {
  return html`<input type="hidden" name="key" value="${randomUUID()}">`;
}
