import type { SocialProvider } from "~/domain/registration/types";

/** Social networks by their own names, the same in every language (SES-12). */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  vk: "VK",
  ok: "OK",
  fb: "Facebook",
  mailru: "Mail.ru",
  yandex: "Yandex",
  telegram: "Telegram",
  kakaotalk: "KakaoTalk",
  twitter: "X (Twitter)",
  itsme: "itsme",
  twitch: "Twitch",
  metamask: "MetaMask",
  line: "LINE",
  linkedin: "LinkedIn",
  apple: "Apple",
  discord: "Discord",
};
