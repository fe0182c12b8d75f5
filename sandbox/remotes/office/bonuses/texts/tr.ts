import type { BonusTexts } from "./types";

export const tr: BonusTexts = {
  title: "Para yatırma bonusları",
  wagerTitle: "Çevrim şartı",
  offers: { "first-deposit": "İlk yatırım bonusu", reload: "Yatırım bonusu" },
  offerText: (percent, most) => `Yatırdığınız paranın %${percent}'i, en fazla ${most}.`,
  rules: "Kurallar",
  ruleDeposit: (least, days) =>
    `Bonusu aldıktan sonra ${days} gün içinde ${least} veya daha fazla yatırın.`,
  ruleWager: (times, days) =>
    `Bonusun ${times} katını ${days} gün içinde bonus hesabından bahis olarak oynayın.`,
  ruleBets: (legs, coef) =>
    `Her biri ${coef} veya daha yüksek oranlı, ${legs} veya daha fazla maçlık kombine bahisler sayılır.`,
  ruleVoid:
    "Bahis kazanınca ya da kaybedince tutarı sayılır. İptal edilen ve bozdurulan bahisler sayılmaz.",
  ruleDone:
    "Şart tamamlandığında ve açık bahis kalmadığında bonus hesabındaki her şey sizin paranız olur.",
  ruleMost: (times, amount) =>
    `Bonusun en fazla ${times} katı sizin paranız olur, en büyük bonusta ${amount}. Üstü silinir.`,
  ruleMostNow: (amount) => `Bu bonusun en fazla ${amount} kadarı sizin paranız olur. Üstü silinir.`,
  ruleWithdrawal:
    "Bundan önce aynı para biriminde çekim yapar veya parayı başka birime çevirirseniz bonus biter: bonus hesabındaki para gider, kendi paranız kalır.",
  take: "Bonusu al",
  refuse: "Hayır, teşekkürler",
  giveUp: "Bonustan vazgeç",
  giveUpText: (amount) => `Bonus hesabındaki ${amount} gider. Kendi paranız kalır.`,
  none: "Şu anda bonus teklifi yok",
  noneText:
    "Aynı anda bir bonus alınabilir. Bitince ve bonus hesabında açık bahis kalmayınca yenisi sunulur.",
  unwanted: "Bonus teklifi almamayı seçtiniz.",
  wanted: "Size sunulanlar",
  types: { 0: "Bonus yok", 1: "Spor bonusları", 2: "Casino bonusları" },
  firstType: "İlk yatırımda",
  change: "Ayarlardan değiştir",
  states: {
    taken: "Yatırımınızı bekliyor",
    running: "Sürüyor",
    done: "Ödendi",
    lost: "Kaybedildi",
    lapsed: "Süresi doldu",
    refused: "Reddedildi",
  },
  taken: (until) => `Alındı. Başlaması için ${until} tarihine kadar para yatırın.`,
  toDeposit: "Para yatır",
  amount: "Bonus",
  balance: "Bonus hesabında",
  staked: "Şimdiye kadar oynanan",
  left: "Oynanması gereken",
  until: "Son tarih",
  most: "En fazla sizin olabilecek",
  paid: "Sizin paranız oldu",
  dropped: "Üst sınırı aşan, silinen",
  runningTitle: "Süren bonus",
  nothingRuns: "Süren bonus yok",
  past: "Önceki bonuslar",
  toOffers: "Para yatırma bonusları",
  done: { take: "Bonus alındı.", refuse: "Tamam. Bu bonusu almayacaksınız." },
  notOffered: "Bu bonus size şu anda sunulmuyor.",
  free: "Çevrim şartı olmayan bonus parası: bahis içindir, kazandırdığı da bonus hesabında kalır.",
};
