import { createHmac } from "node:crypto";
import { currencyOf } from "~/domain/money/money";
import { drawnNumbers, drawSeed, drawTime, nextDrawOnSale, seedHash } from "../../lotto/draw";
import type { Lottery, LottoNumbers } from "../../lotto/lotteries";
import { maxDraws, parseTicketRows } from "../../lotto/ticket";
import type { SandboxServices } from "../sandbox-services";
import { buyTicket, makeTicketRefusal, type TicketOrderResult } from "./buy";

/** A draw as anybody may see it: its seed and numbers once it has taken place, the seed's hash before. */
export interface LottoDraw {
  readonly number: number;
  readonly at: number;
  readonly hash: string;
  readonly seed: string | null;
  readonly numbers: LottoNumbers | null;
}

/**
 * The secret that lotto draws are computed from. It is stored with the sandbox's data and renewed
 * with them, so that every process computes the same draw at any time, and none can be repeated or
 * skipped.
 */
function secretOf({ world }: Pick<SandboxServices, "world">): string {
  return createHmac("sha256", world.state.tokenSecret).update("draws").digest("hex");
}

/** A draw at this moment. */
export function lottoDraw(
  services: Pick<SandboxServices, "world">,
  lottery: Lottery,
  number: number,
): LottoDraw {
  const seed = drawSeed(secretOf(services), lottery, number);
  const at = drawTime(lottery, number);
  const isOver = at <= services.world.now();
  return {
    number,
    at,
    hash: seedHash(seed),
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
  services: SandboxServices,
  playerId: number,
  lottery: Lottery,
  { key, accountId, rows, draws }: LottoOrder,
): Promise<TicketOrderResult> {
  const read = parseTicketRows(lottery, rows);
  const content = JSON.stringify([read.ok ? read.lines : rows, draws]);
  return buyTicket(services, playerId, {
    kind: "lotto",
    section: lottery.slug,
    key,
    accountId,
    content,
    async plan(_tx, iso, now) {
      if (!read.ok)
        return makeTicketRefusal(422, {
          code: read.errors[0]?.code ?? "numbers",
          fields: read.errors.map(({ row, code }) => ({ field: `numbers-${row}`, code })),
        });
      if (!Number.isInteger(draws) || draws < 1 || draws > maxDraws)
        return makeTicketRefusal(422, {
          code: "draws",
          fields: [{ field: "draws", code: "draws" }],
        });
      const draw = nextDrawOnSale(lottery, now);
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
