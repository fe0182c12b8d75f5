import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import { recordEvents } from "~/features/analytics/record.server";
import type { authorizePage } from "~/features/gate/authorize.server";
import type { RequestContext } from "~/features/gate/request-context";
import { passSecretTextToRenderer } from "~/features/remote-pages/fill/document.server";
import { screenPath } from "~/features/screens/links.server";
import {
  readJustRegisteredPlayer,
  storeJustRegisteredPlayer,
} from "~/features/session/new-account.server";
import { configuredOrReturnPathAfterSignIn } from "~/features/session/onward.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { findUnclaimedSocialIdentity } from "~/features/sign-in/social/proof.server";
import { languages } from "~/i18n/languages";
import { loadRegistrationCountries } from "~/platform/services/registration/client.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { newPasswordParam } from "./paths";
import {
  newLoginSecretTextKey,
  newPasswordSecretTextKey,
  type RegistrationFormView,
  type RegistrationPageData,
  type RemoteRegistrationForm,
} from "./view";

type RegistrationPageContext = Awaited<ReturnType<typeof authorizePage>>;

/** Data of the registration page: the form of a way, the code, or what follows a registration (REG-01). */
export async function loadRegistrationPage(
  context: RegistrationPageContext,
  args: LoaderFunctionArgs,
  renderWidget: () => Promise<RemoteRegistrationForm | null>,
): Promise<RegistrationPageData> {
  const { url, now, scope, session, decision } = context;
  const chosen = registrationTypeOfPathOr404(context);
  const uid = session.kind === "player" ? session.userId : null;
  const account = readJustRegisteredPlayer(args.request, uid, now);
  if (account) return loadStepAfterRegistration(context, args, account);
  const { registering: begun } = await readOrCreateSessionCookie(scope, args.request);
  const registering = begun && begun.type === chosen && begun.until > now ? begun : null;
  if (chosen !== null && url.searchParams.has("token")) {
    const isNewPasswordAsked = registering === null || url.searchParams.has(newPasswordParam);
    return { step: "link", type: chosen, isNewPasswordAsked };
  }
  if (registering) {
    const { type, to, again, isRepeat } = registering;
    const waitS = Math.max(0, Math.ceil((again - now) / 1000));
    return { step: "code", type, sentBy: to.kind, sentTo: to.address, waitS, isRepeat };
  }
  const form = await loadRegistrationFormIfAvailable(context, args.request, chosen);
  if (!form) return { step: "unavailable" };
  // Loaders of a refused form get a GET as well.
  const isVisit = scope.intent === null;
  // A refused form of the widget is shown by the shell, with what was typed.
  const isWidget =
    isVisit && registrationPageModalOrWidget(context, decision.screen.id) === "widget";
  return { step: "form", form, widget: isWidget ? await renderWidget() : null };
}

/** How a screen offers registration: a page, a dialog, or a page with a remote's form (REG-01). */
function registrationPageModalOrWidget(
  { config }: Pick<RequestContext, "config">,
  screenId: string,
) {
  const { view } = config.registration;
  return view.screens[screenId] ?? view.default;
}

/**
 * The way to register that the address names; null = it names none. Throws a 404 for a way that the
 * site does not offer.
 */
function registrationTypeOfPathOr404({
  decision,
  config,
}: RegistrationPageContext): RegistrationType | null {
  const named = registrationTypes.find((type) => type === decision.params["type"]);
  if (!named) return null;
  if (!config.registration.types.includes(named)) throw new Response(null, { status: 404 });
  return named;
}

/** The form for one way to register, by default the site's preferred one; null while the platform does not answer. */
async function loadRegistrationFormIfAvailable(
  context: RequestContext,
  request: Request,
  chosen: RegistrationType | null,
): Promise<RegistrationFormView | null> {
  const { platform, config, country, lng } = context;
  const { types, fields } = config.registration;
  const type = chosen ?? types[0];
  const countries = await loadRegistrationCountries(platform);
  if (!type || !countries.ok || countries.value.length === 0) return null;
  const proof = type === "soc_reg" ? await findUnclaimedSocialIdentity(context, request) : null;
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
export async function loadOpenRegistrationDialogForm(
  context: RegistrationPageContext,
  request: Request,
): Promise<RegistrationFormView | null> {
  if (context.decision.modal !== "registration" || context.session.kind !== "guest") return null;
  return loadRegistrationFormIfAvailable(context, request, null);
}

/**
 * Data of the step after a registration, by `?step`: the generated credentials, shown once, then a
 * deposit limit. For `home` and `deposit` it ends the steps and throws the redirect (REG-11,
 * REG-12).
 */
async function loadStepAfterRegistration(
  context: RegistrationPageContext,
  { request, context: loadContext }: LoaderFunctionArgs,
  account: NonNullable<ReturnType<typeof readJustRegisteredPlayer>>,
): Promise<RegistrationPageData> {
  const { url, scope, lng } = context;
  const { type, login, password } = account;
  const step = url.searchParams.get("step");
  const onward = configuredOrReturnPathAfterSignIn(
    context,
    url.searchParams.get("returnUrl") ?? "",
  );
  if (step === "home" || step === "deposit") {
    recordEvents(context, { name: `registration_${step}` });
    storeJustRegisteredPlayer(scope, request, null);
    throw redirectWithCookies(scope, step === "home" ? onward : screenPath(lng, "office:recharge"));
  }
  if (password !== null && step !== "limit") {
    passSecretTextToRenderer(loadContext, newLoginSecretTextKey, login);
    passSecretTextToRenderer(loadContext, newPasswordSecretTextKey, password);
    return { step: "saving", type, isMailed: url.searchParams.get("saved") === "email" };
  }
  if (password !== null) {
    if (!account.isSaved) recordEvents(context, { name: "registration_credentials_unsaved" });
    // Shown once: whoever has gone on does not come back to it.
    storeJustRegisteredPlayer(scope, request, { ...account, password: null });
  }
  const accounts = await loadPlayerAccounts(context);
  return {
    step: "limit",
    type,
    iso: accounts?.active?.iso ?? null,
    key: randomUUID(),
  };
}
