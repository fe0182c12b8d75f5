import { registrationFieldRules } from "~/domain/registration/fields";
import { bonusChoices, type RegistrationCountry } from "~/domain/registration/types";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import { wireHeaders } from "~/platform/transport/wire.server";
import { registrationCountries } from "../../services/registration/countries";
import { html, type Markup } from "../markup";
import { type RemotePageResult, remoteApp } from "../page-request";
import { type RegistrationRequest, texts } from "./texts";

/**
 * Page with the form of registration in one click, with the fields that site config names (REM-12,
 * REG-09). The form posts to the shell. Null = another path, or the site has no such registration.
 */
function registrationWidget(ask: RegistrationRequest): RemotePageResult {
  const [page, type = "fast_reg"] = ask.path;
  const isOurs = page === "registration-old" || (page === "registration" && type === "fast_reg");
  if (!isOurs || !ask.site.registration.types.includes("fast_reg")) return null;
  const { t, lng, site } = ask;
  const countries = registrationCountries(lng, site.licence);
  const visitor = ask.request.headers.get(wireHeaders.country)?.toLowerCase() ?? "";
  const own = countries.find(({ code }) => code === visitor) ?? null;
  const fields = registrationFieldRules("fast_reg", site.registration.fast_reg.fields).map(
    ({ name }) => fieldOf(ask, name, countries, own),
  );
  const age = own?.ageLimit ?? ageLimitOfCountry(site.licence, visitor);
  const body = html`<form class="reg" method="post" action="${ask.at("registration/fast_reg")}"><p>${t.lead}</p><input type="hidden" name="intent" value="register">${fields}<label class="tick"><input type="checkbox" name="accept" value="1" required> <span>${t.accept.replace("{age}", String(age))} <a href="${ask.at("rules/general")}">${t.terms}</a></span></label><button class="btn">${t.submit}</button></form>`;
  return { title: t.title, body };
}

function fieldOf(
  { t }: RegistrationRequest,
  name: string,
  countries: readonly RegistrationCountry[],
  own: RegistrationCountry | null,
): Markup | string {
  switch (name) {
    case "country":
      return select(
        "country",
        t.country,
        countries.map((one) => [one.code, one.name] as const),
        own?.code ?? "",
      );
    case "currency": {
      const all = [...new Set(countries.flatMap(({ currencies }) => currencies))].sort();
      const isos = own?.currencies ?? all;
      return select(
        "currency",
        t.currency,
        isos.map((iso) => [iso, iso] as const),
        isos[0] ?? "",
      );
    }
    case "bonus":
      return html`<fieldset><legend>${t.bonus}</legend>${bonusChoices.map(
        (value) =>
          html`<label class="tick"><input type="radio" name="bonus" value="${value}"> ${t[`bonus${value}`]}</label>`,
      )}</fieldset>`;
    case "promo_code":
      return html`<label>${t.promo}<input name="promo_code" maxlength="32" autocomplete="off"></label>`;
    default:
      return "";
  }
}

function select(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
): Markup {
  return html`<label>${label}<select name="${name}">${options.map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ""}>${text}</option>`,
  )}</select></label>`;
}

const css = `
.app .reg{display:grid;gap:var(--space-3)}
.app .reg label:not(.tick){display:grid;gap:var(--space-1);font-weight:var(--weight-strong)}
.app .reg select,.app .reg input:not([type=radio],[type=checkbox]){inline-size:100%;min-block-size:var(--control);padding:var(--space-1) var(--space-3);border:1px solid var(--line-strong);border-radius:var(--radius-control);background:var(--surface-raised);color:inherit;font:inherit;font-weight:var(--weight)}
.app .reg fieldset{border:0;margin:0;padding:0}
.app .reg legend{font-weight:var(--weight-strong)}
.app .reg .tick{display:flex;gap:var(--space-2);align-items:center;min-block-size:var(--finger)}
.app .reg .tick input{flex:none;inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--accent)}
.app .reg .btn{min-block-size:var(--control);border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}
`;

/** App of the registration widget. */
export const registrationApp = remoteApp({
  name: "registration-widget",
  texts,
  page: registrationWidget,
  css,
});
