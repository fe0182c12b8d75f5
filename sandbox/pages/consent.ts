import { z } from "zod";
import { isSocialProvider, socialProviders } from "~/domain/social/providers";
import { isLanguage, languages } from "~/i18n/languages";
import { html } from "../remotes/markup";
import type { SandboxServices } from "../services/sandbox-services";
import { issueAuthorizationCode } from "../services/social/grants";
import { identityOfVisitor } from "../services/social/identity";
import { isSocialNetworkEnabled } from "../services/social/routes";
import { pageTexts } from "./texts";

/**
 * Query parameters that the network's consent page requires: an OpenID Connect authorization
 * request with PKCE (RFC 7636).
 */
const requestShape = z.object({
  client_id: z.string().min(1).max(200),
  redirect_uri: z.url().max(500),
  response_type: z.literal("code"),
  state: z.string().min(16).max(200),
  nonce: z.string().min(16).max(200),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal("S256"),
  ui_locales: z.string().max(20).optional(),
});
type AuthRequest = z.infer<typeof requestShape>;

/**
 * The consent page of a social network (SES-12): GET asks which identity to use, POST redirects
 * back with an authorization code or with `access_denied`. A request with another client id or a
 * foreign return address is 400, so that it cannot be used as an open redirect.
 */
export async function socialConsentPage(
  services: SandboxServices,
  provider: string,
  request: Request,
  form: FormData | null,
): Promise<Response> {
  const url = new URL(request.url);
  const asked = requestShape.safeParse(Object.fromEntries(url.searchParams));
  const t = textsOf(url.searchParams.get("ui_locales"));
  if (!isSocialProvider(provider) || !isSocialNetworkEnabled(services, provider) || !asked.success)
    return page(400, t, t.bad, html`<h1>${t.bad}</h1><p>${t.badText}</p>`);
  const { clientId } = networkOf(services, provider);
  if (asked.data.client_id !== clientId || !isOwnReturn(services, provider, asked.data, url))
    return page(400, t, t.bad, html`<h1>${t.bad}</h1><p>${t.badText}</p>`);
  if (!form) return ask(services, provider, url, t, { email: "", name: "", isWrong: false });
  if (form.get("choice") === "cancel") return back(asked.data, { error: "access_denied" });
  const [email, name] = [String(form.get("email") ?? ""), String(form.get("name") ?? "")];
  const person = identityOfVisitor(provider, email, name);
  if (!person) return ask(services, provider, url, t, { email, name, isWrong: true });
  const { nonce, code_challenge: challenge, redirect_uri: redirectUri } = asked.data;
  const code = await issueAuthorizationCode(services, {
    ...person,
    provider,
    nonce,
    challenge,
    redirectUri,
  });
  return back(asked.data, { code });
}

type Words = ReturnType<typeof pageTexts> & { readonly lng: string; readonly dir: string };

function textsOf(locales: string | null): Words {
  const tag = locales?.split(/[\s-]/)[0];
  const lng = isLanguage(tag) ? tag : "en";
  return { ...pageTexts(lng), lng, dir: languages[lng].dir };
}

function networkOf(services: SandboxServices, provider: string) {
  const { providers } = services.world.state.config.social;
  return providers.find(({ name }) => name === provider) ?? { clientId: "" };
}

/**
 * Whether the return address of a request is the one registered for this network: the shop's own
 * callback path, at the shop's or this page's origin, without a query.
 */
function isOwnReturn(
  services: SandboxServices,
  provider: string,
  asked: AuthRequest,
  page: URL,
): boolean {
  const to = new URL(asked.redirect_uri);
  const isOwn = [services.publicOrigin, page.origin].includes(to.origin);
  return isOwn && to.pathname === `/remote/social/${provider}` && to.search === "";
}

function back(asked: AuthRequest, answer: Readonly<Record<string, string>>): Response {
  const to = new URL(asked.redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state: asked.state }))
    to.searchParams.set(name, value);
  return new Response(null, { status: 303, headers: { location: to.href } });
}

interface Typed {
  readonly email: string;
  readonly name: string;
  readonly isWrong: boolean;
}

function ask(
  services: SandboxServices,
  provider: string,
  url: URL,
  t: Words,
  typed: Typed,
): Response {
  const network = isSocialProvider(provider) ? socialProviders[provider] : provider;
  const fill = (text: string) =>
    text.replace("{network}", network).replace("{site}", services.world.state.config.companyName);
  const { email, name, isWrong } = typed;
  const error =
    isWrong && html`<span class="error" id="email-error" role="alert">${t.wrong}</span>`;
  return page(
    isWrong ? 422 : 200,
    t,
    fill(t.title),
    html`<h1>${fill(t.title)}</h1><p>${fill(t.note)}</p><form method="post" action="${url.pathname + url.search}"><label>${t.email}<input name="email" type="email" autocomplete="email" maxlength="120" required value="${email}" dir="ltr"></label>${error}<label>${t.name}<input name="name" autocomplete="name" maxlength="60" value="${name}"></label><p>${fill(t.shares)}</p><div class="row"><button name="choice" value="cancel" formnovalidate>${t.cancel}</button><button class="go" name="choice" value="go">${t.go}</button></div></form>`,
  );
}

function page(status: number, t: Words, title: string, body: ReturnType<typeof html>): Response {
  const text = html`<!doctype html><html lang="${t.lng}" dir="${t.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/sandbox/pages/style.css"></head><body><main>${body}</main></body></html>`;
  return new Response(String(text), {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
