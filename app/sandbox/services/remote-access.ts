import { siteConfigWire } from "~/platform/config/wire.server";
import { loadAccounts } from "./accounts";
import { casinoPages } from "./casino/pages";
import type { Core } from "./core";
import { loadCashOutValues } from "./coupons/cash-out";
import { loadCoupons, loadCouponTotals } from "./coupons/receipts";
import { officeAccess } from "./office/deps";
import { findPlayer } from "./people";
import type { RemoteDeps } from "./remote-deps";
import { drawDeps } from "./tickets/remote";
import { currentConfig } from "./user";

/** Access of remote pages to the sandbox (SBX-04). */
export function remoteAccess(core: Core): RemoteDeps {
  return {
    feed: () => core.feed,
    now: () => core.world.now(),
    overrides: async () => core.world.state.overrides,
    casino: casinoPages(core),
    partitions: () => core.world.state.config.partitions,
    siteConfig: async () => siteConfigWire.parse(core.world.state.config),
    async player(request) {
      const player = await findPlayer(core, request);
      if (!player) return null;
      await core.settler.settleDue();
      const { id: userId, login } = player;
      return {
        userId,
        login,
        config: currentConfig(player, core.world.now()),
        accounts: await loadAccounts(core, player),
      };
    },
    async couponsOf(userId, query) {
      await core.settler.settleDue();
      return loadCoupons(core, userId, query);
    },
    async totalsOf(userId, query) {
      await core.settler.settleDue();
      return loadCouponTotals(core, userId, query);
    },
    async cashOutsOf(userId, ids) {
      const offers = await loadCashOutValues(core, userId, ids.map(Number));
      return new Map([...offers].map(([id, amount]) => [String(id), amount]));
    },
    office: officeAccess(core),
    draws: () => drawDeps(core),
  };
}
