import type { LoaderFunctionArgs } from "@remix-run/node";
import { escapeHtml } from "~/features/remote-pages/clean/escape.server";
import { readJustRegisteredPlayer } from "~/features/session/new-account.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import { defaultLanguage, isLanguage, type Language, languages } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { platformNow } from "~/platform/transport/clock.server";
import { requestScope } from "~/server/request-scope.server";

const files = {
  "account.txt": { type: "text/plain; charset=utf-8", write: credentialsText },
  "account.svg": { type: "image/svg+xml; charset=utf-8", write: credentialsPicture },
} as const;

/**
 * Responds with the generated login and password as a file to download, for the new player himself;
 * 404 for anybody else, and once its time is over.
 */
export async function respondCredentialsFile({ request, params, context }: LoaderFunctionArgs) {
  const name = params["file"] ?? "";
  const scope = requestScope(context, request);
  const session = await readOrCreateSessionCookie(scope, request);
  const account = readJustRegisteredPlayer(request, session.uid, platformNow());
  const file = Object.hasOwn(files, name) ? files[name as keyof typeof files] : null;
  if (!file || !account || account.password === null) return new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get("lng") ?? "";
  const lng = isLanguage(asked) ? asked : defaultLanguage;
  const { companyName: site } = await loadSiteConfig(
    platformScopeOfRequest(scope, request, lng, session),
  );
  const { login, password } = account;
  const body = await file.write(lng, { site, login, password });
  return new Response(body, {
    headers: {
      "content-type": file.type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

interface Credentials {
  readonly site: string;
  readonly login: string;
  readonly password: string;
}

/** The generated login and password as the content of a text file to download (REG-02). */
async function credentialsText(
  lng: Language,
  { site, login, password }: Credentials,
): Promise<string> {
  const t = await serverTexts(lng, "registration");
  return `${site}\r\n\r\n${t("new_login")}: ${login}\r\n${t("new_password")}: ${password}\r\n\r\n${t("keep_secret")}\r\n`;
}

/** Login and password as an SVG picture, drawn here: no other service gets them (REG-11). */
async function credentialsPicture(
  lng: Language,
  { site, login, password }: Credentials,
): Promise<string> {
  const t = await serverTexts(lng, "registration");
  const { dir } = languages[lng];
  const [x, anchor] = dir === "rtl" ? [608, "end"] : [32, "start"];
  const line = (y: number, size: number, text: string, look = "") =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" ${look}>${escapeHtml(text)}</text>`;
  const mono = 'font-family="ui-monospace, Menlo, Consolas, monospace" font-weight="650"';
  const muted = 'fill="#5b6770"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="340" viewBox="0 0 640 340" font-family="system-ui, sans-serif" fill="#14202a">',
    '<rect width="640" height="340" rx="16" fill="#ffffff"/><rect width="640" height="72" rx="16" fill="#0b3d2e"/><rect y="40" width="640" height="32" fill="#0b3d2e"/>',
    line(46, 26, site, 'fill="#ffffff" font-weight="650"'),
    line(118, 17, t("new_login"), muted),
    line(152, 28, login, mono),
    line(202, 17, t("new_password"), muted),
    line(236, 28, password, mono),
    line(300, 15, t("keep_secret"), muted),
    "</svg>",
  ].join("\n");
}
