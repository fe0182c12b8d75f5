import type { Language } from "~/i18n/languages";

const en = {
  "network-on": "Signing in with {network} was turned on for your {site} account.",
  "network-off": "Signing in with {network} was turned off for your {site} account.",
  "two-step-on":
    "Two-step sign-in with an authenticator app was turned on for your {site} account.",
  "two-step-off": "Two-step sign-in was turned off for your {site} account.",
  "recovery-code":
    "A recovery code was used to sign in to your {site} account. Codes left: {left}.",
  phone: "The phone number of your {site} account was changed to {to}.",
  email:
    "The email address of your {site} account was changed to {to}. Other devices were signed out.",
  device: "Another device was let into your {site} account with a code from a device of yours.",
  question: "The secret question of your {site} account was changed.",
};

/** A change of an account's security that its player is told of. */
export type SecurityChange = keyof typeof en;

const ru: Record<SecurityChange, string> = {
  "network-on": "В вашем аккаунте {site} включён вход через {network}.",
  "network-off": "В вашем аккаунте {site} отключён вход через {network}.",
  "two-step-on": "В вашем аккаунте {site} включён вход в два шага через приложение-аутентификатор.",
  "two-step-off": "В вашем аккаунте {site} отключён вход в два шага.",
  "recovery-code": "В ваш аккаунт {site} вошли по резервному коду. Осталось кодов: {left}.",
  phone: "Телефон вашего аккаунта {site} изменён на {to}.",
  email:
    "Эл. почта вашего аккаунта {site} изменена на {to}. Сеансы на других устройствах завершены.",
  device: "В ваш аккаунт {site} впущено ещё одно устройство по коду с вашего устройства.",
  question: "В вашем аккаунте {site} изменён секретный вопрос.",
};

const ar: Record<SecurityChange, string> = {
  "network-on": "تم تفعيل تسجيل الدخول عبر {network} في حسابك لدى {site}.",
  "network-off": "تم إيقاف تسجيل الدخول عبر {network} في حسابك لدى {site}.",
  "two-step-on": "تم تفعيل الدخول بخطوتين عبر تطبيق المصادقة في حسابك لدى {site}.",
  "two-step-off": "تم إيقاف الدخول بخطوتين في حسابك لدى {site}.",
  "recovery-code": "استُخدم رمز احتياطي للدخول إلى حسابك لدى {site}. الرموز المتبقية: {left}.",
  phone: "تغيّر رقم هاتف حسابك لدى {site} إلى {to}.",
  email: "تغيّر بريد حسابك لدى {site} إلى {to}، وسُجّل الخروج من الأجهزة الأخرى.",
  device: "سُمح لجهاز آخر بدخول حسابك لدى {site} برمز ظهر على أحد أجهزتك.",
  question: "تغيّر السؤال السري لحسابك لدى {site}.",
};

const es: Record<SecurityChange, string> = {
  "network-on": "Se ha activado la entrada con {network} en tu cuenta de {site}.",
  "network-off": "Se ha desactivado la entrada con {network} en tu cuenta de {site}.",
  "two-step-on":
    "Se ha activado la entrada en dos pasos con una aplicación de autenticación en tu cuenta de {site}.",
  "two-step-off": "Se ha desactivado la entrada en dos pasos en tu cuenta de {site}.",
  "recovery-code":
    "Se ha entrado en tu cuenta de {site} con un código de recuperación. Códigos restantes: {left}.",
  phone: "El teléfono de tu cuenta de {site} ha cambiado a {to}.",
  email:
    "El correo de tu cuenta de {site} ha cambiado a {to}. Se ha cerrado la sesión en los demás dispositivos.",
  device:
    "Se ha permitido entrar en tu cuenta de {site} a otro dispositivo con un código mostrado en uno de los tuyos.",
  question: "Ha cambiado la pregunta secreta de tu cuenta de {site}.",
};

const tr: Record<SecurityChange, string> = {
  "network-on": "{site} hesabınızda {network} ile giriş açıldı.",
  "network-off": "{site} hesabınızda {network} ile giriş kapatıldı.",
  "two-step-on": "{site} hesabınızda doğrulama uygulamasıyla iki adımlı giriş açıldı.",
  "two-step-off": "{site} hesabınızda iki adımlı giriş kapatıldı.",
  "recovery-code": "{site} hesabınıza bir kurtarma koduyla giriş yapıldı. Kalan kod: {left}.",
  phone: "{site} hesabınızın telefonu {to} olarak değiştirildi.",
  email:
    "{site} hesabınızın e-postası {to} olarak değiştirildi. Diğer cihazlardaki oturumlar kapatıldı.",
  device:
    "Cihazlarınızdan birinde gösterilen kodla başka bir cihazın {site} hesabınıza girmesine izin verildi.",
  question: "{site} hesabınızın gizli sorusu değiştirildi.",
};

const texts: Partial<Record<Language, Record<SecurityChange, string>>> = { en, ru, ar, es, tr };

/** Words of a change; untranslated languages get English. */
export function changeText(lng: string, change: SecurityChange): string {
  const found = Object.entries(texts).find(([language]) => language === lng)?.[1];
  return (found ?? en)[change];
}
