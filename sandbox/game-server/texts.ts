import { textsByLanguage } from "../remotes/texts";

interface GameTexts {
  readonly expired: string;
  readonly away: string;
  readonly checking: string;
  readonly returned: string;
  readonly lastSeed: string;
  readonly lastNonce: string;
  readonly cashier: string;
  readonly limits: string;
  readonly history: string;
}

/** Words of the game server's own pages; those of playing are the casino's. */
export const gameTexts = textsByLanguage<GameTexts>({
  en: {
    expired: "This game session is over. Open the game again to continue.",
    away: "The game can't reach your account right now. Nothing was staked.",
    checking:
      "We haven't had confirmation of your stake. If it was taken, it will be returned. Try again.",
    returned: "The round was not played and your stake was returned. You can play again.",
    lastSeed: "Server seed of the last round",
    lastNonce: "Number of the last round",
    cashier: "Deposit",
    limits: "My limits",
    history: "Bet history",
  },
  ru: {
    expired: "Сеанс игры завершён. Откройте игру снова, чтобы продолжить.",
    away: "Игра сейчас не может связаться с вашим счётом. Ничего не списано.",
    checking:
      "Подтверждения ставки пока нет. Если сумма была списана, она вернётся. Попробуйте ещё раз.",
    returned: "Раунд не состоялся. Ставка возвращена на счёт. Можно сыграть ещё раз.",
    lastSeed: "Серверный сид последнего раунда",
    lastNonce: "Номер последнего раунда",
    cashier: "Пополнить",
    limits: "Мои лимиты",
    history: "История ставок",
  },
  ar: {
    expired: "انتهت جلسة اللعبة. افتح اللعبة من جديد لمتابعة اللعب.",
    away: "لا تستطيع اللعبة الوصول إلى حسابك حاليًا. لم يُخصم أي رهان.",
    checking: "فُقد الرد بشأن رهانك. إن كان قد خُصم فسيعود إليك. حاول مرة أخرى.",
    returned: "لم تُلعب الجولة. أُعيد رهانك إلى حسابك. يمكنك اللعب مرة أخرى.",
    lastSeed: "بذرة الخادم للجولة الأخيرة",
    lastNonce: "رقم الجولة الأخيرة",
    cashier: "إيداع",
    limits: "حدودي",
    history: "سجل الرهانات",
  },
  es: {
    expired: "La sesión del juego ha terminado. Abra el juego de nuevo para seguir.",
    away: "El juego no puede consultar su cuenta en este momento. No se ha apostado nada.",
    checking:
      "Se perdió la respuesta sobre su apuesta. Si se cobró, se le devolverá. Inténtelo de nuevo.",
    returned: "La ronda no se jugó. Se le ha devuelto la apuesta. Puede volver a jugar.",
    lastSeed: "Semilla del servidor de la última ronda",
    lastNonce: "Número de la última ronda",
    cashier: "Depositar",
    limits: "Mis límites",
    history: "Historial de apuestas",
  },
  tr: {
    expired: "Oyun oturumu sona erdi. Devam etmek için oyunu yeniden açın.",
    away: "Oyun şu anda hesabınıza ulaşamıyor. Bahis alınmadı.",
    checking: "Bahsinizin yanıtı kayboldu. Alındıysa geri ödenir. Yeniden deneyin.",
    returned: "Tur oynanmadı. Bahsiniz iade edildi. Yeniden oynayabilirsiniz.",
    lastSeed: "Son turun sunucu tohumu",
    lastNonce: "Son turun numarası",
    cashier: "Para yatır",
    limits: "Limitlerim",
    history: "Bahis geçmişi",
  },
});
