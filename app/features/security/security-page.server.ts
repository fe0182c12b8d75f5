import { encode } from "uqr";
import { type CodeStepShown, shownStep } from "~/features/codes/code-step.server";
import type { RequestContext } from "~/features/gate/request-context";
import { liveWait } from "~/features/session/session.server";
import type { CallingCodeOption } from "~/features/sign-in/sign-in-page";
import { callingCodeOptions } from "~/features/sign-in/sign-in-page.server";
import { languages } from "~/i18n/languages";
import { loadSecurity, type Security } from "~/platform/security/client.server";

/** A QR code as an SVG path of unit squares. */
export interface QrDrawing {
  /** Squares of a side. */
  readonly size: number;
  readonly path: string;
}

/** What the page of security shows (OFC-03). */
export interface SecurityPage extends Omit<Security, "twoStep"> {
  readonly twoStep: Security["twoStep"] & { readonly qr: QrDrawing | null };
  /** Age of a password at which another is asked for, days (ACC-10); 0 = never. */
  readonly passwordMaxDays: number;
  readonly waits: { readonly phone: CodeStepShown | null; readonly email: CodeStepShown | null };
  readonly calling: { readonly codes: readonly CallingCodeOption[]; readonly code: string };
  /** Country names by code, of the listed visits. */
  readonly countries: Readonly<Record<string, string>>;
}

/** Data of the page; null while the platform does not answer. */
export async function securityPage(
  context: RequestContext,
  request: Request,
): Promise<SecurityPage | null> {
  const { platform, scope, lng, config, now, player } = context;
  const loaded = await loadSecurity(platform);
  if (!loaded.ok) return null;
  const security = loaded.value;
  const [phone, email] = await Promise.all([
    liveWait(scope, request, "phone"),
    liveWait(scope, request, "email"),
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
    waits: { phone: phone && shownStep(phone, now), email: email && shownStep(email, now) },
    calling: callingCodeOptions(context, request),
    countries: Object.fromEntries(
      seen.filter(Boolean).map((code) => [code, names.of(code.toUpperCase()) ?? code]),
    ),
  };
}

/** The secret as authenticators scan it (`otpauth://totp/…`), drawn row by row. */
function drawn(secret: string, label: string, issuer: string): QrDrawing {
  const query = new URLSearchParams({ secret, issuer, digits: "6", period: "30" });
  const address = `otpauth://totp/${encodeURIComponent(label)}?${query}`;
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
