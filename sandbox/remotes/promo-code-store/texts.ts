import { languages } from "~/i18n/languages";
import type { PageRequestWith } from "../page-request";
import { type PromotionsTexts, texts as promotionsTexts } from "../promotions/texts";
import { textsByLanguage } from "../texts";
import { plural } from "../texts/plural";

/** A number with its noun, in the language's digits and grouping. */
function counted(lng: "en" | "ru" | "ar" | "es" | "tr", n: number, forms: Forms): string {
  const number = new Intl.NumberFormat(languages[lng].locale).format(n);
  return plural(lng, n, forms).replace(String(n), number);
}
type Forms = Parameters<typeof plural>[2];

const en = {
  title: "Promo code store",
  description: (codes: string) => `What your points buy: ${codes}. One code, one bet.`,
  lead: "Trade points for a promo code. It pays more on one winning single or accumulator.",
  count: (n: number) => counted("en", n, { one: "{n} point", other: "{n} points" }),
  yourPoints: "Your points",
  howToEarn: "How points are earned",
  onSale: "What points buy",
  offer: (percent: string) => `${percent} more on a win`,
  most: (amount: string) => `At most ${amount}`,
  days: (n: number) => counted("en", n, { one: "Good for {n} day", other: "Good for {n} days" }),
  buyFor: (points: string) => `Buy for ${points}`,
  missing: (points: string) => `You need ${points} more`,
  off: "Promo codes are switched off at the moment, so none are sold.",
  guest: "You need an account to earn points and buy codes.",
  confirm: (offer: string, points: string) => `Buy “${offer}” for ${points}?`,
  confirmText: (left: string) =>
    `You will have ${left} left. Points spent on a code are not given back.`,
  confirmGo: (points: string) => `Spend ${points}`,
  cancel: "Cancel",
  bought: (code: string) => `Promo code ${code} is yours.`,
  mine: "Your promo codes",
  none: "You have no promo codes yet.",
  apply: "Use it on the bet slip",
  ownOnly: "A bought code works in your account only.",
  where: "Where a code works",
  states: { good: "ready", used: "used", expired: "expired" },
  errors: {
    points: "You don't have enough points for this code. Nothing was bought.",
    "unknown-offer": "This code is not sold any more. Nothing was bought: choose another one.",
    checking:
      "We have no answer yet. Press the button again: the same purchase is never charged twice.",
  },
};
type Own = typeof en;

const ru: Own = {
  title: "Магазин промокодов",
  description: (codes) => `На что тратятся баллы: ${codes}. Один код – одна ставка.`,
  lead: "Обменяйте баллы на промокод: с ним один выигравший ординар или экспресс оплачивается выше.",
  count: (n) =>
    counted("ru", n, {
      one: "{n} балл",
      few: "{n} балла",
      many: "{n} баллов",
      other: "{n} балла",
    }),
  yourPoints: "Ваши баллы",
  howToEarn: "Как начисляются баллы",
  onSale: "Что можно купить",
  offer: (percent) => `+${percent} к выигрышу`,
  most: (amount) => `Не более ${amount}`,
  days: (n) =>
    counted("ru", n, {
      one: "Действует {n} день",
      few: "Действует {n} дня",
      many: "Действует {n} дней",
      other: "Действует {n} дня",
    }),
  buyFor: (points) => `Купить за ${points}`,
  missing: (points) => `Не хватает: ${points}`,
  off: "Промокоды сейчас отключены и не продаются.",
  guest: "Чтобы получать баллы и покупать промокоды, нужен счёт.",
  confirm: (offer, points) => `Купить «${offer}» за ${points}?`,
  confirmText: (left) => `Останется ${left}. Баллы, потраченные на промокод, не возвращаются.`,
  confirmGo: (points) => `Потратить ${points}`,
  cancel: "Отмена",
  bought: (code) => `Промокод ${code} ваш.`,
  mine: "Ваши промокоды",
  none: "Промокодов у вас пока нет.",
  apply: "Применить в купоне",
  ownOnly: "Купленный промокод действует только на вашем счёте.",
  where: "Где действует промокод",
  states: { good: "готов", used: "использован", expired: "истёк" },
  errors: {
    points: "На этот промокод не хватает баллов. Ничего не куплено.",
    "unknown-offer": "Этот промокод больше не продаётся. Ничего не куплено: выберите другой.",
    checking:
      "Ответа пока нет. Нажмите кнопку ещё раз: за одну и ту же покупку баллы не спишутся дважды.",
  },
};

const ar: Own = {
  title: "متجر الرموز الترويجية",
  description: (codes) => `ما تشتريه نقاطك: ${codes}. رمز واحد لرهان واحد.`,
  lead: "استبدل نقاطك برمز ترويجي يزيد عائد رهان فردي أو مجمّع فائز واحد.",
  count: (n) =>
    counted("ar", n, {
      zero: "{n} نقطة",
      one: "نقطة واحدة",
      two: "نقطتان",
      few: "{n} نقاط",
      many: "{n} نقطة",
      other: "{n} نقطة",
    }),
  yourPoints: "نقاطك",
  howToEarn: "كيف تُكسب النقاط",
  onSale: "ما تشتريه النقاط",
  offer: (percent) => `زيادة ${percent} على الفوز`,
  most: (amount) => `بحد أقصى ${amount}`,
  days: (n) =>
    counted("ar", n, {
      one: "صالح ليوم واحد",
      two: "صالح ليومين",
      few: "صالح {n} أيام",
      many: "صالح {n} يومًا",
      other: "صالح {n} يوم",
    }),
  buyFor: (points) => `اشترِ مقابل ${points}`,
  missing: (points) => `ينقصك ${points}`,
  off: "الرموز الترويجية متوقفة حاليًا، فلا يُباع منها شيء.",
  guest: "تحتاج إلى حساب لكسب النقاط وشراء الرموز.",
  confirm: (offer, points) => `شراء «${offer}» مقابل ${points}؟`,
  confirmText: (left) => `سيبقى لديك ${left}. النقاط المصروفة على رمز لا تُسترد.`,
  confirmGo: (points) => `اصرف ${points}`,
  cancel: "إلغاء",
  bought: (code) => `الرمز الترويجي ⁦${code}⁩ أصبح لك.`,
  mine: "رموزك الترويجية",
  none: "ليست لديك رموز ترويجية بعد.",
  apply: "استخدمه في القسيمة",
  ownOnly: "الرمز الذي تشتريه يعمل في حسابك فقط.",
  where: "أين يعمل الرمز",
  states: { good: "جاهز", used: "مستخدَم", expired: "منتهٍ" },
  errors: {
    points: "نقاطك لا تكفي لهذا الرمز. لم يُشترَ شيء.",
    "unknown-offer": "لم يعد هذا الرمز معروضًا للبيع. لم يُشترَ شيء: اختر رمزًا آخر.",
    checking: "لم يصلنا رد بعد. اضغط الزر مرة أخرى: لا تُخصم نقاط عملية الشراء نفسها مرتين.",
  },
};

const es: Own = {
  title: "Tienda de códigos promocionales",
  description: (codes) => `Qué compran sus puntos: ${codes}. Un código, una apuesta.`,
  lead: "Cambie puntos por un código promocional: una simple o combinada ganadora paga más.",
  count: (n) => counted("es", n, { one: "{n} punto", other: "{n} puntos" }),
  yourPoints: "Sus puntos",
  howToEarn: "Cómo se ganan los puntos",
  onSale: "Qué compran los puntos",
  offer: (percent) => `${percent} más si gana`,
  most: (amount) => `Hasta ${amount}`,
  days: (n) => counted("es", n, { one: "Válido {n} día", other: "Válido {n} días" }),
  buyFor: (points) => `Comprar por ${points}`,
  missing: (points) => `Le faltan ${points}`,
  off: "Los códigos promocionales están desactivados por ahora y no se venden.",
  guest: "Para ganar puntos y comprar códigos hace falta una cuenta.",
  confirm: (offer, points) => `¿Comprar «${offer}» por ${points}?`,
  confirmText: (left) => `Le quedarán ${left}. Los puntos gastados en un código no se devuelven.`,
  confirmGo: (points) => `Gastar ${points}`,
  cancel: "Cancelar",
  bought: (code) => `El código ${code} es suyo.`,
  mine: "Sus códigos promocionales",
  none: "Todavía no tiene códigos promocionales.",
  apply: "Usarlo en el cupón",
  ownOnly: "Un código comprado solo vale en su cuenta.",
  where: "Dónde vale un código",
  states: { good: "listo", used: "usado", expired: "caducado" },
  errors: {
    points: "No tiene puntos suficientes para este código. No se ha comprado nada.",
    "unknown-offer": "Este código ya no se vende. No se ha comprado nada: elija otro.",
    checking:
      "Aún no hay respuesta. Pulse el botón otra vez: una misma compra nunca se cobra dos veces.",
  },
};

const tr: Own = {
  title: "Promosyon kodu mağazası",
  description: (codes) => `Puanlarınızla alabilecekleriniz: ${codes}. Bir kod, bir bahis.`,
  lead: "Puanlarınızı promosyon koduna çevirin: kazanan bir tekli veya kombine daha çok öder.",
  count: (n) => counted("tr", n, { other: "{n} puan" }),
  yourPoints: "Puanlarınız",
  howToEarn: "Puan nasıl kazanılır",
  onSale: "Puanla alınabilecekler",
  offer: (percent) => `Kazançta ${percent} fazlası`,
  most: (amount) => `En çok ${amount}`,
  days: (n) => counted("tr", n, { other: "{n} gün geçerli" }),
  buyFor: (points) => `${points} karşılığında al`,
  missing: (points) => `${points} eksik`,
  off: "Promosyon kodları şu anda kapalı, bu yüzden satılmıyor.",
  guest: "Puan kazanmak ve kod almak için hesap gerekir.",
  confirm: (offer, points) => `“${offer}” ${points} karşılığında alınsın mı?`,
  confirmText: (left) => `Geriye ${left} kalır. Koda harcanan puanlar geri verilmez.`,
  confirmGo: (points) => `${points} harca`,
  cancel: "Vazgeç",
  bought: (code) => `${code} promosyon kodu sizin.`,
  mine: "Promosyon kodlarınız",
  none: "Henüz promosyon kodunuz yok.",
  apply: "Kuponda kullan",
  ownOnly: "Satın alınan kod yalnızca sizin hesabınızda geçerlidir.",
  where: "Kod nerede geçerli",
  states: { good: "hazır", used: "kullanıldı", expired: "süresi doldu" },
  errors: {
    points: "Bu kod için puanınız yetmiyor. Hiçbir şey alınmadı.",
    "unknown-offer": "Bu kod artık satılmıyor. Hiçbir şey alınmadı: başka birini seçin.",
    checking: "Henüz yanıt yok. Düğmeye yeniden basın: aynı alım için iki kez puan düşülmez.",
  },
};

const own = textsByLanguage<Own>({ en, ru, ar, es, tr });

/** The store's words, with those of promotions, whose rules of promo codes hold here too. */
interface StoreTexts extends PromotionsTexts {
  readonly store: Own;
}

export const texts = (lng: Parameters<typeof own>[0]): StoreTexts => ({
  ...promotionsTexts(lng),
  store: own(lng),
});
export type StoreRequest = PageRequestWith<StoreTexts>;
