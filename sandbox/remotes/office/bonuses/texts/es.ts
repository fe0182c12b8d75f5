import type { BonusTexts } from "./types";

export const es: BonusTexts = {
  title: "Bonos por depósito",
  wagerTitle: "Requisito de apuestas",
  offers: { "first-deposit": "Bono de primer depósito", reload: "Bono por depósito" },
  offerText: (percent, most) => `${percent} % de su depósito, hasta ${most}.`,
  rules: "Condiciones",
  ruleDeposit: (least, days) =>
    `Deposite ${least} o más en los ${days} días siguientes a aceptar el bono.`,
  ruleWager: (times, days) =>
    `Apueste ${times} veces el bono desde la cuenta de bonos en ${days} días.`,
  ruleBets: (legs, coef) =>
    `Cuentan las combinadas de ${legs} o más eventos, cada uno con cuota ${coef} o superior.`,
  ruleVoid:
    "Un importe cuenta cuando la apuesta se gana o se pierde. Las anuladas y las cerradas no cuentan.",
  ruleDone:
    "Cuando se cumple el requisito y no queda ninguna apuesta abierta, todo lo que hay en la cuenta de bonos pasa a ser su dinero.",
  ruleMost: (times, amount) =>
    `Como máximo pasa a ser su dinero ${times} × el bono, ${amount} con el bono más alto. Lo que exceda se elimina.`,
  ruleMostNow: (amount) =>
    `De este bono pasa a ser su dinero como máximo ${amount}. Lo que exceda se elimina.`,
  ruleWithdrawal:
    "Una retirada en la misma divisa, o convertirla en otra, termina antes el bono: se pierde el dinero de la cuenta de bonos, no el suyo.",
  take: "Aceptar el bono",
  refuse: "No, gracias",
  giveUp: "Renunciar al bono",
  giveUpText: (amount) => `Pierde ${amount} de la cuenta de bonos. Su dinero se queda.`,
  none: "Ahora no se ofrece ningún bono",
  noneText:
    "Solo se puede tener un bono a la vez. Se ofrece otro cuando termina y no queda ninguna apuesta abierta de la cuenta de bonos.",
  unwanted: "Ha elegido que no se le ofrezcan bonos.",
  wanted: "Qué se le ofrece",
  types: { 0: "Sin bonos", 1: "Bonos deportivos", 2: "Bonos de casino" },
  firstType: "En el primer depósito",
  change: "Cambiar en los ajustes",
  states: {
    taken: "Pendiente de su depósito",
    running: "En curso",
    done: "Pagado",
    lost: "Perdido",
    lapsed: "Caducado",
    refused: "Rechazado",
  },
  taken: (until) => `Aceptado. Deposite antes del ${until} para que empiece.`,
  toDeposit: "Depositar",
  amount: "Bono",
  balance: "En la cuenta de bonos",
  staked: "Apostado hasta ahora",
  left: "Falta por apostar",
  until: "Hasta",
  most: "Puede pasar a ser como máximo",
  paid: "Pasó a ser su dinero",
  dropped: "Eliminado por exceder el máximo",
  runningTitle: "Bono en curso",
  nothingRuns: "No hay ningún bono en curso",
  past: "Bonos anteriores",
  toOffers: "Bonos por depósito",
  done: { take: "Ha aceptado el bono.", refuse: "Hecho. No recibirá este bono." },
  notOffered: "Este bono no se le ofrece ahora.",
  free: "Dinero de bono sin requisito de apuestas: es para apostar, y lo que gane queda en la cuenta de bonos.",
};
