import type { WalletTexts } from "./types";

export const tr: WalletTexts = {
  activate: "Bahislerde kullan",
  remove: "Kaldır",
  add: "Hesap aç",
  addTitle: "Başka para biriminde hesap aç",
  addText: "Ücretsizdir, boş açılır ve boşken kaldırılabilir.",
  currency: "Para birimi",
  convert: "Çevir",
  convertTitle: "Hesabı çevir",
  convertText:
    "Bakiyenin tamamı diğer para birimindeki hesabınıza geçer. Açık bahisler değişmez; ödemeleri yapıldıkları hesaba gelir.",
  convertAccount: "Hesap",
  into: "Para birimi",
  showSums: "Kuru ve tutarları göster",
  rate: "Kur",
  rateText: (of, is) => `${of} = ${is}`,
  fee: "Komisyon",
  feeText: (percent) => `Bakiyenin %${percent}'i`,
  taken: "Hesaptan çıkar",
  given: "Size geçer",
  confirm: (taken, given) => `${taken} → ${given} çevir`,
  confirmHint: "Çevirme işlemi geri alınamaz.",
  bonusLost: (amount) =>
    `Bu para biriminde süren bir bonusunuz var. Çevirirseniz bonus biter ve bonus hesabındaki ${amount} gider.`,
  done: {
    activate: "Bahisler artık başka bir hesaptan ödeniyor.",
    add: "Hesap açıldı.",
    remove: "Hesap kaldırıldı.",
    convert: "Çevrildi. Tutar yeni para birimindeki hesabınızda.",
  },
  toStatement: "Hesap hareketleri",
  bonusHint: "Bonus parası: bahiste kullanılır, çekilemez",
};
