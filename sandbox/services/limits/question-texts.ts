/** A question and its three answers. */
export type QuestionText = readonly [
  question: string,
  first: string,
  second: string,
  third: string,
];

/** Knowledge test of limits (LIM-04), by language; the right answers are in `questions.ts`. */
export const knowledgeTestTexts: Readonly<Record<string, readonly QuestionText[]>> = {
  en: [
    [
      "What does a bookmaker's margin mean for you?",
      "Over many bets, you can expect to gain",
      "Over many bets, you can expect to lose",
      "It has no influence on your results",
    ],
    [
      "You have lost three bets in a row. How likely is the next one to win?",
      "As likely as if you had not lost before",
      "More likely: luck has to turn",
      "Certain if you double the stake",
    ],
    [
      "Which money should you bet with?",
      "Rent money, if the odds are good",
      "Borrowed money",
      "Money that you can afford to lose",
    ],
    [
      "What should you do if you want to win back what you have lost?",
      "Raise the stakes",
      "Stop and take a break",
      "Bet on something you know less well",
    ],
    [
      "What does a deposit limit do?",
      "It keeps your deposits over a period below an amount you choose",
      "It raises your chance of winning",
      "It gives you a bonus with each deposit",
    ],
  ],
  ru: [
    [
      "Что означает для вас маржа букмекера?",
      "На множестве ставок можно ожидать прибыли",
      "На множестве ставок можно ожидать убытка",
      "Она не влияет на ваши результаты",
    ],
    [
      "Вы проиграли три ставки подряд. Насколько вероятен выигрыш следующей?",
      "Так же, как если бы проигрышей не было",
      "Больше: удача должна повернуться",
      "Он гарантирован, если удвоить сумму",
    ],
    [
      "На какие деньги стоит делать ставки?",
      "На деньги за жильё, если коэффициент хороший",
      "На заёмные",
      "На те, которые вы можете позволить себе потерять",
    ],
    [
      "Что делать, если хочется отыграться?",
      "Увеличить ставки",
      "Остановиться и сделать перерыв",
      "Ставить на то, в чём вы разбираетесь хуже",
    ],
    [
      "Что делает лимит пополнений?",
      "Удерживает пополнения за период ниже выбранной вами суммы",
      "Повышает шанс на выигрыш",
      "Даёт бонус за каждое пополнение",
    ],
  ],
  es: [
    [
      "¿Qué significa para usted el margen de la casa de apuestas?",
      "En muchas apuestas cabe esperar ganancias",
      "En muchas apuestas cabe esperar pérdidas",
      "No influye en sus resultados",
    ],
    [
      "Ha perdido tres apuestas seguidas. ¿Qué probabilidad tiene la siguiente?",
      "La misma que si no hubiera perdido antes",
      "Mayor: la suerte tiene que cambiar",
      "Es segura si dobla el importe",
    ],
    [
      "¿Con qué dinero conviene apostar?",
      "Con el del alquiler, si la cuota es buena",
      "Con dinero prestado",
      "Con el que puede permitirse perder",
    ],
    [
      "¿Qué hacer cuando quiere recuperar lo perdido?",
      "Subir los importes",
      "Parar y hacer una pausa",
      "Apostar a lo que conoce menos",
    ],
    [
      "¿Qué hace un límite de depósito?",
      "Mantiene los depósitos de un periodo por debajo del importe elegido",
      "Aumenta la probabilidad de ganar",
      "Da un bono con cada depósito",
    ],
  ],
  tr: [
    [
      "Bahis şirketinin marjı sizin için ne demektir?",
      "Çok sayıda bahiste kazanç beklenir",
      "Çok sayıda bahiste kayıp beklenir",
      "Sonuçlarınızı etkilemez",
    ],
    [
      "Art arda üç bahis kaybettiniz. Sıradakinin kazanma olasılığı nedir?",
      "Daha önce kaybetmemişsiniz gibi aynı",
      "Daha yüksek: şans dönmeli",
      "Tutarı iki katına çıkarırsanız kesin",
    ],
    [
      "Hangi parayla bahis yapmalısınız?",
      "Oran iyiyse kira parasıyla",
      "Borç parayla",
      "Kaybetmeyi göze alabileceğiniz parayla",
    ],
    [
      "Kaybettiğinizi geri kazanmak istediğinizde ne yapmalısınız?",
      "Tutarları artırmak",
      "Durup mola vermek",
      "Daha az bildiğiniz bir şeye oynamak",
    ],
    [
      "Para yatırma limiti ne işe yarar?",
      "Bir dönemde yatırılanı seçtiğiniz tutarın altında tutar",
      "Kazanma şansını artırır",
      "Her yatırmada bonus verir",
    ],
  ],
  ar: [
    [
      "ماذا يعني هامش ربح شركة المراهنات بالنسبة إليك؟",
      "مع كثرة الرهانات تتوقع الربح",
      "مع كثرة الرهانات تتوقع الخسارة",
      "لا يؤثر في نتائجك",
    ],
    [
      "خسرت ثلاثة رهانات متتالية. ما احتمال فوز الرهان التالي؟",
      "كما لو أنك لم تخسر من قبل",
      "أكبر: لا بد أن يتبدل الحظ",
      "مؤكد إذا ضاعفت المبلغ",
    ],
    [
      "بأي مال ينبغي أن تراهن؟",
      "بمال الإيجار إن كان السعر جيدًا",
      "بمال مقترض",
      "بمال تستطيع تحمّل خسارته",
    ],
    [
      "ماذا تفعل حين تريد استعادة ما خسرته؟",
      "أرفع المبالغ",
      "أتوقف وآخذ استراحة",
      "أراهن على ما أعرفه أقل",
    ],
    [
      "ما فائدة حد الإيداع؟",
      "يُبقي إيداعات المدة دون المبلغ الذي اخترته",
      "يزيد فرصة الفوز",
      "يمنح مكافأة مع كل إيداع",
    ],
  ],
};
