import { z } from "zod";
import { wireAmount, wireTime } from "../../transport/wire.server";

/** Rows of numbers, and draws to take part in. */
export const lottoTicketRequestWire = z.object({
  accountId: z.number().int(),
  /** Texts of each row's numbers. */
  rows: z.array(z.array(z.string().max(200)).max(100)).max(20),
  draws: z.number().int(),
});

/** The draw, marks by match, and a variant's stake. */
export const totoCouponRequestWire = z.object({
  accountId: z.number().int(),
  /** null = the one that closes first. */
  draw: z.number().int().nullable(),
  marks: z.array(z.array(z.string().max(10)).max(30)).max(30),
  amount: z.string().max(30),
});

/** A ticket of the lotto or coupon of the toto; `lines` are those of each draw, `win` is what it has won so far. */
export const lotteryTicketWire = z.object({
  id: z.string().min(1).max(80),
  kind: z.enum(["lotto", "toto"]),
  section: z.string(),
  draw: z.number().int(),
  draws: z.number().int(),
  key: z.string(),
  accountId: z.number().int(),
  iso: z.string(),
  stake: wireAmount,
  lines: z.number().int(),
  state: z.enum(["placed", "won", "lost", "void"]),
  win: wireAmount,
  placedAt: wireTime,
});
export type LotteryTicketWire = z.infer<typeof lotteryTicketWire>;

/** Why nothing was bought (docs/platform.md, "Lotto and toto"); `fields` are the form's fields at fault. */
export const lotteryTicketRefusalWire = z.object({
  code: z.string(),
  bound: wireAmount.optional(),
  fields: z.array(z.object({ field: z.string(), code: z.string() })).optional(),
});
export type LotteryTicketRefusalWire = z.infer<typeof lotteryTicketRefusalWire>;
