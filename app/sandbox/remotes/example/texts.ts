import type { AskWith } from "../ask";
import { textsOf } from "../texts";

const en = {
  title: "Suggest a match",
  lead: "Which match should have more markets?",
  match: "Match",
  why: "Why this match?",
  tooShort: "Write at least ten characters",
  send: "Send",
  thanks: "Thank you, we have it.",
  next: "Next matches",
  starts: "Kick-off",
};
type Own = typeof en;

const ru: Own = {
  title: "Предложить матч",
  lead: "На какой матч нужно больше ставок?",
  match: "Матч",
  why: "Почему именно он?",
  tooShort: "Напишите хотя бы десять знаков",
  send: "Отправить",
  thanks: "Спасибо, мы получили.",
  next: "Ближайшие матчи",
  starts: "Начало",
};

const ar: Own = {
  title: "اقترح مباراة",
  lead: "أي مباراة تحتاج إلى أسواق أكثر؟",
  match: "المباراة",
  why: "لماذا هذه المباراة؟",
  tooShort: "اكتب عشرة أحرف على الأقل",
  send: "إرسال",
  thanks: "شكرًا، وصلتنا.",
  next: "المباريات القادمة",
  starts: "البداية",
};

const es: Own = {
  title: "Proponer un partido",
  lead: "¿Qué partido debería tener más mercados?",
  match: "Partido",
  why: "¿Por qué este partido?",
  tooShort: "Escriba al menos diez caracteres",
  send: "Enviar",
  thanks: "Gracias, lo hemos recibido.",
  next: "Próximos partidos",
  starts: "Inicio",
};

const tr: Own = {
  title: "Maç öner",
  lead: "Hangi maçta daha çok bahis olsun?",
  match: "Maç",
  why: "Neden bu maç?",
  tooShort: "En az on karakter yazın",
  send: "Gönder",
  thanks: "Teşekkürler, aldık.",
  next: "Sıradaki maçlar",
  starts: "Başlangıç",
};

export const texts = textsOf({ en, ru, ar, es, tr });
export type Ask = AskWith<Own>;
