import { escapeHtml } from "~/features/remote-pages/clean/escape.server";
import { type Language, languages } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";

interface Credentials {
  readonly site: string;
  readonly login: string;
  readonly password: string;
}

/** The generated login and password as the content of a text file to download (REG-02). */
export async function credentialsText(
  lng: Language,
  { site, login, password }: Credentials,
): Promise<string> {
  const t = await serverTexts(lng, "registration");
  return `${site}\r\n\r\n${t("new_login")}: ${login}\r\n${t("new_password")}: ${password}\r\n\r\n${t("keep_secret")}\r\n`;
}

/** Login and password as an SVG picture, drawn here: no other service gets them (REG-11). */
export async function credentialsPicture(
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
