import { betRefOf, betRefText, isSameBet, pressedBet } from "~/domain/coupon/bet";
import { bonusBetId } from "~/domain/coupon/bonus";
import {
  addBet,
  type Change,
  clear,
  effectiveType,
  removeBet,
  removeBonus,
  setAccount,
  setAmount,
  setAutoMax,
  setBetAmounts,
  setBlock,
  setBlockAmounts,
  setSystemValue,
  setType,
  toggleBanker,
} from "~/domain/coupon/changes";
import { stakeAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie, Refusal, RefusalCode } from "~/domain/coupon/types";
import { atMost, isBelow, type Minor, shareOf } from "~/domain/money/amount";
import { fromMinor, plainAmount, readAmount } from "~/domain/money/money";
import {
  type ActionResult,
  byPlayer,
  type Intents,
  type Post,
  type PostLimits,
} from "~/features/gate/action.server";
import { postRules } from "~/server/post-limits.server";
import { backTo } from "./back.server";
import { promoPosted } from "./bonuses/promo-post.server";
import { autoCashOutPosted, cancelAutoCashOutPosted } from "./cash-out/auto-cash-out-post.server";
import { cashOutPosted, cashOutTooOften } from "./cash-out/cash-out-post.server";
import { takePostedCombination } from "./combining/combine-post.server";
import { takePostedExpress } from "./express/express-post.server";
import { accountsOf, closedNow, loadCouponView } from "./load.server";
import { oneClickLimit, oneClickPosted, oneClickResult } from "./one-click/one-click-post.server";
import { placePosted } from "./placing/place-post.server";
import { placeResult } from "./placing/place-result.server";
import { unlessChecking } from "./placing/unless-checking.server";
import { postedSize, postedType } from "./posted-choices";
import { couponBetOf, pressedBetNow } from "./pressed-bet.server";
import { reusedSelections } from "./receipts/reuse-post.server";
import type { CouponReply } from "./reply";
import { loadCode, saveCode, shareLimits } from "./sharing/share-post.server";
import { isAutoMaxOffered } from "./stakes/auto-max";
import { blockField } from "./stakes/blocks";
import { singleField } from "./stakes/singles";
import { newKey, readCoupon, readSentCoupon, saveCoupon } from "./storage/cookie.server";
import { keyWithBet, noteAdd } from "./storage/recent-adds.server";
import { restorePosted } from "./storage/restore-post.server";
import { typedValues } from "./typed-values";

type CouponOutcome = ActionResult<CouponReply>;

/** Posts that change the coupon. */
const changes: Intents<CouponReply> = {
  add,
  remove: (post) =>
    change(post, (coupon) =>
      post.form.get("bet") === bonusBetId
        ? removeBonus(coupon, newKey)
        : withBet(post, (ref) => removeBet(coupon, ref, newKey)),
    ),
  combine: async (post) => {
    const made = await takePostedCombination(post);
    return change(post, () => made);
  },
  clear: (post) => change(post, (coupon) => clear(coupon, newKey)),
  type: (post) =>
    change(post, (coupon) => {
      const type = postedType(post.form.get("typeId"));
      return type === null ? no("unknown-type") : setType(coupon, type, newKey);
    }),
  system: (post) =>
    change(post, (coupon) => {
      const size = postedSize(post.form.get("systemValue"), coupon);
      return size === null ? no("system-size") : setSystemValue(coupon, size, newKey);
    }),
  banker: (post) =>
    change(post, (coupon) => withBet(post, (ref) => toggleBanker(coupon, ref, newKey))),
  block: (post) =>
    change(post, (coupon) =>
      withBet(post, (ref) => setBlock(coupon, ref, Number(post.form.get("block")), newKey)),
    ),
  amount,
  // Returns one interpretation of an ambiguous amount as its field's value.
  reading: async ({ form }) => ({
    kind: "stay",
    status: 200,
    data: { refusals: [], values: typedValues(form) },
  }),
  promo,
  account,
  max,
  "auto-max": autoMax,
  express: async (post) => {
    const taken = await takePostedExpress(post);
    return change(post, () => taken);
  },
  reuse: async (post) => {
    const reused = await reusedSelections(post, await readCoupon(post.context, post.request));
    return change(post, () => reused);
  },
  "load-code": loadCode,
};

/** Intents of the coupon's address (docs/forms.md). */
export const couponIntents: Intents<CouponReply> = {
  ...unlessChecking(changes),
  // The response arrives late: a copy that is not newer changes nothing.
  restore: restorePosted,
  place: placePosted,
  "place-result": placeResult,
  "one-click": oneClickPosted,
  "one-click-result": oneClickResult,
  "cash-out": cashOutPosted,
  "auto-cash-out": autoCashOutPosted,
  "cancel-auto-cash-out": cancelAutoCashOutPosted,
  "save-code": saveCode,
};

/** Placing is rate-limited per player (SEC-07). A refused post is never sent: coupon and key stay. */
export const couponLimits: PostLimits<CouponReply> = {
  ...shareLimits,
  place: {
    rule: postRules.placing,
    subject: byPlayer,
    refuse: (form, waitS) => ({
      refusals: [{ code: "too-often", bound: waitS }],
      values: typedValues(form),
    }),
  },
  "cash-out": { rule: postRules.placing, subject: byPlayer, refuse: cashOutTooOften },
  "auto-cash-out": { rule: postRules.placing, subject: byPlayer, refuse: cashOutTooOften },
  "cancel-auto-cash-out": { rule: postRules.placing, subject: byPlayer, refuse: cashOutTooOften },
  "one-click": oneClickLimit,
};

/** Adds the pressed price button's bet at the price it showed; the score comes from the platform. */
async function add(post: Post): Promise<CouponOutcome> {
  const { form, context, request } = post;
  const pressed = pressedBet(String(form.get("bet") ?? ""));
  if (!pressed) return refuse(post, [{ code: "unknown-bet" }], 422);
  const coupon = await readCoupon(context, request);
  const { config, stored } = context;
  const { isMarketReplaced } = stored.coupon;
  const [closed, known] = await Promise.all([
    closedNow(context),
    pressedBetNow(post, pressed, effectiveType(coupon)),
  ]);
  // What cannot be read just now keeps the press: the slip says why nothing is placed, and no press is lost.
  if (closed && closed.code !== "unavailable") return refuse(post, [closed], 403);
  if (known.ok && known.value.bets[0] === null) return refuse(post, [{ code: "unknown-bet" }], 422);
  const bet = {
    ...couponBetOf(post, pressed, known),
    isBanker: coupon.bets.find((old) => isSameBet(old, pressed.ref))?.isBanker ?? false,
  };
  const key = () => keyWithBet(context, coupon, bet, newKey);
  const added = addBet(coupon, bet, config.coupon.maxBets, key, isMarketReplaced);
  if (!added.ok) return refuse(post, [added.refusal], 422);
  const sent = await readSentCoupon(context, request);
  // Without a cookie, requests of one browser cannot be recognised.
  const joined = sent.rev === 0 ? added.coupon : await noteAdd(context, sent, bet, added.coupon);
  return change(post, () => ({ ok: true, coupon: joined }), `#bet-${pressed.ref.marketId}`);
}

/** Sets the stake of the named bet or block, else of the coupon (for singles, of every bet). */
async function amount(post: Post): Promise<CouponOutcome> {
  const view = await loadCouponView(post.context, post.request);
  const typed = String(post.form.get("amount") ?? "");
  const bet = post.form.get("bet");
  const named = post.form.get("block");
  const asked = typeof bet === "string" ? betRefOf(bet) : null;
  const ref = (asked && view.rows.find((row) => isSameBet(row.ref, asked))?.ref) ?? null;
  if (bet !== null && !ref) return refuse(post, [{ code: "unknown-bet" }], 422);
  const block = view.blocks?.find(({ id }) => String(id) === named);
  if (named !== null && !ref && !block) return refuse(post, [{ code: "unknown-block" }], 422);
  const read = readAmount(plainAmount(typed, view.iso, post.context.lng), view.iso);
  if (!read.ok) {
    const at = ref ? { marketId: ref.marketId } : block ? { blockId: block.id } : {};
    const field = ref ? singleField(betRefText(ref)) : block ? blockField(block.id) : "amount";
    return refuse(post, [{ code: "amount", ...at }], 422, { [field]: typed });
  }
  const text = fromMinor(read.minor, view.iso);
  if (block) return change(post, (coupon) => setBlockAmounts(coupon, { [block.id]: text }, newKey));
  return change(post, (coupon) =>
    ref
      ? setBetAmounts(coupon, { [betRefText(ref)]: text }, newKey)
      : setAmount(coupon, text, newKey),
  );
}

/** Applies a promo code, chosen or typed; an empty one removes it (CPN-14). */
async function promo(post: Post): Promise<CouponOutcome> {
  const coupon = await readCoupon(post.context, post.request);
  const account = stakeAccount(coupon.accountId, await accountsOf(post.context));
  const iso = account?.iso ?? post.context.config.currency;
  const changed = await promoPosted(
    post.context,
    coupon,
    String(post.form.get("promoCode") ?? ""),
    iso,
  );
  return change(post, () => changed);
}

/** Stakes the most that bounds and balance allow; singles and blocks share the balance equally. */
async function max(post: Post): Promise<CouponOutcome> {
  const view = await loadCouponView(post.context, post.request);
  const { singles, blocks, account: from, iso } = view;
  const parts = singles ?? blocks ?? [{ id: "", min: view.minBet, max: view.maxBet }];
  const mostOf = (bound: Minor | null) =>
    from ? atMost(shareOf(from.money, parts.length), bound) : bound;
  const low: Refusal[] = parts.flatMap((part) => {
    const most = mostOf(part.max);
    if (most === null || part.min === null || !isBelow(most, part.min)) return [];
    const at =
      "marketId" in part ? { marketId: part.marketId } : blocks ? { blockId: Number(part.id) } : {};
    return [{ code: "max-below-minimum", bound: most, ...at }];
  });
  if (low.length > 0) return refuse(post, low, 422);
  const stakes = parts.flatMap(({ id, max: bound }) => {
    const stake = mostOf(bound);
    return stake === null ? [] : [[id, fromMinor(stake, iso)] as const];
  });
  if (stakes.length < parts.length) return refuse(post, [{ code: "sign-in" }], 422);
  return change(post, (coupon) => {
    const amounts: Readonly<Record<string, string>> = Object.fromEntries(stakes);
    if (!singles && !blocks) return setAmount(coupon, amounts[""] ?? "", newKey);
    return (singles ? setBetAmounts : setBlockAmounts)(coupon, amounts, newKey);
  });
}

/** Makes the stake follow the maximum if the player's settings offer it (CPN-12); `isAutoMax` is 1 or 0. */
async function autoMax(post: Post): Promise<CouponOutcome> {
  const isOn = post.form.get("isAutoMax") === "1";
  return change(post, (coupon) =>
    isOn && !isAutoMaxOffered(coupon, post.context.stored.coupon)
      ? no("type")
      : setAutoMax(coupon, isOn, newKey),
  );
}

async function account(post: Post): Promise<CouponOutcome> {
  const accounts = await accountsOf(post.context);
  const chosen = accounts?.all.find(({ id }) => String(id) === post.form.get("accountId"));
  if (!chosen) return refuse(post, [{ code: accounts ? "account" : guestCode(post) }], 422);
  return change(post, (coupon) => {
    const before = stakeAccount(coupon.accountId, accounts);
    return setAccount(coupon, chosen.id, before?.iso === chosen.iso, newKey);
  });
}

const no = (code: RefusalCode): Change => ({ ok: false, refusal: { code } });

/** The refusal without accounts: a guest, or the platform does not answer. */
const guestCode = ({ context }: Post) =>
  context.session.kind === "guest" ? "sign-in" : "unavailable";

function withBet(
  { form }: Post,
  run: (ref: NonNullable<ReturnType<typeof betRefOf>>) => Change,
): Change {
  const ref = betRefOf(String(form.get("bet") ?? ""));
  return ref ? run(ref) : no("unknown-bet");
}

/** Applies a change and returns to the form's page, to the anchor `place` if given. */
async function change(
  post: Post,
  apply: (coupon: CouponCookie) => Change,
  place = "",
): Promise<CouponOutcome> {
  const { context, request } = post;
  const changed = apply(await readCoupon(context, request));
  if (!changed.ok) return refuse(post, [changed.refusal], 422);
  const rev = await saveCoupon(context, request, changed.coupon);
  return { kind: "go", to: backTo(post) + place, data: { refusals: [], values: {}, rev } };
}

/** `values` are the typed values by field, needed where the form uses other names than the fields. */
function refuse(
  { form }: Post,
  refusals: readonly Refusal[],
  status: number,
  values: CouponReply["values"] = typedValues(form),
): CouponOutcome {
  return { kind: "stay", status, data: { refusals, values } };
}
