import type { WalletTexts } from "./types";

export const ru: WalletTexts = {
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
