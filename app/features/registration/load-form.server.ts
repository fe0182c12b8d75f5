import type { RegistrationType } from "~/domain/registration/types";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import type { RequestContext } from "~/features/gate/request-context";
import { findUnclaimedSocialIdentity } from "~/features/sign-in/social/proof.server";
import { languages } from "~/i18n/languages";
import { loadRegistrationCountries } from "~/platform/services/registration/client.server";
import type { RegistrationPageContext } from "./page.server";
import type { RegistrationFormView } from "./view";

/** The form for one way to register, by default the site's preferred one; null while the platform does not answer. */
export async function loadRegistrationFormIfAvailable(
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
