import type { MovementGroup } from "~/domain/statement/groups";
import type { MovementKind } from "~/sandbox/db/movement-kinds";
import { textsOf } from "../../texts";

interface StatementTexts {
  readonly title: string;
  readonly account: string;
  readonly allAccounts: string;
  readonly accountNo: (id: number) => string;
  readonly kind: string;
  readonly allKinds: string;
  readonly groups: Readonly<Record<MovementGroup, string>>;
  /** Kinds of the ledger that differ from their group's name. */
  readonly kinds: Readonly<Partial<Record<MovementKind | (string & {}), string>>>;
  readonly from: string;
  readonly to: string;
  readonly badDates: string;
  readonly totals: string;
  readonly opening: string;
  readonly cameIn: string;
  readonly wentOut: string;
  readonly net: string;
  readonly closing: string;
  readonly time: string;
  readonly movement: string;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly csv: string;
  readonly none: string;
  readonly noneText: string;
  readonly bet: (id: string) => string;
  readonly payment: (id: string) => string;
  readonly pending: string;
  readonly paid: string;
  readonly takenBack: string;
  readonly takeBack: (amount: string) => string;
  readonly takeBackHint: string;
  readonly doneTakeBack: string;
  readonly errors: Readonly<Record<"not-pending" | "excluded" | "account-frozen", string>>;
  readonly pages: string;
  readonly newer: string;
  readonly older: string;
  readonly page: (n: number, of: number) => string;
}

const en: StatementTexts = {
  title: "Transactions",
  account: "Account",
  allAccounts: "All accounts",
  accountNo: (id) => `No. ${id}`,
  kind: "Type",
  allKinds: "All transactions",
  groups: {
    deposit: "Deposits",
    withdrawal: "Withdrawals",
    stake: "Stakes",
    return: "Returns",
    round: "Games",
    bonus: "Bonuses",
    conversion: "Currency exchange",
    correction: "Adjustments",
  },
  kinds: {
    deposit: "Deposit",
    withdrawal: "Withdrawal",
    "withdrawal-returned": "Withdrawal taken back",
    stake: "Stake",
    return: "Return",
    "cash-out": "Cash out",
    advance: "Advance",
    "advance-repaid": "Advance repaid",
  },
  from: "From",
  to: "To",
  badDates: "That date isn't valid; transactions from any time are shown.",
  totals: "Totals for these transactions",
  opening: "Opening balance",
  cameIn: "In",
  wentOut: "Out",
  net: "Net",
  closing: "Closing balance",
  time: "Time",
  movement: "Transaction",
  amount: "Amount",
  balanceAfter: "Balance after",
  csv: "Download as CSV",
  none: "No transactions here",
  noneText: "Choose another account, type or time.",
  bet: (id) => `Bet ${id}`,
  payment: (id) => `Payment ${id}`,
  pending: "In progress at the bank",
  paid: "Paid",
  takenBack: "Taken back",
  takeBack: (amount) => `Take back ${amount}`,
  takeBackHint: "Until the bank has paid it, the money can return to this account.",
  doneTakeBack: "Your withdrawal was taken back. The money is in your account again.",
  errors: {
    "not-pending": "This withdrawal has been completed and can no longer be taken back.",
    excluded: "During a break, a time-out or a self-exclusion a withdrawal can't be taken back.",
    "account-frozen": "Your account is frozen. Please contact support.",
  },
  pages: "Pages of transactions",
  newer: "Newer",
  older: "Older",
  page: (n, of) => `Page ${n} of ${of}`,
};

const ru: StatementTexts = {
  title: "История операций",
  account: "Счёт",
  allAccounts: "Все счета",
  accountNo: (id) => `№ ${id}`,
  kind: "Вид",
  allKinds: "Все операции",
  groups: {
    deposit: "Пополнения",
    withdrawal: "Выводы",
    stake: "Ставки",
    return: "Выплаты по ставкам",
    round: "Игры",
    bonus: "Бонусы",
    conversion: "Обмен валюты",
    correction: "Корректировки",
  },
  kinds: {
    deposit: "Пополнение",
    withdrawal: "Вывод",
    "withdrawal-returned": "Вывод отменён",
    stake: "Ставка",
    return: "Выплата по ставке",
    "cash-out": "Продажа ставки",
    advance: "Аванс",
    "advance-repaid": "Погашение аванса",
  },
  from: "С",
  to: "По",
  badDates: "Такой даты нет; показаны операции за всё время.",
  totals: "Итоги по этим операциям",
  opening: "Остаток на начало",
  cameIn: "Поступило",
  wentOut: "Списано",
  net: "Разница",
  closing: "Остаток на конец",
  time: "Время",
  movement: "Операция",
  amount: "Сумма",
  balanceAfter: "Остаток",
  csv: "Скачать CSV",
  none: "Операций нет",
  noneText: "Выберите другой счёт, вид или период.",
  bet: (id) => `Купон ${id}`,
  payment: (id) => `Платёж ${id}`,
  pending: "Обрабатывается банком",
  paid: "Выплачено",
  takenBack: "Отменён",
  takeBack: (amount) => `Вернуть ${amount}`,
  takeBackHint: "Пока банк не провёл выплату, деньги можно вернуть на этот счёт.",
  doneTakeBack: "Вывод отменён. Деньги снова на вашем счёте.",
  errors: {
    "not-pending": "Выплата уже завершена, отменить её нельзя.",
    excluded: "Во время перерыва, тайм-аута или самоисключения вывод отменить нельзя.",
    "account-frozen": "Ваш счёт заморожен. Пожалуйста, обратитесь в поддержку.",
  },
  pages: "Страницы операций",
  newer: "Новее",
  older: "Старше",
  page: (n, of) => `Страница ${n} из ${of}`,
};

const ar: StatementTexts = {
  title: "المعاملات",
  account: "الحساب",
  allAccounts: "كل الحسابات",
  accountNo: (id) => `رقم ${id}`,
  kind: "النوع",
  allKinds: "كل المعاملات",
  groups: {
    deposit: "الإيداعات",
    withdrawal: "السحوبات",
    stake: "الرهانات",
    return: "العوائد",
    round: "الألعاب",
    bonus: "المكافآت",
    conversion: "تحويل العملات",
    correction: "التسويات",
  },
  kinds: {
    deposit: "إيداع",
    withdrawal: "سحب",
    "withdrawal-returned": "إلغاء سحب",
    stake: "رهان",
    return: "عائد رهان",
    "cash-out": "صرف مبكر",
    advance: "سلفة",
    "advance-repaid": "سداد سلفة",
  },
  from: "من",
  to: "إلى",
  badDates: "هذا التاريخ غير صالح؛ تُعرض معاملات كل الأوقات.",
  totals: "إجماليات هذه المعاملات",
  opening: "الرصيد الافتتاحي",
  cameIn: "الوارد",
  wentOut: "الصادر",
  net: "الصافي",
  closing: "الرصيد الختامي",
  time: "الوقت",
  movement: "المعاملة",
  amount: "المبلغ",
  balanceAfter: "الرصيد بعدها",
  csv: "تنزيل بصيغة CSV",
  none: "لا توجد معاملات",
  noneText: "اختر حسابًا أو نوعًا أو وقتًا آخر.",
  bet: (id) => `الرهان ${id}`,
  payment: (id) => `الدفعة ${id}`,
  pending: "قيد التنفيذ لدى البنك",
  paid: "تم الدفع",
  takenBack: "أُلغي",
  takeBack: (amount) => `استرجاع ${amount}`,
  takeBackHint: "يمكن إعادة المبلغ إلى هذا الحساب ما دام البنك لم يدفعه بعد.",
  doneTakeBack: "أُلغي السحب، وعاد المبلغ إلى حسابك.",
  errors: {
    "not-pending": "اكتمل هذا السحب ولم يعد بالإمكان إلغاؤه.",
    excluded: "لا يمكن إلغاء السحب أثناء الاستراحة أو المهلة أو الاستبعاد الذاتي.",
    "account-frozen": "حسابك مجمّد. يُرجى الاتصال بالدعم.",
  },
  pages: "صفحات المعاملات",
  newer: "الأحدث",
  older: "الأقدم",
  page: (n, of) => `صفحة ${n} من ${of}`,
};

const es: StatementTexts = {
  title: "Movimientos",
  account: "Cuenta",
  allAccounts: "Todas las cuentas",
  accountNo: (id) => `N.º ${id}`,
  kind: "Tipo",
  allKinds: "Todos los movimientos",
  groups: {
    deposit: "Depósitos",
    withdrawal: "Retiradas",
    stake: "Apuestas",
    return: "Cobros de apuestas",
    round: "Juegos",
    bonus: "Bonos",
    conversion: "Cambio de divisa",
    correction: "Ajustes",
  },
  kinds: {
    deposit: "Depósito",
    withdrawal: "Retirada",
    "withdrawal-returned": "Retirada anulada",
    stake: "Apuesta",
    return: "Cobro de apuesta",
    "cash-out": "Cierre de apuesta",
    advance: "Anticipo",
    "advance-repaid": "Anticipo devuelto",
  },
  from: "Desde",
  to: "Hasta",
  badDates: "Esa fecha no es válida; se muestran los movimientos de cualquier fecha.",
  totals: "Totales de estos movimientos",
  opening: "Saldo inicial",
  cameIn: "Entradas",
  wentOut: "Salidas",
  net: "Neto",
  closing: "Saldo final",
  time: "Hora",
  movement: "Movimiento",
  amount: "Importe",
  balanceAfter: "Saldo posterior",
  csv: "Descargar en CSV",
  none: "No hay movimientos",
  noneText: "Elija otra cuenta, otro tipo u otra fecha.",
  bet: (id) => `Apuesta ${id}`,
  payment: (id) => `Pago ${id}`,
  pending: "En trámite en el banco",
  paid: "Pagada",
  takenBack: "Anulada",
  takeBack: (amount) => `Recuperar ${amount}`,
  takeBackHint: "Mientras el banco no lo haya pagado, el dinero puede volver a esta cuenta.",
  doneTakeBack: "Su retirada se ha anulado. El dinero vuelve a estar en su cuenta.",
  errors: {
    "not-pending": "Esta retirada ya se ha completado y no se puede anular.",
    excluded: "Durante un descanso, una pausa o una autoexclusión no se puede anular una retirada.",
    "account-frozen": "Su cuenta está bloqueada. Póngase en contacto con soporte.",
  },
  pages: "Páginas de movimientos",
  newer: "Más recientes",
  older: "Más antiguos",
  page: (n, of) => `Página ${n} de ${of}`,
};

const tr: StatementTexts = {
  title: "Hesap hareketleri",
  account: "Hesap",
  allAccounts: "Tüm hesaplar",
  accountNo: (id) => `No. ${id}`,
  kind: "Tür",
  allKinds: "Tüm hareketler",
  groups: {
    deposit: "Para yatırmalar",
    withdrawal: "Para çekmeler",
    stake: "Bahisler",
    return: "Bahis ödemeleri",
    round: "Oyunlar",
    bonus: "Bonuslar",
    conversion: "Döviz çevirme",
    correction: "Düzeltmeler",
  },
  kinds: {
    deposit: "Para yatırma",
    withdrawal: "Para çekme",
    "withdrawal-returned": "Geri alınan çekim",
    stake: "Bahis",
    return: "Bahis ödemesi",
    "cash-out": "Bahis bozdurma",
    advance: "Avans",
    "advance-repaid": "Avans geri ödemesi",
  },
  from: "Başlangıç",
  to: "Bitiş",
  badDates: "Bu tarih geçerli değil; tüm zamanların hareketleri gösteriliyor.",
  totals: "Bu hareketlerin toplamı",
  opening: "Açılış bakiyesi",
  cameIn: "Giren",
  wentOut: "Çıkan",
  net: "Net",
  closing: "Kapanış bakiyesi",
  time: "Zaman",
  movement: "Hareket",
  amount: "Tutar",
  balanceAfter: "Sonraki bakiye",
  csv: "CSV olarak indir",
  none: "Burada hareket yok",
  noneText: "Başka bir hesap, tür veya zaman seçin.",
  bet: (id) => `Bahis ${id}`,
  payment: (id) => `Ödeme ${id}`,
  pending: "Bankada işleniyor",
  paid: "Ödendi",
  takenBack: "Geri alındı",
  takeBack: (amount) => `${amount} geri al`,
  takeBackHint: "Banka ödemeyi yapana kadar para bu hesaba geri dönebilir.",
  doneTakeBack: "Çekim işleminiz geri alındı. Para yeniden hesabınızda.",
  errors: {
    "not-pending": "Bu çekim tamamlandı, artık geri alınamaz.",
    excluded: "Mola, zaman aşımı veya kendini dışlama sırasında çekim geri alınamaz.",
    "account-frozen": "Hesabınız dondurulmuş. Lütfen destekle iletişime geçin.",
  },
  pages: "Hareket sayfaları",
  newer: "Daha yeni",
  older: "Daha eski",
  page: (n, of) => `Sayfa ${n} / ${of}`,
};

export const statementWords = textsOf<StatementTexts>({ en, ru, ar, es, tr });
