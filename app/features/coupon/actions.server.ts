import { formatBetRef, isSameBet, parseBetRef, parsePriceButtonValue } from "~/domain/coupon/bet";
import { bonusBetId } from "~/domain/coupon/bonus";
import {
  addBet,
  type CouponChange,
  clearCoupon,
  effectiveCouponType,
  moveBetToBlock,
  removeBet,
  removeBonusBet,
  setAutoMax,
  setBetStakes,
  setBlockStakes,
  setCouponType,
  setPayingAccount,
  setStake,
  setSystemValue,
  toggleBanker,
} from "~/domain/coupon/changes";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie, Refusal, RefusalCode } from "~/domain/coupon/types";
import { capAmount, equalShare, isAmountBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, parseTypedAmount, plainAmount } from "~/domain/money/money";
import {
  type ActionResult,
  countPostsByPlayer,
  type FormPost,
  type IntentHandlers,
  type PostLimits,
} from "~/features/gate/action.server";
import { postRules } from "~/server/post-limits/rules.server";
import { returnPathOfPost } from "./back.server";
import { promoPosted } from "./bonuses/promo-post.server";
import { autoCashOutPosted, cancelAutoCashOutPosted } from "./cash-out/auto-cash-out-post.server";
import { cashOutPosted, cashOutTooOften } from "./cash-out/cash-out-post.server";
import { combinationPosted } from "./combining/combine-post.server";
import { addAllPosted } from "./express/add-all-post.server";
import { expressPosted } from "./express/express-post.server";
import { loadCouponView, loadPlayerAccounts, loadSlipClosure } from "./load.server";
import {
  oneClickPosted,
  oneClickRateLimit,
  oneClickResult,
} from "./one-click/one-click-post.server";
import { placePosted } from "./placing/place-post.server";
import { placeResult } from "./placing/place-result.server";
import { refuseChangesWhileChecking } from "./placing/unless-checking.server";
import { postedSystemSize, postedType } from "./posted-choices";
import { resolvePressedBet, toCouponBet } from "./pressed-bet.server";
import { reusedSelections } from "./receipts/reuse-post.server";
import type { CouponReply } from "./reply";
import { loadCodePosted, saveCodePosted, shareLimits } from "./sharing/share-post.server";
import { isAutoMaxOffered } from "./stakes/auto-max";
import { blockStakeFieldName } from "./stakes/blocks";
import { singleStakeFieldName } from "./stakes/singles";
import { newPlacementKey, readCoupon, readSentCoupon, saveCoupon } from "./storage/cookie.server";
import { keyAfterAddingBet, recordAddedBet } from "./storage/recent-adds.server";
import { restorePosted } from "./storage/restore-post.server";
import { typedValues } from "./typed-values";

type CouponOutcome = ActionResult<CouponReply>;

/** Posts that change the coupon. */
const changes: IntentHandlers<CouponReply> = {
  add,
  remove: (post) =>
    change(post, (coupon) =>
      post.form.get("bet") === bonusBetId
        ? removeBonusBet(coupon, newPlacementKey)
        : withBet(post, (ref) => removeBet(coupon, ref, newPlacementKey)),
    ),
  combine: async (post) => {
    const made = await combinationPosted(post);
    return change(post, () => made);
  },
  clear: (post) => change(post, (coupon) => clearCoupon(coupon, newPlacementKey)),
  type: (post) =>
    change(post, (coupon) => {
      const type = postedType(post.form.get("typeId"));
      return type === null ? no("unknown-type") : setCouponType(coupon, type, newPlacementKey);
    }),
  system: (post) =>
    change(post, (coupon) => {
      const size = postedSystemSize(post.form.get("systemValue"), coupon);
      return size === null ? no("system-size") : setSystemValue(coupon, size, newPlacementKey);
    }),
  banker: (post) =>
    change(post, (coupon) => withBet(post, (ref) => toggleBanker(coupon, ref, newPlacementKey))),
  block: (post) =>
    change(post, (coupon) =>
      withBet(post, (ref) =>
        moveBetToBlock(coupon, ref, Number(post.form.get("block")), newPlacementKey),
      ),
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
    const taken = await expressPosted(post);
    return change(post, () => taken);
  },
  "add-all": async (post) => {
    const added = await addAllPosted(post);
    return change(post, () => added);
  },
  reuse: async (post) => {
    const reused = await reusedSelections(post, await readCoupon(post.context, post.request));
    return change(post, () => reused);
  },
  "load-code": loadCodePosted,
};

/** Intents of the coupon's address (docs/forms.md). */
export const couponIntents: IntentHandlers<CouponReply> = {
  ...refuseChangesWhileChecking(changes),
  // The response arrives late: a copy that is not newer changes nothing.
  restore: restorePosted,
  place: placePosted,
  "place-result": placeResult,
  "one-click": oneClickPosted,
  "one-click-result": oneClickResult,
  "cash-out": cashOutPosted,
  "auto-cash-out": autoCashOutPosted,
  "cancel-auto-cash-out": cancelAutoCashOutPosted,
  "save-code": saveCodePosted,
};

/** Placing is rate-limited per player (SEC-07). A refused post is never sent: coupon and key stay. */
export const couponLimits: PostLimits<CouponReply> = {
  ...shareLimits,
  place: {
    rule: postRules.placing,
    subject: countPostsByPlayer,
    refuse: (form, waitS) => ({
      refusals: [{ code: "too-often", bound: waitS }],
      values: typedValues(form),
    }),
  },
  "cash-out": { rule: postRules.placing, subject: countPostsByPlayer, refuse: cashOutTooOften },
  "auto-cash-out": {
    rule: postRules.placing,
    subject: countPostsByPlayer,
    refuse: cashOutTooOften,
  },
  "cancel-auto-cash-out": {
    rule: postRules.placing,
    subject: countPostsByPlayer,
    refuse: cashOutTooOften,
  },
  "one-click": oneClickRateLimit,
};

/** Adds the pressed price button's bet at the price it showed; the score comes from the platform. */
async function add(post: FormPost): Promise<CouponOutcome> {
  const { form, context, request } = post;
  const pressed = parsePriceButtonValue(String(form.get("bet") ?? ""));
  if (!pressed) return refuse(post, [{ code: "unknown-bet" }], 422);
  const coupon = await readCoupon(context, request);
  const { config, stored } = context;
  const { isMarketReplaced } = stored.coupon;
  const [closed, known] = await Promise.all([
    loadSlipClosure(context),
    resolvePressedBet(post, pressed, effectiveCouponType(coupon)),
  ]);
  // If player data cannot be loaded just now, the bet is added all the same; the slip says why
  // nothing can be placed.
  if (closed && closed.code !== "unavailable") return refuse(post, [closed], 403);
  if (known.ok && known.value.bets[0] === null) return refuse(post, [{ code: "unknown-bet" }], 422);
  const bet = {
    ...toCouponBet(post, pressed, known),
    isBanker: coupon.bets.find((old) => isSameBet(old, pressed.ref))?.isBanker ?? false,
  };
  const key = () => keyAfterAddingBet(context, coupon, bet, newPlacementKey);
  const added = addBet(coupon, bet, config.coupon.maxBets, key, isMarketReplaced);
  if (!added.ok) return refuse(post, [added.refusal], 422);
  const sent = await readSentCoupon(context, request);
  // Without a cookie, requests of one browser cannot be recognised.
  const joined =
    sent.rev === 0 ? added.coupon : await recordAddedBet(context, sent, bet, added.coupon);
  return change(post, () => ({ ok: true, coupon: joined }), `#bet-${pressed.ref.marketId}`);
}

/** Sets the stake of the named bet or block, else of the coupon (for singles, of every bet). */
async function amount(post: FormPost): Promise<CouponOutcome> {
  const view = await loadCouponView(post.context, post.request);
  const typed = String(post.form.get("amount") ?? "");
  const bet = post.form.get("bet");
  const named = post.form.get("block");
  const asked = typeof bet === "string" ? parseBetRef(bet) : null;
  const ref = (asked && view.rows.find((row) => isSameBet(row.ref, asked))?.ref) ?? null;
  if (bet !== null && !ref) return refuse(post, [{ code: "unknown-bet" }], 422);
  const block = view.blocks?.find(({ id }) => String(id) === named);
  if (named !== null && !ref && !block) return refuse(post, [{ code: "unknown-block" }], 422);
  const read = parseTypedAmount(plainAmount(typed, view.iso, post.context.lng), view.iso);
  if (!read.ok) {
    const at = ref ? { marketId: ref.marketId } : block ? { blockId: block.id } : {};
    const field = ref
      ? singleStakeFieldName(formatBetRef(ref))
      : block
        ? blockStakeFieldName(block.id)
        : "amount";
    return refuse(post, [{ code: "amount", ...at }], 422, { [field]: typed });
  }
  const text = fromMinor(read.minor, view.iso);
  if (block)
    return change(post, (coupon) => setBlockStakes(coupon, { [block.id]: text }, newPlacementKey));
  return change(post, (coupon) =>
    ref
      ? setBetStakes(coupon, { [formatBetRef(ref)]: text }, newPlacementKey)
      : setStake(coupon, text, newPlacementKey),
  );
}

/** Applies a promo code, chosen or typed; an empty one removes it (CPN-14). */
async function promo(post: FormPost): Promise<CouponOutcome> {
  const coupon = await readCoupon(post.context, post.request);
  const account = findPayingAccount(coupon.accountId, await loadPlayerAccounts(post.context));
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
async function max(post: FormPost): Promise<CouponOutcome> {
  const view = await loadCouponView(post.context, post.request);
  const { singles, blocks, account: from, iso } = view;
  const parts = singles ?? blocks ?? [{ id: "", min: view.minBet, max: view.maxBet }];
  const mostOf = (bound: Minor | null) =>
    from ? capAmount(equalShare(from.money, parts.length), bound) : bound;
  const low: Refusal[] = parts.flatMap((part) => {
    const most = mostOf(part.max);
    if (most === null || part.min === null || !isAmountBelow(most, part.min)) return [];
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
    if (!singles && !blocks) return setStake(coupon, amounts[""] ?? "", newPlacementKey);
    return (singles ? setBetStakes : setBlockStakes)(coupon, amounts, newPlacementKey);
  });
}

/** Makes the stake follow the maximum if the player's settings offer it (CPN-12); `isAutoMax` is 1 or 0. */
async function autoMax(post: FormPost): Promise<CouponOutcome> {
  const isOn = post.form.get("isAutoMax") === "1";
  return change(post, (coupon) =>
    isOn && !isAutoMaxOffered(coupon, post.context.stored.coupon)
      ? no("type")
      : setAutoMax(coupon, isOn, newPlacementKey),
  );
}

async function account(post: FormPost): Promise<CouponOutcome> {
  const accounts = await loadPlayerAccounts(post.context);
  const chosen = accounts?.all.find(({ id }) => String(id) === post.form.get("accountId"));
  if (!chosen) return refuse(post, [{ code: accounts ? "account" : guestCode(post) }], 422);
  return change(post, (coupon) => {
    const before = findPayingAccount(coupon.accountId, accounts);
    return setPayingAccount(coupon, chosen.id, before?.iso === chosen.iso, newPlacementKey);
  });
}

const no = (code: RefusalCode): CouponChange => ({ ok: false, refusal: { code } });

/** The refusal without accounts: a guest, or the platform does not answer. */
const guestCode = ({ context }: FormPost) =>
  context.session.kind === "guest" ? "sign-in" : "unavailable";

function withBet(
  { form }: FormPost,
  run: (ref: NonNullable<ReturnType<typeof parseBetRef>>) => CouponChange,
): CouponChange {
  const ref = parseBetRef(String(form.get("bet") ?? ""));
  return ref ? run(ref) : no("unknown-bet");
}

/** Applies a change and returns to the form's page, to the anchor `place` if given. */
async function change(
  post: FormPost,
  apply: (coupon: CouponCookie) => CouponChange,
  place = "",
): Promise<CouponOutcome> {
  const { context, request } = post;
  const changed = apply(await readCoupon(context, request));
  if (!changed.ok) return refuse(post, [changed.refusal], 422);
  const rev = await saveCoupon(context, request, changed.coupon);
  return {
    kind: "go",
    to: returnPathOfPost(post) + place,
    data: { refusals: [], values: {}, rev },
  };
}

/** `values` are the typed values by field, needed where the form uses other names than the fields. */
function refuse(
  { form }: FormPost,
  refusals: readonly Refusal[],
  status: number,
  values: CouponReply["values"] = typedValues(form),
): CouponOutcome {
  return { kind: "stay", status, data: { refusals, values } };
}
