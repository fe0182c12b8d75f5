import { textsByLanguage } from "../texts";

/**
 * English texts of the casino's pages on which nothing is played: thank-you, first deposit, landing
 * pages.
 */
const en = {
  openGame: "Open the game",
  fair: "You can check every result: seeds, hash and a page that calculates it again.",
  free: "Play for fun first, without money.",
  thankYou: {
    title: "Thank you",
    lead: "We've received what you sent. If we need to answer, you will find it in your messages.",
  },
  firstDeposit: {
    title: "Before your first deposit",
    lead: "Slots with simple rules and small stakes, and three things that are worth a minute of your time.",
    steps: (least: string) => [
      "Set a limit for deposits, losses or time. It applies from the first round.",
      "Try a game for fun: the rules and your chances are the same.",
      `Start with a small stake. A spin costs ${least} or more.`,
    ],
    limit: "Set a limit",
    deposit: "Deposit",
  },
  landing: {
    title: "Games with open rules",
    lead: "Every game states its return to player, every round can be checked, and you can try the games below for fun.",
    join: "Join",
    safe: "For adults only. Only bet what you can afford to lose; limits and breaks are always at hand.",
  },
};
type PageTexts = typeof en;

const ru: PageTexts = {
  openGame: "Открыть игру",
  fair: "Любой результат можно проверить: сиды, хеш и страница пересчёта.",
  free: "Сначала можно играть бесплатно, без денег.",
  thankYou: {
    title: "Спасибо",
    lead: "Мы получили то, что вы отправили. Если потребуется ответ, вы найдёте его в сообщениях.",
  },
  firstDeposit: {
    title: "Перед первым пополнением",
    lead: "Слоты с простыми правилами и небольшими ставками и три вещи, которые займут минуту.",
    steps: (least) => [
      "Установите лимит на пополнения, проигрыш или время. Он действует с первого раунда.",
      "Попробуйте игру бесплатно: правила и шансы те же.",
      `Начните с небольшой ставки. Одно вращение стоит от ${least}.`,
    ],
    limit: "Установить лимит",
    deposit: "Пополнить",
  },
  landing: {
    title: "Игры с открытыми правилами",
    lead: "У каждой игры указан возврат, каждый раунд можно проверить, а игры ниже — попробовать бесплатно.",
    join: "Регистрация",
    safe: "Только для совершеннолетних. Ставьте лишь то, что готовы потерять; лимиты и перерыв — в одно нажатие.",
  },
};
const es: PageTexts = {
  openGame: "Abrir el juego",
  fair: "Todo resultado se puede comprobar: semillas, hash y una página que lo calcula de nuevo.",
  free: "Pruebe primero gratis, sin dinero.",
  thankYou: {
    title: "Gracias",
    lead: "Hemos recibido lo que envió. Si hay algo que responder, lo encontrará en sus mensajes.",
  },
  firstDeposit: {
    title: "Antes de su primer depósito",
    lead: "Tragaperras de reglas sencillas y apuestas pequeñas, y tres cosas que merecen un minuto.",
    steps: (least) => [
      "Fije un límite de depósitos, pérdidas o tiempo. Vale desde la primera ronda.",
      "Pruebe un juego gratis: las reglas y las probabilidades son las mismas.",
      `Empiece con una apuesta pequeña. Una tirada cuesta desde ${least}.`,
    ],
    limit: "Fijar un límite",
    deposit: "Depositar",
  },
  landing: {
    title: "Juegos con reglas claras",
    lead: "Cada juego indica su retorno al jugador, cada ronda se puede comprobar y los juegos de abajo se pueden probar gratis.",
    join: "Registrarse",
    safe: "Solo para mayores de edad. Apueste solo lo que pueda perder; los límites y las pausas están a un clic.",
  },
};
const tr: PageTexts = {
  openGame: "Oyunu aç",
  fair: "Her sonuç denetlenebilir: tohumlar, özet ve yeniden hesaplayan bir sayfa.",
  free: "Önce parasız, eğlenmek için oynayın.",
  thankYou: {
    title: "Teşekkürler",
    lead: "Gönderdiğinizi aldık. Yanıt gerekiyorsa mesajlarınızda bulacaksınız.",
  },
  firstDeposit: {
    title: "İlk para yatırmadan önce",
    lead: "Sade kurallı, küçük bahisli slotlar ve bir dakikaya değer üç şey.",
    steps: (least) => [
      "Para yatırma, kayıp ya da süre limiti koyun. İlk turdan itibaren geçerlidir.",
      "Bir oyunu ücretsiz deneyin: kurallar ve olasılıklar aynıdır.",
      `Küçük bir bahisle başlayın. Bir dönüş en az ${least}.`,
    ],
    limit: "Limit koy",
    deposit: "Para yatır",
  },
  landing: {
    title: "Kuralları belli oyunlar",
    lead: "Her oyunun oyuncuya dönüş oranı yazılıdır, her tur denetlenebilir, aşağıdaki oyunlar ücretsiz denenebilir.",
    join: "Üye ol",
    safe: "Yalnızca yetişkinler için. Kaybetmeyi göze alabildiğiniz kadar oynayın; limit ve mola bir dokunuş uzağınızda.",
  },
};
const ar: PageTexts = {
  openGame: "افتح اللعبة",
  fair: "يمكن التحقق من كل نتيجة: البذرتان والبصمة وصفحة تعيد الحساب.",
  free: "جرّب مجانًا أولًا، من دون مال.",
  thankYou: {
    title: "شكرًا لك",
    lead: "وصلنا ما أرسلته. إن كان هناك ما يستدعي الرد فستجده في رسائلك.",
  },
  firstDeposit: {
    title: "قبل أول إيداع",
    lead: "ألعاب سلوت بقواعد بسيطة ورهانات صغيرة، وثلاثة أمور تستحق دقيقة.",
    steps: (least) => [
      "ضع حدًا للإيداع أو الخسارة أو الوقت. يسري من الجولة الأولى.",
      "جرّب اللعبة مجانًا: القواعد والاحتمالات هي نفسها.",
      `ابدأ برهان صغير. تبدأ الدورة الواحدة من ${least}.`,
    ],
    limit: "ضع حدًا",
    deposit: "إيداع",
  },
  landing: {
    title: "ألعاب بقواعد معلنة",
    lead: "كل لعبة تذكر عائدها، وكل جولة يمكن التحقق منها، ويمكن تجربة الألعاب أدناه مجانًا.",
    join: "إنشاء حساب",
    safe: "للبالغين فقط. راهن بما تستطيع خسارته فحسب؛ الحدود والاستراحة على بُعد ضغطة.",
  },
};

export const landingPageTexts = textsByLanguage<PageTexts>({ en, ru, es, tr, ar });
