import { textsOf } from "../../texts";

interface WalletTexts {
  readonly activate: string;
  readonly remove: string;
  readonly add: string;
  readonly addTitle: string;
  readonly addText: string;
  readonly currency: string;
  readonly convert: string;
  readonly convertTitle: string;
  readonly convertText: string;
  readonly convertAccount: string;
  readonly into: string;
  readonly showSums: string;
  readonly rate: string;
  readonly rateText: (of: string, is: string) => string;
  readonly fee: string;
  readonly feeText: (percent: string) => string;
  readonly taken: string;
  readonly given: string;
  readonly confirm: (taken: string, given: string) => string;
  readonly confirmHint: string;
  readonly done: Readonly<Record<"activate" | "add" | "remove" | "convert", string>>;
  readonly toStatement: string;
  readonly bonusHint: string;
}

const en: WalletTexts = {
  activate: "Use for stakes",
  remove: "Remove",
  add: "Open account",
  addTitle: "Open an account in another currency",
  addText: "It is free, starts empty, and you can remove it while it is empty.",
  currency: "Currency",
  convert: "Convert",
  convertTitle: "Convert an account",
  convertText:
    "The whole balance goes to your account in the other currency. Bets that are open stay as they are and are paid to the account they were placed from.",
  convertAccount: "Account",
  into: "Into",
  showSums: "Show rate and amounts",
  rate: "Rate",
  rateText: (of, is) => `${of} = ${is}`,
  fee: "Fee",
  feeText: (percent) => `${percent}% of the balance`,
  taken: "Leaves the account",
  given: "You get",
  confirm: (taken, given) => `Convert ${taken} into ${given}`,
  confirmHint: "A conversion can't be undone.",
  done: {
    activate: "Stakes now come from another account.",
    add: "The account is open.",
    remove: "The account was removed.",
    convert: "Converted. The amount is in your account in the new currency.",
  },
  toStatement: "Transactions",
  bonusHint: "Bonus money: to be wagered before it becomes yours",
};

const ru: WalletTexts = {
  activate: "Делать ставки с него",
  remove: "Удалить",
  add: "Открыть счёт",
  addTitle: "Открыть счёт в другой валюте",
  addText: "Это бесплатно. Новый счёт пуст; пустой счёт можно удалить.",
  currency: "Валюта",
  convert: "Конвертировать",
  convertTitle: "Конвертация счёта",
  convertText:
    "Весь остаток переводится на ваш счёт в другой валюте. Открытые ставки не меняются: выплаты по ним придут на счёт, с которого они сделаны.",
  convertAccount: "Счёт",
  into: "В валюту",
  showSums: "Показать курс и суммы",
  rate: "Курс",
  rateText: (of, is) => `${of} = ${is}`,
  fee: "Комиссия",
  feeText: (percent) => `${percent} % от остатка`,
  taken: "Спишется со счёта",
  given: "Вы получите",
  confirm: (taken, given) => `Обменять ${taken} на ${given}`,
  confirmHint: "Отменить конвертацию нельзя.",
  done: {
    activate: "Теперь ставки делаются с другого счёта.",
    add: "Счёт открыт.",
    remove: "Счёт удалён.",
    convert: "Готово. Сумма зачислена на счёт в новой валюте.",
  },
  toStatement: "История операций",
  bonusHint: "Бонусные деньги: станут вашими после отыгрыша",
};

const ar: WalletTexts = {
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
  done: {
    activate: "تُخصم الرهانات الآن من حساب آخر.",
    add: "فُتح الحساب.",
    remove: "حُذف الحساب.",
    convert: "تم التحويل. المبلغ في حسابك بالعملة الجديدة.",
  },
  toStatement: "المعاملات",
  bonusHint: "أموال مكافأة: تصبح لك بعد استيفاء شرط الرهان",
};

const es: WalletTexts = {
  activate: "Usar para apostar",
  remove: "Eliminar",
  add: "Abrir cuenta",
  addTitle: "Abrir una cuenta en otra divisa",
  addText: "Es gratis, empieza vacía y puede eliminarla mientras lo esté.",
  currency: "Divisa",
  convert: "Convertir",
  convertTitle: "Convertir una cuenta",
  convertText:
    "Todo el saldo pasa a su cuenta en la otra divisa. Las apuestas abiertas no cambian y se pagan en la cuenta desde la que se hicieron.",
  convertAccount: "Cuenta",
  into: "A",
  showSums: "Ver tipo de cambio e importes",
  rate: "Tipo de cambio",
  rateText: (of, is) => `${of} = ${is}`,
  fee: "Comisión",
  feeText: (percent) => `${percent} % del saldo`,
  taken: "Sale de la cuenta",
  given: "Usted recibe",
  confirm: (taken, given) => `Convertir ${taken} en ${given}`,
  confirmHint: "Una conversión no se puede deshacer.",
  done: {
    activate: "Las apuestas se pagan ahora desde otra cuenta.",
    add: "La cuenta está abierta.",
    remove: "La cuenta se ha eliminado.",
    convert: "Conversión hecha. El importe está en su cuenta de la nueva divisa.",
  },
  toStatement: "Movimientos",
  bonusHint: "Dinero de bono: será suyo cuando cumpla las apuestas exigidas",
};

const tr: WalletTexts = {
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
  done: {
    activate: "Bahisler artık başka bir hesaptan ödeniyor.",
    add: "Hesap açıldı.",
    remove: "Hesap kaldırıldı.",
    convert: "Çevrildi. Tutar yeni para birimindeki hesabınızda.",
  },
  toStatement: "Hesap hareketleri",
  bonusHint: "Bonus parası: çevrim şartı tamamlanınca sizin olur",
};

export const walletWords = textsOf<WalletTexts>({ en, ru, ar, es, tr });
