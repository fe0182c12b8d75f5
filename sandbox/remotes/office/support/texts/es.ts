import type { SupportTexts } from "./types";

export const es: SupportTexts = {
  title: "Soporte",
  ask: "Hacer una consulta",
  notify: "Avisarme de la respuesta",
  askText: "Solemos responder en unos minutos. Verá la respuesta aquí.",
  topic: "Tema",
  topics: {
    account: "Mi cuenta",
    bets: "Apuestas y resultados",
    payments: "Depósitos y retiradas",
    bonuses: "Bonos",
    verification: "Documentos e identidad",
    technical: "El sitio no funciona bien",
    other: "Otro asunto",
  },
  subject: "Asunto",
  message: "Su mensaje",
  send: "Enviar consulta",
  yours: "Sus solicitudes",
  none: "Todavía no hay solicitudes",
  noneText: "Aquí aparecerán sus consultas y nuestras respuestas.",
  number: (id) => `N.º ${id}`,
  states: { open: "Pendiente de respuesta", answered: "Respondida", closed: "Cerrada" },
  unread: (n) => `nuevos: ${n}`,
  you: "Usted",
  house: "Soporte",
  reply: "Responder",
  back: "Todas las solicitudes",
  sent: (id) => `Enviado. Su solicitud es la n.º ${id}.`,
  unknown: "No existe esa solicitud.",
  tooLong: "El texto es demasiado largo. Acórtelo, por favor.",
  idea: "Proponer una idea",
  ideaText: "¿Qué deberíamos mejorar? Leemos todas las ideas y respondemos a cada una.",
  ideaSend: "Enviar idea",
  requests: "Solicitudes sobre pagos",
  newRequest: "Nueva solicitud sobre un pago",
  newRequestText: "¿De qué se trata?",
  paymentTopics: { deposit: "Un depósito", withdrawal: "Una retirada" },
  subTopics: { 1: "El dinero no ha llegado", 2: "El importe no es correcto", 3: "Otro asunto" },
  chooseTransaction: "Elija el pago",
  withoutTransaction: "Escribir sin elegir un pago",
  noTransactions: "No tiene pagos de este tipo.",
  unknownTransaction: "No existe ese pago. Elija uno de los suyos.",
  about: "Se trata de",
  transaction: (id) => `Pago ${id}`,
  problem: "Qué ha ocurrido",
  appeal: "Recursos contra el bloqueo",
  appealText:
    "Explíquenos por qué debería levantarse la restricción. El equipo que decide lee todos los recursos.",
  appealSend: "Enviar recurso",
  notBlocked: "Su cuenta no está restringida, así que no hay nada que recurrir.",
  houseTexts: {
    welcome:
      "¡Le damos la bienvenida! Pregúntenos aquí lo que quiera: cada consulta tiene un número y nuestras respuestas están en esta página.",
    documents: "Sus documentos se han comprobado y aceptado. No tiene que hacer nada más.",
    question:
      "Gracias por su consulta. Hemos revisado su cuenta y por nuestra parte todo está en orden. Si algo no queda claro, responda aquí mismo.",
    idea: "Gracias por su idea. La hemos hecho llegar a quienes desarrollan el sitio.",
    appeal:
      "Hemos recibido su recurso. El equipo que decide sobre las restricciones lo estudiará y le responderá aquí.",
    payment:
      "Hemos revisado sus pagos de los últimos días y todos constan correctamente. Si se refiere a un pago concreto, elíjalo en una solicitud nueva.",
    "payment-paid":
      "Este pago se ha completado: nuestro banco confirma el importe. Una retirada puede tardar unos días en aparecer en su tarjeta.",
    "payment-pending":
      "Este pago sigue en trámite en el banco. No se ha perdido: verá el resultado en Movimientos.",
    "payment-declined":
      "El banco rechazó este pago, así que no se ha movido dinero. Pruebe con otra tarjeta o consulte el motivo a su banco.",
    "payment-cancelled": "Este pago se canceló, así que no se ha movido dinero.",
  },
};
