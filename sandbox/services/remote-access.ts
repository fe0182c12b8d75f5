import { siteConfigWire } from "~/platform/services/config/site-config-wire.server";
import { contentReader } from "../content/read";
import { loadAccounts } from "./accounts";
import { casinoDataAccess } from "./casino/pages";
import { loadCashOutValues } from "./coupons/cash-out";
import { loadCoupons, loadCouponTotals } from "./coupons/receipts";
import { accountPagesDataAccess } from "./office/deps";
import { findPlayer } from "./people";
import { promotionDataAccess } from "./promotions";
import type { RemoteDataAccess } from "./remote-deps";
import type { SandboxServices } from "./sandbox-services";
import { lottoTotoDataAccess } from "./tickets/remote";
import { currentUserConfig } from "./user";

/** Access of remote pages to the sandbox (SBX-04). */
export function remoteDataAccess(services: SandboxServices): RemoteDataAccess {
  return {
    feed: () => services.feed,
    publicOrigin: services.publicOrigin,
    now: () => services.world.now(),
    overrides: async () => services.world.state.overrides,
    casino: casinoDataAccess(services),
    content: contentReader(services.db, () => services.world.now()),
    partitions: () => services.world.state.config.partitions,
    siteConfig: async () => siteConfigWire.parse(services.world.state.config),
    async player(request) {
      const player = await findPlayer(services, request);
      if (!player) return null;
      await services.settler.settleDue();
      const { id: userId, login } = player;
      return {
        userId,
        login,
        config: currentUserConfig(player, services.world.now()),
        accounts: await loadAccounts(services, player),
      };
    },
    async couponsOf(userId, query) {
      await services.settler.settleDue();
      return loadCoupons(services, userId, query);
    },
    async totalsOf(userId, query) {
      await services.settler.settleDue();
      return loadCouponTotals(services, userId, query);
    },
    async cashOutsOf(userId, ids) {
      const offers = await loadCashOutValues(services, userId, ids.map(Number));
      return new Map([...offers].map(([id, amount]) => [String(id), amount]));
    },
    office: accountPagesDataAccess(services),
    draws: () => lottoTotoDataAccess(services),
    promotions: promotionDataAccess(services),
  };
}
