import { type PaymentTopic, paymentTopicByNumber, paymentTopics } from "~/domain/support/support";
import type { PaymentForSupportRequest } from "~sandbox/services/office/deps";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { emptyState, html, type Markup } from "../../markup";
import { formatMoneyText } from "../../money";
import type { RemotePage } from "../../page-request";
import { fileField } from "../documents/page";
import { documentWords } from "../documents/texts";
import type { OfficeRequest } from "../texts";
import { idempotencyKeyField } from "./pages";
import { supportWords } from "./texts";
import {
  messageField,
  requestedThread,
  threadList,
  threadMarkupWithReplyForm,
  threadNotice,
} from "./threads";

const create = "office/payment/create-request";
const requests = { path: "office/payment/requests", kind: "payment" } as const;

/** Payment requests (OFC-07) with states and answers. */
export async function paymentRequestsPage(
  ask: OfficeRequest,
  { userId }: RemotePlayer,
): Promise<RemotePage> {
  const w = supportWords(ask.lng);
  const thread = await requestedThread(ask, userId, requests);
  const list = await ask.deps.office.threadsOf(userId, "payment");
  const body = html`<h1>${w.requests}</h1>${threadNotice(ask, list, requests, thread === undefined)}${
    thread
      ? await threadMarkupWithReplyForm(ask, userId, thread, requests)
      : html`<p><a class="btn main" href="${ask.at(create)}">${w.newRequest}</a></p>${threadList(ask, list, requests)}`
  }`;
  return { title: w.requests, body, sheet: "pages" };
}

/**
 * Page that leads to a new request in steps: topic, then one of its payments or a sub-topic, then
 * the form.
 */
export async function createPaymentRequestPage(
  ask: OfficeRequest,
  player: RemotePlayer,
  [topicId, next, transactionId, ...rest]: readonly string[],
): Promise<RemotePage | null> {
  const w = supportWords(ask.lng);
  if (rest.length > 0) return null;
  const draw = (body: Markup): RemotePage => ({
    title: w.newRequest,
    body: html`<h1>${w.newRequest}</h1>${body}`,
    sheet: "pages",
  });
  if (topicId === undefined) return draw(topicList(ask));
  const topic = paymentTopicByNumber(topicId);
  if (!topic) return null;
  if (next === undefined) return draw(html`${await transactionList(ask, player, topic)}`);
  if (next !== "transactions") {
    const isSub = transactionId === undefined && topic.subTopics.some((id) => String(id) === next);
    return isSub ? draw(requestForm(ask, topic, { path: next, chosen: next })) : null;
  }
  if (transactionId === undefined) return draw(await transactionList(ask, player, topic));
  const own = await ask.deps.office.paymentsOf(player.userId, topic.kind);
  const payment = own.find(({ id }) => id === transactionId);
  return draw(
    payment
      ? requestForm(ask, topic, { path: `transactions/${payment.id}`, payment })
      : html`<p class="note" role="alert">${w.unknownTransaction}</p>${await transactionList(ask, player, topic)}`,
  );
}

function topicList(ask: OfficeRequest): Markup {
  const w = supportWords(ask.lng);
  return html`<p class="hint">${w.newRequestText}</p><ul class="choices">${paymentTopics.map(
    ({ id, kind }) =>
      html`<li><a class="btn" href="${ask.at(`${create}/${id}`)}">${w.paymentTopics[kind]}</a></li>`,
  )}</ul>`;
}

async function transactionList(
  ask: OfficeRequest,
  { userId }: RemotePlayer,
  topic: PaymentTopic,
): Promise<Markup> {
  const w = supportWords(ask.lng);
  const own = await ask.deps.office.paymentsOf(userId, topic.kind);
  return html`<h2>${w.paymentTopics[topic.kind]}: ${w.chooseTransaction}</h2>${
    own.length === 0
      ? emptyState(w.noTransactions, "", [])
      : html`<ul class="threads">${own.map(
          ({ id, amount, iso, at }) =>
            html`<li data-transaction="${id}"><a class="go" href="${ask.at(`${create}/${topic.id}/transactions/${id}`)}">${w.transaction(id)}</a> <strong>${formatMoneyText(amount, iso, ask.lng)}</strong><p class="ref">${ask.clock.moment(at)}</p></li>`,
        )}</ul>`
  }<h2 class="block">${w.withoutTransaction}</h2><ul class="choices">${topic.subTopics.map(
    (id) =>
      html`<li><a class="btn" href="${ask.at(`${create}/${topic.id}/${id}`)}">${w.subTopics[id]}</a></li>`,
  )}</ul>`;
}

interface About {
  /** After the topic's path. */
  readonly path: string;
  readonly payment?: PaymentForSupportRequest;
  /** The sub-topic that the address has chosen. */
  readonly chosen?: string;
}

function requestForm(
  ask: OfficeRequest,
  topic: PaymentTopic,
  { path, payment, chosen }: About,
): Markup {
  const w = supportWords(ask.lng);
  const about =
    payment &&
    html`<p class="ref">${w.about}: ${w.transaction(payment.id)}, ${formatMoneyText(payment.amount, payment.iso, ask.lng)}, ${ask.clock.moment(payment.at)}</p>`;
  return html`<h2>${w.paymentTopics[topic.kind]}</h2>${about ?? ""}<form class="write" method="post" enctype="multipart/form-data" action="${ask.at(`${create}/${topic.id}/${path}`)}">${idempotencyKeyField()}<p class="field"><label for="request-topic">${w.problem}</label><select id="request-topic" name="topic">${topic.subTopics.map(
    (id) =>
      html`<option value="${id}"${String(id) === chosen && html` selected`}>${w.subTopics[id]}</option>`,
  )}</select></p>${messageField(ask)}${fileField(ask, "file", documentWords(ask.lng).attach)}<button class="btn main">${w.send}</button></form>`;
}
