import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import { ageLimitOfCountry } from "~/domain/settings/site-config";
import { loadPlayerAccounts } from "~/features/coupon/load.server";
import type { authorizePage } from "~/features/gate/authorize.server";
import type { RequestContext } from "~/features/gate/request-context";
import { passTextToRenderer } from "~/features/remote-pages/fragments.server";
import { screenPath } from "~/features/screens/links.server";
import { readNewAccount, saveNewAccount } from "~/features/session/new-account.server";
import { pathAfterSignIn } from "~/features/session/onward.server";
import { visitorSession } from "~/features/session/session.server";
import { findLiveSocialProof } from "~/features/sign-in/social/proof.server";
import { languages } from "~/i18n/languages";
import { loadCountries } from "~/platform/registration/countries.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { recordStep } from "./record-step.server";
import {
  hiddenLoginName,
  hiddenPasswordName,
  type RegistrationForm,
  type RegistrationPageData,
  type RegistrationWidget,
} from "./view";

type Leaf = Awaited<ReturnType<typeof authorizePage>>;

/** Data of the registration page: the form of a way, the code, or what follows a registration (REG-01). */
export async function loadRegistrationPage(
  context: Leaf,
  args: LoaderFunctionArgs,
  renderWidget: () => Promise<RegistrationWidget | null>,
): Promise<RegistrationPageData> {
  const { url, now, scope, session, decision } = context;
  const chosen = registrationTypeOfPath(context);
  const uid = session.kind === "player" ? session.userId : null;
  const account = readNewAccount(args.request, uid, now);
  if (account) return after(context, args, account);
  if (chosen !== null && url.searchParams.has("token")) return { step: "link", type: chosen };
  const { registering } = await visitorSession(scope, args.request);
  if (registering && registering.type === chosen && registering.until > now) {
    const { type, to, again, isRepeat } = registering;
    const waitS = Math.max(0, Math.ceil((again - now) / 1000));
    return { step: "code", type, sentBy: to.kind, sentTo: to.address, waitS, isRepeat };
  }
  const form = await loadRegistrationForm(context, args.request, chosen);
  if (!form) return { step: "unavailable" };
  // Loaders of a refused form get a GET as well.
  const isVisit = scope.intent === null;
  if (isVisit && scope.kind === "document") {
    recordStep(context, "page-call", null);
    if (chosen !== null) recordStep(context, "type-chosen", chosen);
  }
  // A refused form of the widget is shown by the shell, with what was typed.
  const isWidget = isVisit && registrationViewOf(context, decision.screen.id) === "widget";
  return { step: "form", form, widget: isWidget ? await renderWidget() : null };
}

/** How registration is offered on a screen (REG-01). */
export function registrationViewOf({ config }: Pick<RequestContext, "config">, screenId: string) {
  const { view } = config.registration;
  return view.screens[screenId] ?? view.default;
}

/** The way that the address names; null = none, or one that the site does not offer. */
export function registrationTypeOfPath({ decision, config }: Leaf): RegistrationType | null {
  const named = registrationTypes.find((type) => type === decision.params["type"]);
  if (!named) return null;
  if (!config.registration.types.includes(named)) throw new Response(null, { status: 404 });
  return named;
}

/** The form of a way, by default the preferred one; null while the platform does not answer. */
export async function loadRegistrationForm(
  context: RequestContext,
  request: Request,
  chosen: RegistrationType | null,
): Promise<RegistrationForm | null> {
  const { platform, config, country, lng } = context;
  const { types, fields } = config.registration;
  const type = chosen ?? types[0];
  const countries = await loadCountries(platform);
  if (!type || !countries.ok || countries.value.length === 0) return null;
  const proof = type === "soc_reg" ? await findLiveSocialProof(context, request) : null;
  const names = new Intl.DisplayNames(languages[lng].locale, { type: "currency" });
  const isos = [...new Set(countries.value.flatMap(({ currencies }) => currencies))];
  return {
    type,
    types,
    fields: fields[type],
    countries: countries.value,
    country: countries.value.some(({ code }) => code === country) ? country : "",
    ageLimit: ageLimitOfCountry(config.licence, country),
    currencyNames: Object.fromEntries(isos.map((iso) => [iso, names.of(iso) ?? iso])),
    providers: config.social.providers.map(({ name }) => name),
    proof: proof && { provider: proof.provider, name: proof.email || proof.name },
    initial: {
      // A link of an invitation has its code (OFC-10).
      promo_code: (context.url.searchParams.get("promo_code") ?? "").slice(0, 32),
      ...(proof && { ...proof.typed, provider: proof.provider }),
    },
  };
}

/** The form of the dialog that an address opens over a page (SCR-12); null = none. */
export async function loadDialogForm(
  context: Leaf,
  request: Request,
): Promise<RegistrationForm | null> {
  if (context.decision.modal !== "registration" || context.session.kind !== "guest") return null;
  return loadRegistrationForm(context, request, null);
}

/** The steps after a registration: the generated credentials, then a limit (REG-11, REG-12). */
async function after(
  context: Leaf,
  { request, context: loadContext }: LoaderFunctionArgs,
  account: NonNullable<ReturnType<typeof readNewAccount>>,
): Promise<RegistrationPageData> {
  const { url, scope, lng } = context;
  const { type, login, password } = account;
  const step = url.searchParams.get("step");
  const onward = pathAfterSignIn(context, url.searchParams.get("returnUrl") ?? "");
  if (step === "home" || step === "deposit") {
    recordStep(context, step, type);
    saveNewAccount(scope, request, null);
    throw redirectWithCookies(scope, step === "home" ? onward : screenPath(lng, "office:recharge"));
  }
  if (password !== null && step !== "limit") {
    passTextToRenderer(loadContext, hiddenLoginName, login);
    passTextToRenderer(loadContext, hiddenPasswordName, password);
    return { step: "saving", type, isMailed: url.searchParams.get("saved") === "email" };
  }
  if (password !== null) {
    if (!account.isSaved) recordStep(context, "credentials-unsaved", type);
    // Shown once: whoever has gone on does not come back to it.
    saveNewAccount(scope, request, { ...account, password: null });
  }
  const accounts = await loadPlayerAccounts(context);
  return {
    step: "limit",
    type,
    iso: accounts?.active?.iso ?? null,
    key: randomUUID(),
  };
}
