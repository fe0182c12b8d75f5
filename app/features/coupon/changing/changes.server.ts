import { maxCookieBets } from "~/domain/coupon/limits";
import {
  firstErrorOf,
  type PlainFormEventName,
  plainFormEvent,
  recordEvents,
} from "~/features/analytics/record.server";
import { readForm } from "~/features/forms/read.server";
import type { ActionResult, FormPost, IntentHandlers } from "~/features/gate/form-post.server";
import { returnPathOfPost } from "../back.server";
import { formsOfChanges, intentOf } from "../coupon-post";
import { type CouponReply, refusedReply } from "../reply";
import { addFields } from "./add-bet.server";

/**
 * Handles a post with several changes of the coupon, in their order, as their own posts would: a script sends what waited
 * for an earlier response, or what a page that is being left has not sent yet, as one request (CPN-17). A refused change
 * does not stop the others.
 */
export function changesPosted(
  intents: IntentHandlers<CouponReply>,
  eventsOf: (intent: string) => PlainFormEventName | null,
) {
  return async (post: FormPost): Promise<ActionResult<CouponReply>> => {
    const forms = joinAdds(formsOfChanges(post.form));
    if (forms.length === 0)
      return { kind: "stay", status: 422, data: refusedReply([{ code: "unknown-bet" }], {}) };
    const refused: Extract<ActionResult<CouponReply>, { kind: "stay" }>[] = [];
    let rev: number | undefined;
    for (const form of forms) {
      const result = await intents[intentOf(form)]?.({ ...post, form });
      recordChange(post, form, eventsOf(intentOf(form)), result);
      rev = result?.data?.rev ?? rev;
      if (result?.kind === "stay") refused.push(result);
    }
    const changed = rev === undefined ? {} : { rev };
    const [first] = refused;
    if (!first)
      return { kind: "go", to: returnPathOfPost(post), data: { refusals: [], ...changed } };
    const initialValue = Object.assign({}, ...refused.map(({ data }) => data.initialValue));
    return { ...first, data: { ...first.data, initialValue, ...changed } };
  };
}

/** Records a change as its own post would have been; joined additions are one event each. */
function recordChange(
  { context }: FormPost,
  form: FormData,
  name: PlainFormEventName | null,
  result: ActionResult<CouponReply> | undefined,
): void {
  if (name === null || !result) return;
  const error = result.kind === "stay" ? firstErrorOf(result.data) : null;
  if (result.kind === "stay" && error === null) return;
  const times = name === "coupon_add" ? readForm(form, addFields).bet.length : 1;
  for (let n = 0; n < times; n++) recordEvents(context, plainFormEvent(name, error));
}

/**
 * Forms that add bets one after the other become one, so that the platform is asked for them once; of more than one takes,
 * the rest is another.
 */
function joinAdds(forms: readonly FormData[]): FormData[] {
  const joined: FormData[] = [];
  for (const form of forms) {
    const last = joined.at(-1);
    const isRoom =
      last && intentOf(last) === "add" && readForm(last, addFields).bet.length < maxCookieBets;
    if (isRoom && intentOf(form) === "add")
      for (const bet of readForm(form, addFields).bet) last.append("bet", bet);
    else joined.push(form);
  }
  return joined;
}
