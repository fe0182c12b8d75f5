import { Hono } from "hono";
import { wireHeaders } from "~/platform/transport/wire.server";
import { ReceivedCallLog } from "./control/calls";
import { consumeInjectedFault, type InjectedFault } from "./control/faults";
import { createControlRoutes } from "./control/routes";
import { failureLogText, sqlState } from "./db/errors";
import { vendorStandInPages } from "./pages/app";
import { remotePages } from "./remotes";
import { accountRoutes } from "./services/accounts";
import { emailConfirmationRoutes } from "./services/activation";
import { authRoutes } from "./services/auth";
import { bonusRoutes } from "./services/bonuses/routes";
import { captchaRoutes } from "./services/captcha/routes";
import { casinoRoutes } from "./services/casino/routes";
import { gameWalletRoutes } from "./services/casino/wallet-routes";
import { pollGameAndSessionChangesRoutes } from "./services/changes";
import { playerCookieConsentRoutes } from "./services/consents";
import { sharedCouponAndExpressRoutes } from "./services/coupons/offered-routes";
import { couponRoutes } from "./services/coupons/routes";
import { visitorDeviceRoutes } from "./services/device";
import { signInOtherDeviceByCodeRoutes } from "./services/device-sign-in";
import { documentAndProfileRoutes, uploadPaths } from "./services/documents/routes";
import { HttpErrorAnswer } from "./services/http";
import { limitRoutes } from "./services/limits/routes";
import { newsSubscriptionRoutes } from "./services/news/routes";
import { statementRoutes } from "./services/office/routes";
import { walletRoutes } from "./services/office/wallet-routes";
import { paymentRoutes } from "./services/payments/routes";
import { recoveryRoutes } from "./services/recovery";
import { registrationRoutes } from "./services/registration/routes";
import { remoteDataAccess } from "./services/remote-access";
import { rewardRoutes } from "./services/rewards/routes";
import type { SandboxServices } from "./services/sandbox-services";
import { phoneAndEmailRoutes } from "./services/security/addresses";
import { socialNetworkRoutes } from "./services/security/networks";
import { securityRoutes, twoStepRoutes } from "./services/security/routes";
import { seoRoutes } from "./services/seo/routes";
import { siteStartUpAndEventRoutes } from "./services/site";
import { sitemapRoutes } from "./services/sitemap";
import { oneTapRoutes } from "./services/social/one-tap";
import { socialRoutes } from "./services/social/routes";
import { supportRoutes } from "./services/support/routes";
import { termsRoutes } from "./services/terms";
import { ticketRoutes } from "./services/tickets/routes";
import { userRoutes } from "./services/user";
import { webPushRoutes } from "./services/web-push/routes";

export interface PlatformAppOptions {
  /** Whether `/sandbox/*` is enabled. */
  readonly control: boolean;
  /**
   * Time that the sandbox's clock starts at after a reset; null = the feed's default, and the real
   * time if it has none.
   */
  readonly now: string | null;
}

/** Maximum request body, bytes. */
export const maxRequestBodyBytes = 1_000_000;

/** The whole platform as one fetch handler; it rejects only on a "drop" fault. */
export function platformApp(
  services: SandboxServices,
  options: PlatformAppOptions,
): (request: Request) => Promise<Response> {
  const calls = new ReceivedCallLog();
  const serviceRoutes = servicesApp(services);
  const control = controlApp(services, calls, options);
  const pages = ending(vendorStandInPages(services, (request) => answer(request)));

  return async (request) => {
    const response = await answer(request);
    response.headers.set(wireHeaders.platformTime, String(services.world.now()));
    response.headers.set(wireHeaders.configRevision, String(services.world.state.configRevision));
    return response;
  };

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isFile = request.method === "POST" && uploadPaths.includes(pathname);
    const body = request.body === null || isFile ? null : await readBody(request);
    if (body === tooLarge) return Response.json({ code: "too-large" }, { status: 413 });
    const copy = body === null ? request : new Request(request, { body });
    try {
      if (pathname.startsWith("/sandbox/pages/")) {
        await services.world.refresh();
        return await pages.fetch(copy);
      }
      if (pathname.startsWith("/sandbox/")) {
        await services.world.ensureFresh(services.db);
        return await control.fetch(copy);
      }
      await services.world.refresh();
      calls.add(request, body, services.world.now(), services.world.state.era);
      if (!services.world.state.hasFaults) return await serviceRoutes.fetch(copy);
      const called = { path: pathname, method: request.method };
      return await withFault(await consumeInjectedFault(services.db, called), copy);
    } catch (error) {
      if (error instanceof DroppedConnectionError) throw error;
      return failure(error);
    }
  }

  async function withFault(fault: InjectedFault | null, request: Request): Promise<Response> {
    if (fault?.delayMs) await pause(fault.delayMs, request.signal);
    if (fault?.drop === "before") throw new DroppedConnectionError();
    const isAnswered = fault !== null && (fault.status !== null || fault.body !== null);
    const response =
      isAnswered && fault.drop !== "after"
        ? faultyAnswer(fault)
        : await serviceRoutes.fetch(request);
    if (fault?.drop === "after") throw new DroppedConnectionError();
    return response;
  }
}

/**
 * Error of a connection that a fault breaks: `fetch` rejects as for a real one; over HTTP the
 * socket is destroyed.
 */
export class DroppedConnectionError extends TypeError {
  constructor() {
    super("fetch failed");
  }
}

function servicesApp(services: SandboxServices): Hono {
  const app = new Hono();
  for (const routes of [
    authRoutes,
    recoveryRoutes,
    emailConfirmationRoutes,
    captchaRoutes,
    registrationRoutes,
    securityRoutes,
    twoStepRoutes,
    socialNetworkRoutes,
    phoneAndEmailRoutes,
    newsSubscriptionRoutes,
    userRoutes,
    termsRoutes,
    accountRoutes,
    casinoRoutes,
    gameWalletRoutes,
    couponRoutes,
    sharedCouponAndExpressRoutes,
    limitRoutes,
    paymentRoutes,
    statementRoutes,
    walletRoutes,
    bonusRoutes,
    rewardRoutes,
    supportRoutes,
    documentAndProfileRoutes,
    playerCookieConsentRoutes,
    visitorDeviceRoutes,
    signInOtherDeviceByCodeRoutes,
    pollGameAndSessionChangesRoutes,
    siteStartUpAndEventRoutes,
    seoRoutes,
    sitemapRoutes,
    socialRoutes,
    ticketRoutes,
    oneTapRoutes,
    webPushRoutes,
  ])
    app.route("/", routes(services));
  app.route("/remotes", remotePages(remoteDataAccess(services)));
  return ending(app);
}

function controlApp(
  services: SandboxServices,
  calls: ReceivedCallLog,
  options: PlatformAppOptions,
): Hono {
  const app = new Hono();
  if (options.control) app.route("/", createControlRoutes(services, calls, options.now));
  return ending(app);
}

function ending(app: Hono): Hono {
  app.notFound((c) => c.json({ code: "not-found" }, 404));
  app.onError((error) => failure(error));
  return app;
}

function failure(error: unknown): Response {
  if (error instanceof HttpErrorAnswer) return Response.json(error.body, { status: error.status });
  if (sqlState(error) === "55P03" || sqlState(error) === "40P01") {
    return Response.json({ code: "busy" }, { status: 503, headers: { "retry-after": "1" } });
  }
  console.error(`the sandbox failed to answer: ${failureLogText(error)}`);
  return Response.json({ code: "defect" }, { status: 500 });
}

function faultyAnswer({ status, body }: InjectedFault): Response {
  const code = status ?? 200;
  const isBodiless = code === 204 || code === 205 || code === 304;
  if (isBodiless) return new Response(null, { status: code });
  return typeof body === "string"
    ? new Response(body, { status: code })
    : Response.json(body ?? {}, { status: code });
}

const tooLarge = Symbol("too large");

async function readBody(request: Request): Promise<string | typeof tooLarge> {
  if (Number(request.headers.get("content-length") ?? 0) > maxRequestBodyBytes) return tooLarge;
  const bytes = await request.arrayBuffer();
  return bytes.byteLength > maxRequestBodyBytes ? tooLarge : new TextDecoder().decode(bytes);
}

/** Waits; ends early if the caller disconnects. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", gone, { once: true });
    function done() {
      signal.removeEventListener("abort", gone);
      resolve();
    }
    function gone() {
      clearTimeout(timer);
      reject(new DroppedConnectionError());
    }
  });
}
