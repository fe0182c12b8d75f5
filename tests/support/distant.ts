import { closePlatformConnections } from "~/platform/transport/embedded/platform.server";
import { setEnvForTests } from "~/server/env.server";
import { serveSandbox } from "~sandbox/serve";
import { Platform } from "../../e2e/support/platform";
import { migratedDatabase } from "./databases";
import { type FaultProxy, openFaultProxy } from "./fault-proxy";
import { forgetPlatform } from "./forget";
import { season } from "./site";

/** A site whose platform is elsewhere, over real connections through a proxy that breaks what it is told to. */
export interface DistantSite {
  readonly proxy: FaultProxy;
  /** The platform's control interface, past the proxy. */
  readonly platform: Platform;
  close(): Promise<void>;
}

/** Opens one over the season of the fixtures. */
export async function openDistantSite(): Promise<DistantSite> {
  const sandbox = {
    dataDir: null,
    databaseUrl: null,
    feed: season,
    now: null,
    publicOrigin: "https://touchline.test",
    secrets: ["a-secret-of-tests"],
    control: true,
  };
  const databaseUrl = await migratedDatabase();
  const served = await serveSandbox({
    ...sandbox,
    databaseUrl,
    port: 0,
    host: "127.0.0.1",
    trustedProxies: [],
    isControlOpenToProxies: false,
  });
  const target = served.url.replace("localhost", "127.0.0.1");
  const proxy = await openFaultProxy(target);
  setEnvForTests({
    port: 0,
    host: null,
    appEnv: "production",
    isDemonstration: false,
    platformOrigin: proxy.origin,
    remoteOrigins: [],
    secrets: ["first-secret-of-tests"],
    publicOrigin: null,
    trustedProxies: [],
    redisUrl: null,
    isControlOpenToProxies: false,
    sandbox: { ...sandbox, control: false },
  });
  forgetPlatform();
  return {
    proxy,
    platform: new Platform(target),
    async close() {
      proxy.setRule(null);
      await closePlatformConnections();
      await proxy.close();
      await served.close();
    },
  };
}
