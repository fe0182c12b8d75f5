import type { WalletTexts } from "./types";

export const es: WalletTexts = {
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
  bonusLost: (amount) =>
    `Tiene un bono en curso en esta divisa. Si convierte, termina y se pierden ${amount} de la cuenta de bonos.`,
  done: {
    activate: "Las apuestas se pagan ahora desde otra cuenta.",
    add: "La cuenta está abierta.",
    remove: "La cuenta se ha eliminado.",
    convert: "Conversión hecha. El importe está en su cuenta de la nueva divisa.",
  },
  toStatement: "Movimientos",
  bonusHint: "Dinero de bono: se puede apostar, no retirar",
};
