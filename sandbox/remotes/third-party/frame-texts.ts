import { textsByLanguage } from "../texts";

interface FrameTexts {
  readonly sound: string;
  readonly paused: string;
  readonly over: string;
  readonly failed: string;
  readonly again: string;
}

/** Texts of the page around a provider's game frame. */
export const frameTexts = textsByLanguage<FrameTexts>({
  en: {
    sound: "Sound",
    paused: "The game is paused. A round that has started is paid by its result.",
    over: "This session of the game is over.",
    failed:
      "The game lost its connection. If a stake was taken, the round is paid or the stake is returned.",
    again: "Open the game again",
  },
  ru: {
    sound: "Звук",
    paused: "Игра приостановлена. Начатый раунд будет оплачен по его результату.",
    over: "Сеанс игры завершён.",
    failed: "Игра потеряла связь. Списанная ставка будет оплачена или возвращена.",
    again: "Открыть игру снова",
  },
  ar: {
    sound: "الصوت",
    paused: "اللعبة متوقفة مؤقتًا. الجولة التي بدأت تُدفع بحسب نتيجتها.",
    over: "انتهت جلسة اللعبة.",
    failed: "فقدت اللعبة الاتصال. الرهان الذي خُصم إما يُدفع ربحه وإما يُعاد.",
    again: "افتح اللعبة من جديد",
  },
  es: {
    sound: "Sonido",
    paused: "El juego está en pausa. La ronda empezada se paga según termine.",
    over: "La sesión del juego ha terminado.",
    failed: "El juego perdió la conexión. La apuesta cobrada se paga o se devuelve.",
    again: "Abrir el juego de nuevo",
  },
  tr: {
    sound: "Ses",
    paused: "Oyun duraklatıldı. Başlayan tur, sonucuna göre ödenir.",
    over: "Oyun oturumu sona erdi.",
    failed: "Oyun bağlantıyı kaybetti. Alınan bahis ödenir ya da geri verilir.",
    again: "Oyunu yeniden aç",
  },
});
