import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { afterEach, expect, it } from "vitest";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import { createApp } from "~/server/app";
import { readEnv } from "~/server/env/read-env.server";
import { requestScope } from "~/server/request-scope.server";

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(null))));

/** A build whose only address says which country goes upstream. */
const build = {
  routes: {
    country: {
      id: "country",
      path: "country",
      module: {
        loader: ({ context, request }: LoaderFunctionArgs) => {
          const session = { csrf: "", sid: null, uid: null, keep: false };
          const { country } = platformScopeOfRequest(
            requestScope(context, request),
            request,
            "en",
            session,
          );
          return new Response(country);
        },
      },
    },
  },
  entry: { module: { default: () => new Response() } },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  future: { v3_singleFetch: true },
  basename: "/",
  publicPath: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
  mode: "production",
} as unknown as ServerBuild;

async function countryFor(trustedProxies: readonly string[], said: string | null) {
  const env = { ...readEnv({ SESSION_SECRET: "sixteen-letters-or-more" }), trustedProxies };
  const app = createApp({ env, build: async () => build, clientDir: null, vite: null });
  const made = createServer(app);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  const { port } = made.address() as AddressInfo;
  const headers: Record<string, string> = said === null ? {} : { "x-country": said };
  return (await fetch(`http://127.0.0.1:${port}/country`, { headers })).text();
}

it.each([
  ["a trusted proxy's country goes upstream", ["127.0.0.1/32"], "KZ", "kz"],
  ["what a trusted proxy does not know is the default", ["127.0.0.1/32"], null, "ru"],
  ["no country is taken from nonsense", ["127.0.0.1/32"], "kz,tr", "ru"],
  ["a visitor's own header is not believed", ["10.0.0.0/8"], "KZ", "ru"],
  ["nor where no proxy is named", [], "KZ", "ru"],
])("CFG-01 SEC-05 the country of a request: %s", async (_title, proxies, said, sent) => {
  expect(await countryFor(proxies, said)).toBe(sent);
});
