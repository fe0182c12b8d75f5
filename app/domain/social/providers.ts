/** Social networks that a site can offer (SES-12), with the names that they call themselves by. */
export const socialProviders = {
  google: "Google",
  vk: "VK ID",
  ok: "Одноклассники",
  fb: "Facebook",
  mailru: "Mail.ru",
  yandex: "Яндекс ID",
  telegram: "Telegram",
  kakaotalk: "KakaoTalk",
  twitter: "X",
  itsme: "itsme",
  twitch: "Twitch",
  metamask: "MetaMask",
  line: "LINE",
  linkedin: "LinkedIn",
  apple: "Apple",
  discord: "Discord",
} as const;

export type SocialProvider = keyof typeof socialProviders;

/** Whether a text names a known network. */
export function isSocialProvider(text: string): text is SocialProvider {
  return Object.hasOwn(socialProviders, text);
}
