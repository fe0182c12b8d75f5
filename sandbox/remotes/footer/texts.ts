import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";

const en = {
  footerHelp: "Help",
  footerRules: "Rules",
  footerCompany: "Company",
  footerBetting: "Betting",
  casino: "Casino",
  howToBet: "How to bet",
  contacts: "Contacts",
  about: "About us",
  cookies: "Cookies",
  licences: "Licence",
  rulesGeneral: "Betting rules",
  rulesFootball: "Football rules",
  responsible: "Responsible gambling",
  setLimit: "Set a limit or take a break",
  playSafe: "Gambling can become a habit that harms. Stake only what you can lose.",
  footerName: "Site links",
};
type Own = typeof en;

const ru: Own = {
  footerHelp: "Помощь",
  footerRules: "Правила",
  footerCompany: "Компания",
  footerBetting: "Ставки",
  casino: "Казино",
  howToBet: "Как сделать ставку",
  contacts: "Контакты",
  about: "О нас",
  cookies: "Cookie",
  licences: "Лицензия",
  rulesGeneral: "Правила ставок",
  rulesFootball: "Правила: футбол",
  responsible: "Ответственная игра",
  setLimit: "Установить лимит или взять паузу",
  playSafe: "Игра может стать вредной привычкой. Ставьте только то, что готовы потерять.",
  footerName: "Ссылки сайта",
};

const ar: Own = {
  footerHelp: "المساعدة",
  footerRules: "القواعد",
  footerCompany: "الشركة",
  footerBetting: "الرهان",
  casino: "الكازينو",
  howToBet: "كيف تراهن",
  contacts: "اتصل بنا",
  about: "من نحن",
  cookies: "ملفات الارتباط",
  licences: "الترخيص",
  rulesGeneral: "قواعد الرهان",
  rulesFootball: "قواعد كرة القدم",
  responsible: "اللعب المسؤول",
  setLimit: "ضع حدًا أو خذ استراحة",
  playSafe: "قد يصبح القمار عادة مؤذية. راهن فقط بما تستطيع خسارته.",
  footerName: "روابط الموقع",
};

const es: Own = {
  footerHelp: "Ayuda",
  footerRules: "Reglas",
  footerCompany: "Empresa",
  footerBetting: "Apuestas",
  casino: "Casino",
  howToBet: "Cómo apostar",
  contacts: "Contacto",
  about: "Quiénes somos",
  cookies: "Cookies",
  licences: "Licencia",
  rulesGeneral: "Reglas de las apuestas",
  rulesFootball: "Reglas de fútbol",
  responsible: "Juego responsable",
  setLimit: "Fijar un límite o hacer una pausa",
  playSafe: "El juego puede convertirse en un hábito que daña. Apueste solo lo que pueda perder.",
  footerName: "Enlaces del sitio",
};

const tr: Own = {
  footerHelp: "Yardım",
  footerRules: "Kurallar",
  footerCompany: "Şirket",
  footerBetting: "Bahis",
  casino: "Casino",
  howToBet: "Nasıl bahis yapılır",
  contacts: "İletişim",
  about: "Hakkımızda",
  cookies: "Çerezler",
  licences: "Lisans",
  rulesGeneral: "Bahis kuralları",
  rulesFootball: "Futbol kuralları",
  responsible: "Sorumlu oyun",
  setLimit: "Limit koyun veya ara verin",
  playSafe:
    "Kumar zarar veren bir alışkanlığa dönüşebilir. Yalnızca kaybedebileceğiniz kadar oynayın.",
  footerName: "Site bağlantıları",
};

export const texts = textsByLanguage({ en, ru, ar, es, tr });
export type FooterRequest = PageRequestWith<Own>;
