/** Why a currency was not added, removed or converted. */
export type WalletChangeRefusal =
  | "currency"
  | "exists"
  | "too-many"
  | "account"
  | "main"
  | "not-empty"
  | "open-bets"
  | "pending-payment"
  | "not-allowed"
  | "nothing"
  | "advance"
  | "changed"
  | "key-reused"
  | "account-frozen"
  | "excluded";

type Words = Readonly<Record<WalletChangeRefusal, string>>;

const en: Words = {
  currency: "There is no such currency.",
  exists: "You already have an account in this currency.",
  "too-many": "You have the most accounts there can be. Remove one first.",
  account: "There is no such account.",
  main: "Only further accounts can be removed, not the main account or a bonus account.",
  "not-empty": "There is still money on this account. Withdraw or convert it first.",
  "open-bets":
    "A bet, ticket, game or bonus of this account is still open. It can be removed once that is settled.",
  "pending-payment": "A payment of this account is still in progress.",
  "not-allowed": "This account can't be converted.",
  nothing: "There is too little on this account to convert.",
  advance: "An advance of this account is still to be repaid.",
  changed: "The balance has changed. Check the new amounts and confirm again.",
  "key-reused":
    "This form was already used for something else. Check the amounts and confirm again.",
  "account-frozen": "Your account is frozen. Please contact support.",
  excluded: "Your account is restricted. Please contact support.",
};

const ru: Words = {
  currency: "Такой валюты нет.",
  exists: "Счёт в этой валюте у вас уже есть.",
  "too-many": "Больше счетов открыть нельзя. Сначала удалите один из них.",
  account: "Такого счёта нет.",
  main: "Удалить можно только дополнительный счёт, но не основной и не бонусный.",
  "not-empty": "На этом счёте есть деньги. Сначала выведите или обменяйте их.",
  "open-bets":
    "На этом счёте ещё не закончены ставка, билет, игра или бонус. После расчёта счёт можно будет удалить.",
  "pending-payment": "Платёж по этому счёту ещё обрабатывается.",
  "not-allowed": "Этот счёт конвертировать нельзя.",
  nothing: "На счёте слишком мало денег для обмена.",
  advance: "По этому счёту ещё не погашен аванс.",
  changed: "Остаток изменился. Проверьте новые суммы и подтвердите ещё раз.",
  "key-reused":
    "Эта форма уже использована для другой операции. Проверьте суммы и подтвердите ещё раз.",
  "account-frozen": "Ваш счёт заморожен. Пожалуйста, обратитесь в поддержку.",
  excluded: "Доступ к счёту ограничен. Пожалуйста, обратитесь в поддержку.",
};

const ar: Words = {
  currency: "لا توجد عملة كهذه.",
  exists: "لديك حساب بهذه العملة بالفعل.",
  "too-many": "بلغت الحد الأقصى لعدد الحسابات. احذف أحدها أولًا.",
  account: "لا يوجد حساب كهذا.",
  main: "يمكن حذف الحسابات الإضافية فقط، لا الحساب الرئيسي ولا حساب المكافآت.",
  "not-empty": "ما زال في هذا الحساب مال. اسحبه أو حوّله أولًا.",
  "open-bets":
    "ما زال رهان أو تذكرة أو لعبة أو مكافأة من هذا الحساب مفتوحًا. يمكن حذفه بعد التسوية.",
  "pending-payment": "ما زالت دفعة تخص هذا الحساب قيد التنفيذ.",
  "not-allowed": "لا يمكن تحويل هذا الحساب.",
  nothing: "الرصيد أقل من أن يُحوَّل.",
  advance: "ما زالت على هذا الحساب سلفة لم تُسدَّد.",
  changed: "تغيّر الرصيد. راجع المبالغ الجديدة وأكّد من جديد.",
  "key-reused": "استُخدم هذا النموذج لعملية أخرى. راجع المبالغ وأكّد من جديد.",
  "account-frozen": "حسابك مجمّد. يُرجى الاتصال بالدعم.",
  excluded: "حسابك مقيّد. يُرجى الاتصال بالدعم.",
};

const es: Words = {
  currency: "No existe esa divisa.",
  exists: "Ya tiene una cuenta en esa divisa.",
  "too-many": "Ya tiene el máximo de cuentas. Elimine una antes.",
  account: "No existe esa cuenta.",
  main: "Solo se pueden eliminar cuentas adicionales, no la principal ni la de bonos.",
  "not-empty": "Todavía hay dinero en esta cuenta. Retírelo o cámbielo antes.",
  "open-bets":
    "Sigue abierta una apuesta, un boleto, una partida o un bono de esta cuenta. Podrá eliminarla cuando se liquide.",
  "pending-payment": "Un pago de esta cuenta sigue en trámite.",
  "not-allowed": "Esta cuenta no se puede convertir.",
  nothing: "El saldo es demasiado bajo para convertirlo.",
  advance: "Queda un anticipo de esta cuenta por devolver.",
  changed: "El saldo ha cambiado. Compruebe los nuevos importes y confirme de nuevo.",
  "key-reused":
    "Este formulario ya se usó para otra operación. Compruebe los importes y confirme de nuevo.",
  "account-frozen": "Su cuenta está bloqueada. Póngase en contacto con soporte.",
  excluded: "Su cuenta está restringida. Póngase en contacto con soporte.",
};

const tr: Words = {
  currency: "Böyle bir para birimi yok.",
  exists: "Bu para biriminde zaten bir hesabınız var.",
  "too-many": "En fazla sayıda hesabınız var. Önce birini kaldırın.",
  account: "Böyle bir hesap yok.",
  main: "Yalnızca ek hesaplar kaldırılabilir; ana hesap ve bonus hesabı kaldırılamaz.",
  "not-empty": "Bu hesapta hâlâ para var. Önce çekin veya çevirin.",
  "open-bets":
    "Bu hesabın açık bir bahsi, bileti, oyunu veya bonusu var. Sonuçlanınca hesabı kaldırabilirsiniz.",
  "pending-payment": "Bu hesabın bir ödemesi hâlâ işleniyor.",
  "not-allowed": "Bu hesap çevrilemez.",
  nothing: "Bu hesaptaki tutar çevirmek için çok az.",
  advance: "Bu hesabın geri ödenecek bir avansı var.",
  changed: "Bakiye değişti. Yeni tutarları kontrol edip yeniden onaylayın.",
  "key-reused":
    "Bu form başka bir işlem için kullanılmış. Tutarları kontrol edip yeniden onaylayın.",
  "account-frozen": "Hesabınız dondurulmuş. Lütfen destekle iletişime geçin.",
  excluded: "Hesabınız kısıtlı. Lütfen destekle iletişime geçin.",
};

const byLanguage: Readonly<Record<string, Words>> = { en, ru, ar, es, tr };

/** The platform's own words for a refusal (ACC-03). */
export function walletChangeRefusalText(code: WalletChangeRefusal, lng: string): string {
  return (byLanguage[lng] ?? en)[code];
}
