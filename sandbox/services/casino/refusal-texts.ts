import { isLanguage } from "~/i18n/languages";
import type { PlayRefusal } from "./refusal";

interface Words {
  readonly amount: string;
  readonly least: (bound: string) => string;
  readonly most: (bound: string) => string;
  readonly funds: (bound: string) => string;
  readonly limit: (bound: string) => string;
  readonly wait: (seconds: number) => string;
  readonly choice: string;
  readonly required: string;
  readonly excluded: string;
  readonly frozen: string;
  readonly session: string;
  readonly check: string;
  readonly open: string;
  readonly over: string;
  readonly reused: string;
  readonly account: string;
  readonly funOver: string;
  readonly seed: string;
}

const en: Words = {
  amount: "Enter a stake, for example 20.",
  least: (bound) => `The minimum stake is ${bound}.`,
  most: (bound) => `The maximum stake for this bet is ${bound}.`,
  funds: (bound) => `Your balance is ${bound}.`,
  limit: (bound) => `Your own limit leaves ${bound} for now.`,
  wait: (seconds) => `The next round can begin in ${seconds} s. Nothing was staked.`,
  choice: "Choose one of the options shown.",
  required: "Choose at least one.",
  excluded: "You cannot play at the moment: a break, a time-out or a self-exclusion is in force.",
  frozen: "This account is frozen. Please contact support.",
  session: "Your session limit is used up for today.",
  check: "Answer the reality check first, then open the game again.",
  open: "Finish the round that is open first.",
  over: "That round is over. Start a new one.",
  reused: "This page is out of date. Load it again to play on.",
  account: "Choose one of your own accounts.",
  funOver: "This free session is over. Open the game again to start another.",
  seed: "Use 1 to 64 letters, digits, dots, hyphens or underscores.",
};
const ru: Words = {
  amount: "Введите ставку, например 20.",
  least: (bound) => `Минимальная ставка — ${bound}.`,
  most: (bound) => `Максимальная ставка для этого пари — ${bound}.`,
  funds: (bound) => `На вашем счёте ${bound}.`,
  limit: (bound) => `По вашему лимиту сейчас доступно ${bound}.`,
  wait: (seconds) => `Следующий раунд можно начать через ${seconds} с. Деньги не списаны.`,
  choice: "Выберите один из предложенных вариантов.",
  required: "Выберите хотя бы один вариант.",
  excluded: "Сейчас игра недоступна: действует перерыв, тайм-аут или самоисключение.",
  frozen: "Счёт заморожен. Обратитесь в поддержку.",
  session: "Лимит времени на сегодня исчерпан.",
  check: "Сначала ответьте на напоминание о времени игры, затем откройте игру снова.",
  open: "Сначала завершите открытый раунд.",
  over: "Этот раунд уже завершён. Начните новый.",
  reused: "Страница устарела. Обновите её, чтобы играть дальше.",
  account: "Выберите один из своих счетов.",
  funOver: "Бесплатная игра завершена. Откройте игру заново.",
  seed: "От 1 до 64 латинских букв, цифр, точек, дефисов или подчёркиваний.",
};
const es: Words = {
  amount: "Introduzca una apuesta, por ejemplo 20.",
  least: (bound) => `La apuesta mínima es ${bound}.`,
  most: (bound) => `La apuesta máxima en esta jugada es ${bound}.`,
  funds: (bound) => `Su saldo es ${bound}.`,
  limit: (bound) => `Su límite le deja ${bound} por ahora.`,
  wait: (seconds) => `La próxima ronda puede empezar en ${seconds} s. No se ha apostado nada.`,
  choice: "Elija una de las opciones.",
  required: "Elija al menos una.",
  excluded: "Ahora no puede jugar: tiene activa una pausa, un descanso o una autoexclusión.",
  frozen: "La cuenta está bloqueada. Contacte con atención al cliente.",
  session: "Ha agotado su límite de tiempo por hoy.",
  check: "Responda primero al control de tiempo y vuelva a abrir el juego.",
  open: "Termine primero la ronda abierta.",
  over: "Esa ronda ha terminado. Empiece otra.",
  reused: "Esta página está desactualizada. Vuelva a cargarla para seguir jugando.",
  account: "Elija una de sus cuentas.",
  funOver: "La sesión gratuita ha terminado. Abra el juego de nuevo.",
  seed: "Use de 1 a 64 letras, cifras, puntos, guiones o guiones bajos.",
};
const tr: Words = {
  amount: "Bir bahis tutarı girin, örneğin 20.",
  least: (bound) => `En düşük bahis ${bound}.`,
  most: (bound) => `Bu bahis için en yüksek tutar ${bound}.`,
  funds: (bound) => `Bakiyeniz ${bound}.`,
  limit: (bound) => `Limitiniz şu anda ${bound} bırakıyor.`,
  wait: (seconds) => `Sonraki tur ${seconds} sn sonra başlayabilir. Hiçbir tutar çekilmedi.`,
  choice: "Gösterilen seçeneklerden birini seçin.",
  required: "En az bir seçim yapın.",
  excluded: "Şu anda oynayamazsınız: mola, ara verme ya da kendini dışlama yürürlükte.",
  frozen: "Bu hesap donduruldu. Destek ekibine başvurun.",
  session: "Bugünkü oturum limitiniz doldu.",
  check: "Önce süre hatırlatmasını yanıtlayın, sonra oyunu yeniden açın.",
  open: "Önce açık turu tamamlayın.",
  over: "O tur sona erdi. Yenisini başlatın.",
  reused: "Bu sayfa eski. Oynamaya devam etmek için yeniden yükleyin.",
  account: "Hesaplarınızdan birini seçin.",
  funOver: "Ücretsiz oturum sona erdi. Oyunu yeniden açın.",
  seed: "1–64 harf, rakam, nokta, tire ya da alt çizgi kullanın.",
};
const ar: Words = {
  amount: "أدخل مبلغ الرهان، مثلًا 20.",
  least: (bound) => `الحد الأدنى للرهان ${bound}.`,
  most: (bound) => `الحد الأقصى لهذا الرهان ${bound}.`,
  funds: (bound) => `رصيدك ${bound}.`,
  limit: (bound) => `يتيح لك حدّك الآن ${bound}.`,
  wait: (seconds) => `يمكن بدء الجولة التالية بعد ${seconds} ث. لم يُخصم شيء.`,
  choice: "اختر أحد الخيارات المعروضة.",
  required: "اختر خيارًا واحدًا على الأقل.",
  excluded: "لا يمكنك اللعب الآن: هناك استراحة أو مهلة أو استبعاد ذاتي ساري المفعول.",
  frozen: "هذا الحساب مجمَّد. يُرجى التواصل مع الدعم.",
  session: "انتهى حد الوقت المتاح لك اليوم.",
  check: "أجب أولًا عن تذكير وقت اللعب، ثم افتح اللعبة من جديد.",
  open: "أكمل الجولة المفتوحة أولًا.",
  over: "انتهت تلك الجولة. ابدأ جولة جديدة.",
  reused: "هذه الصفحة قديمة. أعد تحميلها لمتابعة اللعب.",
  account: "اختر أحد حساباتك.",
  funOver: "انتهت الجلسة المجانية. افتح اللعبة من جديد.",
  seed: "استخدم من 1 إلى 64 من الحروف اللاتينية أو الأرقام أو النقاط أو الشرطات.",
};

const texts: Readonly<Record<string, Words>> = { en, ru, es, tr, ar };

/** A refusal in words, in English where a language has none. */
export function playRefusalText(body: PlayRefusal["body"], lng: string): string {
  const words = (isLanguage(lng) ? texts[lng] : undefined) ?? en;
  const { code, bound = "", waitMs = 0 } = body;
  switch (code) {
    case "below-minimum":
      return words.least(bound);
    case "above-maximum":
      return words.most(bound);
    case "funds":
      return words.funds(bound);
    case "limit":
      return words.limit(bound);
    case "too-soon":
      return words.wait(Math.ceil(waitMs / 1000));
    case "bets-closed":
      return words.wait(Math.ceil(waitMs / 1000));
    case "choice":
    case "required":
    case "excluded":
    case "account":
    case "seed":
    case "amount":
      return words[code];
    case "account-frozen":
      return words.frozen;
    case "session-limit":
      return words.session;
    case "reality-check":
      return words.check;
    case "round-open":
      return words.open;
    case "round-over":
      return words.over;
    case "key-reused":
      return words.reused;
    case "fun-over":
      return words.funOver;
    default:
      return "";
  }
}
