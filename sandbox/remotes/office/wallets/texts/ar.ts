import type { WalletTexts } from "./types";

export const ar: WalletTexts = {
  activate: "استخدمه للرهان",
  remove: "حذف",
  add: "فتح حساب",
  addTitle: "فتح حساب بعملة أخرى",
  addText: "مجانًا، ويبدأ فارغًا، ويمكن حذفه ما دام فارغًا.",
  currency: "العملة",
  convert: "تحويل",
  convertTitle: "تحويل حساب",
  convertText:
    "ينتقل الرصيد كله إلى حسابك بالعملة الأخرى. تبقى الرهانات المفتوحة كما هي، وتُدفع عوائدها إلى الحساب الذي وُضعت منه.",
  convertAccount: "الحساب",
  into: "إلى عملة",
  showSums: "عرض السعر والمبالغ",
  rate: "السعر",
  rateText: (of, is) => `${of} = ${is}`,
  fee: "الرسوم",
  feeText: (percent) => `${percent}% من الرصيد`,
  taken: "يُخصم من الحساب",
  given: "تحصل على",
  confirm: (taken, given) => `تحويل ${taken} إلى ${given}`,
  confirmHint: "لا يمكن التراجع عن التحويل.",
  bonusLost: (amount) =>
    `لديك مكافأة سارية بهذه العملة. إذا حوّلت تنتهي ويضيع ${amount} من حساب المكافآت.`,
  done: {
    activate: "تُخصم الرهانات الآن من حساب آخر.",
    add: "فُتح الحساب.",
    remove: "حُذف الحساب.",
    convert: "تم التحويل. المبلغ في حسابك بالعملة الجديدة.",
  },
  toStatement: "المعاملات",
  bonusHint: "أموال مكافأة: للرهان لا للسحب",
};
