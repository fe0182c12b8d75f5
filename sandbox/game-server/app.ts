import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { fromMinor } from "~/domain/money/money";
import { isRequestKey } from "~/domain/money/request-key";
import { isLanguage } from "~/i18n/languages";
import { gameByIdOrSlug } from "../games/catalogue";
import { clientSeedPattern } from "../games/draw";
import type { PostedFields } from "../games/engine";
import type { CatalogueGame } from "../games/game";
import { isFramed } from "../games/providers";
import { readPageRequest } from "../remotes/page-request";
import { type CasinoRequest, texts } from "../remotes/third-party/texts";
import { makePlayRefusal, type PlayRefusal } from "../services/casino/refusal";
import { remoteDataAccess } from "../services/remote-access";
import type { SandboxServices } from "../services/sandbox-services";
import { type GamePageData, gameDocument } from "./page";
import { SittingPostLimiter } from "./post-pace";
import { playProviderRound } from "./rounds";
import { funBalance, lastTenStakedProviderRounds, nextRoundSeedHash } from "./sitting";
import {
  createWalletClient,
  type LaunchDetails,
  type SendWalletRequest,
  type WalletClient,
} from "./wallet";

/**
 * The game server of the provider whose games are played in frames (CAS-03): a page for each game, with forms that work
 * alone and a script that speaks with the shell. It knows the platform by its wallet API only.
 */
export function gameServer(services: SandboxServices, send: SendWalletRequest): Hono {
  const app = new Hono();
  const deps = remoteDataAccess(services);
  const pace = new SittingPostLimiter();

  app.get("/games/:slug", (c) => page(c, null));
  app.post("/games/:slug", async (c) => {
    const form = await c.req.formData().catch(() => new FormData());
    return page(c, form);
  });
  return app;

  async function page(c: Context, form: FormData | null): Promise<Response> {
    const game = gameByIdOrSlug(c.req.param("slug") ?? "");
    if (!game || !isFramed(game)) return c.json({ code: "not-found" }, 404);
    const query = new URL(c.req.url).searchParams;
    const wanted = query.get("lng") ?? "";
    const lng = isLanguage(wanted) ? wanted : "en";
    const read = await readPageRequest(deps, c.req.raw, "third-party", lng, [game.slug]);
    const ask: CasinoRequest = { ...read, t: { ...read.t, ...texts(lng) } as CasinoRequest["t"] };
    const wallet = createWalletClient(services, game.provider, send);
    const launch = query.get("launch") ?? "";
    const nonce = randomBytes(16).toString("base64");
    const drawn = await drawnOf(game, wallet, launch, form);
    const text = String(await gameDocument(ask, game, drawn, nonce));
    return new Response(text, {
      status: drawn.status,
      headers: headersOf(services, nonce),
    });
  }

  async function drawnOf(
    game: CatalogueGame,
    wallet: WalletClient,
    launch: string,
    form: FormData | null,
  ): Promise<GamePageData> {
    let seat: LaunchDetails | null;
    try {
      seat = await wallet.authenticate(launch);
    } catch {
      return { status: 503, seat: null, over: "away" };
    }
    if (!seat || seat.game !== game.id) return { status: 401, seat: null, over: "expired" };
    const waitMs = form ? pace.take(seat.sitting, services.world.now()) : 0;
    const isSlowed = waitMs > 0;
    const pressed = isSlowed
      ? (makePlayRefusal(409, { code: "too-soon", waitMs }) satisfies PlayRefusal)
      : form && (await pressedOf(game, wallet, seat, launch, form));
    // Money has moved since; a wallet that is silent now leaves what it said before.
    const now = pressed && !isSlowed ? await wallet.authenticate(launch).catch(() => seat) : seat;
    const standing = now ?? seat;
    const balance =
      standing.mode === "fun"
        ? fromMinor(await funBalance(services, standing), standing.iso)
        : standing.balance;
    const recent = await lastTenStakedProviderRounds(services, standing.sitting);
    const isRefused = pressed?.ok === false;
    return {
      status: isRefused ? pressed.status : 200,
      seat: { ...standing, balance },
      next: await nextRoundSeedHash(services, standing.sitting),
      recent,
      round: pressed?.ok ? pressed.round : null,
      refusal: isRefused ? pressed.body : null,
      typed: form,
      over: isRefused && pressed.body.code === "token" ? "expired" : null,
    };
  }

  async function pressedOf(
    game: CatalogueGame,
    wallet: WalletClient,
    seat: LaunchDetails,
    launch: string,
    form: FormData,
  ) {
    const key = String(form.get("key") ?? "");
    const clientSeed = String(form.get("seed") ?? "").trim();
    if (!isRequestKey(key))
      return makePlayRefusal(422, { code: "key-reused" }) satisfies PlayRefusal;
    if (!clientSeedPattern.test(clientSeed))
      return makePlayRefusal(422, { code: "seed", field: "seed" });
    return playProviderRound(services, wallet, game, seat, {
      launch,
      key,
      clientSeed,
      fields: fieldsOf(form),
    });
  }
}

/**
 * The posted fields of a game's form without `key` and `seed`: at most 100 names, each text cut to
 * 40 characters. The game's rules validate them.
 */
function fieldsOf(form: FormData): PostedFields {
  const names = [...new Set(form.keys())].filter((name) => name !== "key" && name !== "seed");
  const texts = (name: string) =>
    form.getAll(name).flatMap((value) => (typeof value === "string" ? [value.slice(0, 40)] : []));
  return Object.fromEntries(names.slice(0, 100).map((name) => [name, texts(name)]));
}

/**
 * Headers of a game's page. It runs only its own script, and only the shop may show it in a frame.
 * It is sandboxed wherever it is opened. At the shop's address it has no origin, because that would be the shop's,
 * so that its own requests are cross-origin and are allowed from anywhere. At an address of its own it keeps its
 * origin, by which the shop's frame knows its messages.
 */
function headersOf(
  { publicOrigin, isAlone }: SandboxServices,
  nonce: string,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors 'self' ${publicOrigin}`,
    `sandbox allow-scripts allow-forms${isAlone ? " allow-same-origin" : ""}`,
  ];
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "content-security-policy": policy.join("; "),
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "referrer-policy": "no-referrer",
  };
}
