import { textsByLanguage } from "../../remotes/texts";
import { plural } from "../../remotes/texts/plural";

interface SeoTexts {
  /** Heading about a sport, a championship or all sports. */
  readonly betsOn: (name: string) => string;
  readonly allSports: string;
  /** "All sports: 380 games in 12 championships can be bet on before they start." */
  readonly coming: (games: number, champs: number) => string;
  readonly next: (event: string, moment: string) => string;
  readonly lastDay: (date: string) => string;
  readonly priceCheck: string;
  readonly inPlay: string;
  readonly inPlayLink: string;
  readonly lineLink: string;
  readonly rulesLink: string;
  readonly resultsLink: string;
  readonly termsLink: string;
  readonly about: (event: string) => string;
  readonly plays: (event: string, champ: string, moment: string) => string;
  readonly teamGames: (team: string) => string;
  readonly casino: (section: string) => string;
  readonly gamesOf: (games: number, providers: number) => string;
  readonly returns: (least: string, most: string) => string;
  readonly free: string;
}

const en: SeoTexts = {
  betsOn: (name) => `${name}: odds and betting`,
  allSports: "Betting on sports",
  coming: (games, champs) =>
    `${plural("en", games, { one: "{n} game", other: "{n} games" })} in ${plural("en", champs, { one: "{n} championship", other: "{n} championships" })} can be bet on before the start.`,
  next: (event, moment) => `Next to start: ${event}, ${moment}.`,
  lastDay: (date) => `Odds are open up to ${date}.`,
  priceCheck:
    "The odds that you add to the bet slip are compared with the current ones when you place the bet. If they have changed, the slip shows the new odds and asks you first, unless you have set it to accept changes.",
  inPlay:
    "In play, the odds follow the score and the time. A bet waits for a few seconds before it is accepted, and markets close while something decisive happens, such as a penalty.",
  inPlayLink: "In play now",
  lineLink: "Before the start",
  rulesLink: "How bets are settled",
  resultsLink: "Results",
  termsLink: "Betting terms with examples",
  about: (event) => `${event}: about the event`,
  plays: (event, champ, moment) => `${event}, ${champ}. Start: ${moment}.`,
  teamGames: (team) => `All games of ${team}`,
  casino: (section) => `${section}: about these games`,
  gamesOf: (games, makers) =>
    `${plural("en", games, { one: "{n} game", other: "{n} games" })} by ${plural("en", makers, { one: "{n} provider", other: "{n} providers" })}.`,
  returns: (least, most) =>
    least === most
      ? `The return to player is ${most}: what the games pay back of all stakes over a very long run, not in one session.`
      : `The return to player is between ${least} and ${most}: what a game pays back of all stakes over a very long run, not in one session. It is stated on the page of each game.`,
  free: "Games with rounds of your own can be tried without money first. The result of every round can be checked afterwards.",
};

const ru: SeoTexts = {
  betsOn: (name) => `${name}: коэффициенты и ставки`,
  allSports: "Ставки на спорт",
  coming: (games, champs) =>
    `До начала можно поставить на ${plural("ru", games, { one: "{n} событие", few: "{n} события", other: "{n} событий" })} в ${plural("ru", champs, { one: "{n} чемпионате", other: "{n} чемпионатах" })}.`,
  next: (event, moment) => `Ближайшее событие: ${event}, ${moment}.`,
  lastDay: (date) => `Линия открыта до ${date}.`,
  priceCheck:
    "Когда вы делаете ставку, коэффициенты в купоне сверяются с текущими. Если они изменились, купон покажет новые и спросит согласия, если вы не разрешили принимать изменения.",
  inPlay:
    "В лайве коэффициенты следуют за счётом и временем. Ставка принимается через несколько секунд, а в решающие моменты, например перед пенальти, исходы закрыты.",
  inPlayLink: "Сейчас в лайве",
  lineLink: "До начала",
  rulesLink: "Как рассчитываются ставки",
  resultsLink: "Результаты",
  termsLink: "Азбука ставок с примерами",
  about: (event) => `${event}: о событии`,
  plays: (event, champ, moment) => `${event} – событие турнира «${champ}». Начало: ${moment}.`,
  teamGames: (team) => `Все события команды ${team}`,
  casino: (section) => `${section}: об этих играх`,
  gamesOf: (games, makers) =>
    `Здесь ${plural("ru", games, { one: "{n} игра", few: "{n} игры", other: "{n} игр" })} от ${plural("ru", makers, { one: "{n} провайдера", other: "{n} провайдеров" })}.`,
  returns: (least, most) =>
    least === most
      ? `Отдача игрокам – ${most}: такую долю всех ставок игры возвращают на очень длинной дистанции, а не за один вечер.`
      : `Отдача игрокам – от ${least} до ${most}: такую долю всех ставок игра возвращает на очень длинной дистанции, а не за один вечер. Она указана на странице каждой игры.`,
  free: "В игры с собственными раундами можно сначала сыграть без денег. Результат каждого раунда можно потом проверить.",
};

const ar: SeoTexts = {
  betsOn: (name) => `${name}: الأسعار والرهانات`,
  allSports: "المراهنة على الرياضة",
  coming: (games, champs) =>
    `المتاح للرهان قبل البداية: ${plural("ar", games, { one: "مباراة واحدة", two: "مباراتان", few: "{n} مباريات", other: "{n} مباراة" })} في ${plural("ar", champs, { one: "بطولة واحدة", two: "بطولتين", few: "{n} بطولات", other: "{n} بطولة" })}.`,
  next: (event, moment) => `أقرب مباراة: ${event}، ${moment}.`,
  lastDay: (date) => `الرهانات المسبقة متاحة حتى ${date}.`,
  priceCheck:
    "عند وضع الرهان تُقارن الأسعار في قسيمة الرهان بالأسعار الحالية. إذا تغيّرت تعرض القسيمة الأسعار الجديدة وتطلب موافقتك أولًا، ما لم تسمح بقبول التغييرات.",
  inPlay:
    "في الرهان المباشر تتبع الأسعار النتيجة والوقت. يُقبل الرهان بعد ثوانٍ قليلة، وتُغلق الأسواق في اللحظات الحاسمة مثل ركلة الجزاء.",
  inPlayLink: "مباشر الآن",
  lineLink: "قبل البداية",
  rulesLink: "كيف تُسوّى الرهانات",
  resultsLink: "النتائج",
  termsLink: "مصطلحات الرهان مع أمثلة",
  about: (event) => `${event}: عن المباراة`,
  plays: (event, champ, moment) => `${event} مباراة من ${champ}. موعد البداية: ${moment}.`,
  teamGames: (team) => `كل مباريات ${team}`,
  casino: (section) => `${section}: عن هذه الألعاب`,
  gamesOf: (games, makers) =>
    `هنا ${plural("ar", games, { one: "لعبة واحدة", two: "لعبتان", few: "{n} ألعاب", other: "{n} لعبة" })} من ${plural("ar", makers, { one: "مزوّد واحد", two: "مزوّدَين", few: "{n} مزوّدين", other: "{n} مزوّدًا" })}.`,
  returns: (least, most) =>
    least === most
      ? `نسبة العائد للاعب ${most}: ما تعيده الألعاب من كل الرهانات على مدى طويل جدًا، لا في جلسة واحدة.`
      : `نسبة العائد للاعب بين ${least} و${most}: ما تعيده اللعبة من كل الرهانات على مدى طويل جدًا، لا في جلسة واحدة. وهي مذكورة في صفحة كل لعبة.`,
  free: "يمكن تجربة الألعاب ذات الجولات الخاصة بك دون نقود أولًا، ويمكن التحقق من نتيجة كل جولة بعدها.",
};

const es: SeoTexts = {
  betsOn: (name) => `${name}: cuotas y apuestas`,
  allSports: "Apuestas deportivas",
  coming: (games, champs) =>
    `Antes del inicio se puede apostar a ${plural("es", games, { one: "{n} evento", other: "{n} eventos" })} de ${plural("es", champs, { one: "{n} campeonato", other: "{n} campeonatos" })}.`,
  next: (event, moment) => `Próximo inicio: ${event}, ${moment}.`,
  lastDay: (date) => `Hay cuotas hasta el ${date}.`,
  priceCheck:
    "Al hacer la apuesta, las cuotas del cupón se comparan con las actuales. Si han cambiado, el cupón muestra las nuevas y le pregunta primero, salvo que haya permitido aceptar cambios.",
  inPlay:
    "En vivo, las cuotas siguen el marcador y el tiempo. La apuesta se acepta tras unos segundos y los mercados se cierran en los momentos decisivos, como un penalti.",
  inPlayLink: "Ahora en vivo",
  lineLink: "Antes del inicio",
  rulesLink: "Cómo se liquidan las apuestas",
  resultsLink: "Resultados",
  termsLink: "Términos de apuestas con ejemplos",
  about: (event) => `${event}: sobre el evento`,
  plays: (event, champ, moment) => `${event} es un evento de ${champ}. Empieza: ${moment}.`,
  teamGames: (team) => `Todos los eventos de ${team}`,
  casino: (section) => `${section}: sobre estos juegos`,
  gamesOf: (games, makers) =>
    `Aquí hay ${plural("es", games, { one: "{n} juego", other: "{n} juegos" })} de ${plural("es", makers, { one: "{n} proveedor", other: "{n} proveedores" })}.`,
  returns: (least, most) =>
    least === most
      ? `El retorno al jugador es del ${most}: lo que los juegos devuelven de todas las apuestas a muy largo plazo, no en una sesión.`
      : `El retorno al jugador va del ${least} al ${most}: lo que un juego devuelve de todas las apuestas a muy largo plazo, no en una sesión. Figura en la página de cada juego.`,
  free: "Los juegos con rondas propias se pueden probar antes sin dinero. El resultado de cada ronda se puede comprobar después.",
};

const tr: SeoTexts = {
  betsOn: (name) => `${name}: oranlar ve bahisler`,
  allSports: "Spor bahisleri",
  coming: (games, champs) =>
    `Başlamadan önce ${champs} ligde ${games} karşılaşmaya bahis yapılabilir.`,
  next: (event, moment) => `Sıradaki karşılaşma: ${event}, ${moment}.`,
  lastDay: (date) => `Oranlar ${date} tarihine kadar açıktır.`,
  priceCheck:
    "Bahis yapılırken kupondaki oranlar güncel oranlarla karşılaştırılır. Değişmişlerse kupon yeni oranları gösterir ve, değişikliklerin kabulüne izin vermediyseniz, önce size sorar.",
  inPlay:
    "Canlı bahiste oranlar skoru ve süreyi izler. Bahis birkaç saniye sonra kabul edilir; penaltı gibi belirleyici anlarda seçenekler kapanır.",
  inPlayLink: "Şu an canlı",
  lineLink: "Başlamadan önce",
  rulesLink: "Bahisler nasıl sonuçlandırılır",
  resultsLink: "Sonuçlar",
  termsLink: "Örneklerle bahis terimleri",
  about: (event) => `${event}: karşılaşma hakkında`,
  plays: (event, champ, moment) => `${event}, ${champ} karşılaşmasıdır. Başlangıç: ${moment}.`,
  teamGames: (team) => `${team} takımının tüm karşılaşmaları`,
  casino: (section) => `${section}: bu oyunlar hakkında`,
  gamesOf: (games, makers) => `Burada ${makers} sağlayıcıdan ${games} oyun var.`,
  returns: (least, most) =>
    least === most
      ? `Oyuncuya dönüş ${most}: oyunların çok uzun vadede tüm bahislerden geri ödediği paydır, tek bir oturumda değil.`
      : `Oyuncuya dönüş ${least} ile ${most} arasındadır: bir oyunun çok uzun vadede tüm bahislerden geri ödediği paydır, tek bir oturumda değil. Her oyunun sayfasında yazar.`,
  free: "Kendi turlarınızla oynanan oyunlar önce parasız denenebilir. Her turun sonucu sonradan doğrulanabilir.",
};

/** Texts of the blocks below pages; untranslated languages get English. */
export const seoTexts = textsByLanguage<SeoTexts>({ en, ru, ar, es, tr });
