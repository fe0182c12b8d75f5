import { textsByLanguage } from "../texts";
import { plural } from "../texts/plural";

const en = {
  title: "Casino tournaments",
  lead: "Every week from Monday to Monday. You score with single rounds for real money, not by how much you play.",
  names: { multiple: "Highest multiple", games: "Table tour" },
  rules: {
    multiple:
      "Your best return from a single slot round counts, as a multiple of its stake. The size of the stake doesn't matter.",
    games:
      "One point for each different game, except slots, in which a round returned at least twice its stake.",
  },
  left: (days: number) =>
    plural("en", days, { one: "Ends in {n} day.", other: "Ends in {n} days." }),
  fair: "With equal points, the player who reached them first ranks higher.",
  prizes: "Prizes",
  paid: "Paid on Monday into your main account, in its currency, with no conditions.",
  thisWeek: "This week",
  lastWeek: "Last week",
  empty: "Nobody has points yet.",
  place: "Place",
  player: "Player",
  points: "Points",
  you: "You",
};
type TournamentTexts = typeof en;

const ru: TournamentTexts = {
  title: "Турниры казино",
  lead: "Каждую неделю с понедельника по понедельник. Очки приносят отдельные раунды на деньги, а не объём игры.",
  names: { multiple: "Высший множитель", games: "По всем столам" },
  rules: {
    multiple:
      "Считается лучшая выплата одного раунда слота, делённая на ставку. Размер ставки не важен.",
    games: "Одно очко за каждую игру, кроме слотов, в которой раунд вернул две ставки или больше.",
  },
  left: (days) =>
    plural("ru", days, {
      one: "До конца {n} день.",
      few: "До конца {n} дня.",
      other: "До конца {n} дней.",
    }),
  fair: "При равных очках выше тот, кто набрал их раньше.",
  prizes: "Призы",
  paid: "Выплачиваются в понедельник на основной счёт в его валюте, без условий.",
  thisWeek: "Эта неделя",
  lastWeek: "Прошлая неделя",
  empty: "Очков пока ни у кого нет.",
  place: "Место",
  player: "Игрок",
  points: "Очки",
  you: "Вы",
};
const es: TournamentTexts = {
  title: "Torneos del casino",
  lead: "Cada semana, de lunes a lunes. Los puntos se ganan con rondas sueltas con dinero, no por jugar mucho.",
  names: { multiple: "El mayor múltiplo", games: "La vuelta a las mesas" },
  rules: {
    multiple:
      "Cuenta el mejor retorno de una sola ronda de tragaperras, dividido por su apuesta. El importe no influye.",
    games:
      "Un punto por cada juego distinto, salvo tragaperras, en el que una ronda devolvió el doble de la apuesta o más.",
  },
  left: (days) => plural("es", days, { one: "Termina en {n} día.", other: "Termina en {n} días." }),
  fair: "A igualdad de puntos va delante quien los alcanzó antes.",
  prizes: "Premios",
  paid: "Se pagan el lunes en la cuenta principal, en su moneda y sin condiciones.",
  thisWeek: "Esta semana",
  lastWeek: "La semana pasada",
  empty: "Nadie tiene puntos todavía.",
  place: "Puesto",
  player: "Jugador",
  points: "Puntos",
  you: "Usted",
};
const tr: TournamentTexts = {
  title: "Casino turnuvaları",
  lead: "Her hafta, pazartesiden pazartesiye. Puanlar ne kadar oynadığınızdan değil, parayla oynanan tek turlardan gelir.",
  names: { multiple: "En yüksek kat", games: "Masadan masaya" },
  rules: {
    multiple:
      "Tek bir slot turunun bahsine göre en yüksek katı sayılır. Bahsin büyüklüğü önemli değildir.",
    games:
      "Slotlar dışında, bir turu bahsin iki katını ya da fazlasını döndüren her farklı oyun için bir puan.",
  },
  left: (days) => `${days} gün sonra bitiyor.`,
  fair: "Puanlar eşitse onlara önce ulaşan üsttedir.",
  prizes: "Ödüller",
  paid: "Pazartesi günü ana hesaba, kendi para biriminde ve koşulsuz ödenir.",
  thisWeek: "Bu hafta",
  lastWeek: "Geçen hafta",
  empty: "Henüz kimsenin puanı yok.",
  place: "Sıra",
  player: "Oyuncu",
  points: "Puan",
  you: "Siz",
};
const ar: TournamentTexts = {
  title: "بطولات الكازينو",
  lead: "كل أسبوع من الاثنين إلى الاثنين. تأتي النقاط من جولات منفردة بالمال لا من مقدار اللعب.",
  names: { multiple: "أعلى مضاعف", games: "جولة على الطاولات" },
  rules: {
    multiple: "يُحسب أفضل عائد لجولة سلوت واحدة مقسومًا على رهانها. كل الرهانات سواء.",
    games: "نقطة لكل لعبة مختلفة، عدا السلوت، أعادت فيها جولة ضعف الرهان أو أكثر.",
  },
  left: (days) =>
    plural("ar", days, {
      one: "تنتهي خلال يوم.",
      two: "تنتهي خلال يومين.",
      few: "تنتهي خلال {n} أيام.",
      many: "تنتهي خلال {n} يومًا.",
      other: "تنتهي خلال {n} يوم.",
    }),
  fair: "عند تساوي النقاط يتقدم من بلغها أولًا.",
  prizes: "الجوائز",
  paid: "تُدفع يوم الاثنين إلى الحساب الرئيسي بعملته ومن دون شروط.",
  thisWeek: "هذا الأسبوع",
  lastWeek: "الأسبوع الماضي",
  empty: "لا أحد لديه نقاط بعد.",
  place: "المركز",
  player: "اللاعب",
  points: "النقاط",
  you: "أنت",
};

export const tournamentTexts = textsByLanguage<TournamentTexts>({ en, ru, es, tr, ar });
