import { encode } from "uqr";
import type { AccountRight } from "~/domain/session/rights";
import type { SocialProvider } from "~/domain/social/providers";
import { type CodeStepView, toCodeStepView } from "~/features/codes/code-step-view.server";
import type { RequestContext } from "~/features/gate/request-context";
import { findCodeWait } from "~/features/session/code-wait.server";
import { type CallingCodeOption, callingCodeOptions } from "~/features/sign-in/sign-in-page.server";
import type { SocialError } from "~/features/sign-in/social/social-error.server";
import { languages } from "~/i18n/languages";
import { loadAccountRights } from "~/platform/services/auth/client.server";
import {
  type AccountSecurity,
  loadAccountSecurity,
} from "~/platform/services/security/client.server";
import { finishSocialNetworkConnection } from "./networks.server";

/** A QR code as an SVG path of unit squares. */
interface QrDrawing {
  /** Squares of a side. */
  readonly size: number;
  readonly path: string;
}

/** What the page of security shows (OFC-03). */
export interface SecurityPageData extends Omit<AccountSecurity, "twoStep"> {
  readonly twoStep: AccountSecurity["twoStep"] & { readonly qr: QrDrawing | null };
  /** Age of a password at which another is asked for, days (ACC-10); 0 = never. */
  readonly passwordMaxDays: number;
  readonly waits: { readonly phone: CodeStepView | null; readonly email: CodeStepView | null };
  /** What the player is allowed to do on the site by now (SES-04); null = not known. */
  readonly rights: readonly AccountRight[] | null;
  /** Networks that the site offers, and why the last one was not connected (SES-12). */
  readonly offered: readonly SocialProvider[];
  readonly networkError: SocialError | null;
  readonly calling: { readonly codes: readonly CallingCodeOption[]; readonly code: string };
  /** Country names by code, of the listed visits. */
  readonly countries: Readonly<Record<string, string>>;
}

/**
 * Data of the security page; null while the platform does not answer. First finishes connecting a
 * social network whose answer the address carries, and throws the redirect of one that is
 * connected.
 */
export async function loadSecurityPage(
  context: RequestContext,
  request: Request,
): Promise<SecurityPageData | null> {
  const networkError = await finishSocialNetworkConnection(context, request);
  const { platform, scope, lng, config, now, player } = context;
  const [loaded, rights] = await Promise.all([
    loadAccountSecurity(platform),
    loadAccountRights(platform),
  ]);
  if (!loaded.ok) return null;
  const security = loaded.value;
  const [phone, email] = await Promise.all([
    findCodeWait(scope, request, "phone"),
    findCodeWait(scope, request, "email"),
  ]);
  const { secret } = security.twoStep;
  const label = `${config.companyName}:${player?.email || player?.id || ""}`;
  const names = new Intl.DisplayNames(languages[lng].locale, { type: "region" });
  const seen = [...security.sessions, ...security.signIns].map(({ country }) => country);
  return {
    ...security,
    twoStep: {
      ...security.twoStep,
      qr: secret === null ? null : drawn(secret, label, config.companyName),
    },
    passwordMaxDays: config.security.passwordMaxDays,
    waits: {
      phone: phone && toCodeStepView(phone, now),
      email: email && toCodeStepView(email, now),
    },
    rights: rights.ok ? rights.value : null,
    offered: config.social.providers.map(({ name }) => name),
    networkError,
    calling: callingCodeOptions(context, request),
    countries: Object.fromEntries(
      seen.filter(Boolean).map((code) => [code, names.of(code.toUpperCase()) ?? code]),
    ),
  };
}

/**
 * The QR code of an authenticator's secret (its address `otpauth://totp/…`), as a drawing of dark
 * squares.
 */
function drawn(secret: string, label: string, issuer: string): QrDrawing {
  const query = new URLSearchParams({ secret, issuer, digits: "6", period: "30" });
  const address = `otpauth://totp/${encodeURIComponent(label)}?${query}`;
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
