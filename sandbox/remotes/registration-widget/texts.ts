import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";

const en = {
  title: "Open an account",
  lead: "Choose your country and currency. You get an account number and a password on the next page.",
  country: "Country",
  currency: "Currency",
  bonus: "Welcome bonus",
  bonus0: "No bonus",
  bonus1: "Sports bonus",
  bonus2: "Casino bonus",
  promo: "Promo code (optional)",
  accept: "I am {age} or over and accept the terms.",
  terms: "Terms and rules",
  submit: "Open an account",
};
type Own = typeof en;

const ru: Own = {
  title: "Регистрация",
  lead: "Выберите страну и валюту. Номер аккаунта и пароль появятся на следующей странице.",
  country: "Страна",
  currency: "Валюта",
  bonus: "Приветственный бонус",
  bonus0: "Без бонуса",
  bonus1: "Бонус на спорт",
  bonus2: "Бонус в казино",
  promo: "Промокод (необязательно)",
  accept: "Мне есть {age} лет, я принимаю правила.",
  terms: "Правила и условия",
  submit: "Зарегистрироваться",
};

const ar: Own = {
  title: "فتح حساب",
  lead: "اختر بلدك وعملتك. ستحصل على رقم حساب وكلمة مرور في الصفحة التالية.",
  country: "البلد",
  currency: "العملة",
  bonus: "المكافأة الترحيبية",
  bonus0: "بلا مكافأة",
  bonus1: "مكافأة الرياضة",
  bonus2: "مكافأة الكازينو",
  promo: "الرمز الترويجي (اختياري)",
  accept: "عمري {age} سنة أو أكثر وأوافق على الشروط.",
  terms: "الشروط والقواعد",
  submit: "افتح حسابًا",
};

const es: Own = {
  title: "Abrir una cuenta",
  lead: "Elija su país y su moneda. En la página siguiente tendrá un número de cuenta y una contraseña.",
  country: "País",
  currency: "Moneda",
  bonus: "Bono de bienvenida",
  bonus0: "Sin bono",
  bonus1: "Bono deportivo",
  bonus2: "Bono de casino",
  promo: "Código promocional (opcional)",
  accept: "Tengo {age} años o más y acepto las condiciones.",
  terms: "Condiciones y reglas",
  submit: "Abrir una cuenta",
};

const tr: Own = {
  title: "Hesap aç",
  lead: "Ülkenizi ve para biriminizi seçin. Hesap numaranız ve şifreniz sonraki sayfada.",
  country: "Ülke",
  currency: "Para birimi",
  bonus: "Hoş geldin bonusu",
  bonus0: "Bonus istemiyorum",
  bonus1: "Spor bonusu",
  bonus2: "Casino bonusu",
  promo: "Promosyon kodu (isteğe bağlı)",
  accept: "{age} yaşında veya daha büyüğüm ve şartları kabul ediyorum.",
  terms: "Şartlar ve kurallar",
  submit: "Hesap aç",
};

export const texts = textsByLanguage({ en, ru, ar, es, tr });
export type RegistrationRequest = PageRequestWith<Own>;
