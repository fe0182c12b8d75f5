import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SandboxOptions } from "~/platform/transport/embedded/sandbox";
import { startPostgres } from "../tests/sandbox/support/postgres";
import { type Line, median } from "./line";
import { openBenchPlatform, perSecondLine } from "./platform";

const atOnce = 8;
const bets = 300;
const rounds = 5;

/** Placements per second of one node's platform: three legs each, all on one account, eight in flight. */
export async function placingLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const postgres = await startPostgres();
  try {
    const embedded = await openPlacing({ dataDir: folder, databaseUrl: null });
    const server = await openPlacing({ dataDir: null, databaseUrl: await postgres.database() });
    const figures: { embedded: number[]; server: number[] } = { embedded: [], server: [] };
    for (let round = -1; round < rounds; round += 1) {
      const pair = [await embedded.perSecond(), await server.perSecond()] as const;
      if (round < 0) continue;
      figures.embedded.push(pair[0]);
      figures.server.push(pair[1]);
    }
    await embedded.close();
    await server.close();
    return [
      perSecondLine("placement, PGlite, one node", 200, 500, median(figures.embedded)),
      perSecondLine("placement, PostgreSQL, one node", 400, 1000, median(figures.server)),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface FeedGame {
  readonly id: number;
  readonly markets: readonly {
    readonly id: number;
    readonly type: string;
    readonly param: string;
    readonly coef: string;
  }[];
}

async function openPlacing(database: Pick<SandboxOptions, "dataDir" | "databaseUrl">) {
  const { call, signIn, close } = await openBenchPlatform(database);
  const player = await signIn();
  const { userId } = player;
  const authorization = `Bearer ${await player.token()}`;
  await call("PATCH", "/sandbox/players/demo%40example.test", { balances: { RUB: "10000000.00" } });
  const feed = await call<{ games: FeedGame[] }>("GET", "/sandbox/feed?status=line&limit=200");
  const legs = feed.body.games.slice(-3).map(({ id, markets: [market] }) => ({
    gameId: id,
    marketId: market?.id,
    type: market?.type,
    param: market?.param ?? "",
    coef: market?.coef,
    scores: null,
  }));
  let made = 0;
  async function place() {
    made += 1;
    const request = {
      userId,
      accountId: 11,
      typeId: 1,
      amount: "20.00",
      amountByBlockId: {},
      bets: legs,
      changeCoefAction: 1,
      coef: "1",
      coefByView: "1",
      coefViewId: 0,
      exactCoef: 0,
      isDropOnScoreChange: false,
      prepaidAmount: "0",
      refId: 1,
      systemValue: 2,
      hyperBonusPercent: 0,
      lng: "en",
    };
    const headers = { authorization, "idempotency-key": `bench-${made}` };
    const placed = await call("POST", "/coupon-api/v1/coupons", request, headers);
    if (placed.status !== 201)
      throw new Error(`a placement was refused: ${JSON.stringify(placed.body)}`);
  }
  return {
    async perSecond() {
      const startedAt = performance.now();
      let left = bets;
      const one = async () => {
        while (left > 0) {
          left -= 1;
          await place();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, one));
      return bets / ((performance.now() - startedAt) / 1000);
    },
    close,
  };
}
