import { createHmac } from "node:crypto";
import { currencyOf } from "~/domain/money/money";
import { drawnNumbers, drawTime, hashOf, nextDraw, seedOf } from "../../lotto/draw";
import type { Lottery, Numbers } from "../../lotto/lotteries";
import { mostDraws, readLines } from "../../lotto/ticket";
import type { Core } from "../core";
import { type Bought, buyTicket, refusal } from "./buy";

/** A draw as anybody may see it: its seed and numbers once it has taken place, the seed's hash before. */
export interface LottoDraw {
  readonly number: number;
  readonly at: number;
  readonly hash: string;
  readonly seed: string | null;
  readonly numbers: Numbers | null;
}

/**
 * The platform's secret of draws. It is kept with the data and made anew with them, so that a draw is the same for
 * every process and at every moment: none can be drawn twice or left out.
 */
function secretOf({ world }: Pick<Core, "world">): string {
  return createHmac("sha256", world.state.tokenSecret).update("draws").digest("hex");
}

/** A draw at this moment. */
export function lottoDraw(core: Pick<Core, "world">, lottery: Lottery, number: number): LottoDraw {
  const seed = seedOf(secretOf(core), lottery, number);
  const at = drawTime(lottery, number);
  const isOver = at <= core.world.now();
  return {
    number,
    at,
    hash: hashOf(seed),
    seed: isOver ? seed : null,
    numbers: isOver ? drawnNumbers(seed, lottery, number) : null,
  };
}

export interface LottoOrder {
  readonly key: string;
  readonly accountId: number;
  /** Texts of the ticket's rows. */
  readonly rows: readonly (readonly string[])[];
  readonly draws: number;
}

/** Buys a ticket for the next draws that are still sold (LOT-01). */
export function buyLotto(
  core: Core,
  playerId: number,
  lottery: Lottery,
  { key, accountId, rows, draws }: LottoOrder,
): Promise<Bought> {
  const read = readLines(lottery, rows);
  const content = JSON.stringify([read.ok ? read.lines : rows, draws]);
  return buyTicket(core, playerId, {
    kind: "lotto",
    section: lottery.slug,
    key,
    accountId,
    content,
    async plan(_tx, iso, now) {
      if (!read.ok)
        return refusal(422, {
          code: read.errors[0]?.code ?? "numbers",
          fields: read.errors.map(({ row, code }) => ({ field: `numbers-${row}`, code })),
        });
      if (!Number.isInteger(draws) || draws < 1 || draws > mostDraws)
        return refusal(422, { code: "draws", fields: [{ field: "draws", code: "draws" }] });
      const draw = nextDraw(lottery, now);
      return {
        draw,
        draws,
        lines: read.count,
        linePrice: currencyOf(iso).least,
        picks: { lines: read.lines },
        due: Array.from({ length: draws }, (_, nth) => ({
          draw: draw + nth,
          dueAt: drawTime(lottery, draw + nth),
        })),
      };
    },
  });
}
