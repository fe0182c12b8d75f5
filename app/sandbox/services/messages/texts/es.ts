import type { MessageTexts } from "./en";

export const es: MessageTexts = {
  "sign-in-code": {
    subject: "Tu código de acceso",
    body: "{code} es tu código de acceso a {site}. Vale durante 5 minutos. No lo compartas con nadie.",
    action: "",
  },
  "registration-code": {
    subject: "{code} es tu código de {site}",
    body: "{code} es tu código para abrir una cuenta en {site}.\nSi no lo has pedido, ignora este mensaje: sin el código no se abre ninguna cuenta.",
    action: "Abrir mi cuenta",
  },
  "already-registered": {
    subject: "Ya tienes una cuenta en {site}",
    body: "Alguien, quizá tú, ha intentado abrir una cuenta en {site} con estos datos. Ya tienes una, así que no se ha abierto otra.\n¿Has olvidado la contraseña? Elige una nueva aquí.",
    action: "Elegir una contraseña nueva",
  },
  activation: {
    subject: "Confirma tu correo electrónico",
    body: "{code} es el código que confirma este correo para tu cuenta de {site}.",
    action: "Confirmar mi correo",
  },
  recovery: {
    subject: "Nueva contraseña de {site}",
    body: "{code} es el código para elegir una contraseña nueva en {site}.\nSi no lo has pedido, ignora este mensaje: tu contraseña no cambia.",
    action: "Elegir una contraseña nueva",
  },
  "password-changed": {
    subject: "Se ha cambiado tu contraseña de {site}",
    body: "Se ha cambiado la contraseña de tu cuenta de {site} y se ha cerrado la sesión en los demás dispositivos.\nSi no has sido tú, elige una contraseña nueva ahora mismo y contacta con el servicio de ayuda.",
    action: "Elegir una contraseña nueva",
  },
  "phone-code": {
    subject: "Tu código",
    body: "{code} es el código para añadir este número a tu cuenta de {site}. No lo compartas con nadie.",
    action: "",
  },
  "email-code": {
    subject: "{code} es tu código de {site}",
    body: "{code} es el código para añadir este correo a tu cuenta de {site}. Si no lo has pedido, ignora este mensaje.",
    action: "",
  },
  "news-on": {
    subject: "Novedades de {site}",
    body: "Has pedido novedades y ofertas de {site}. Llegarán a esta dirección, y no muchas.\n¿No has sido tú o ya no te interesan? Déjalas aquí.",
    action: "Dejar de recibirlas",
  },
  "security-changed": {
    subject: "Se ha cambiado la seguridad de tu cuenta de {site}",
    body: "{change}\nSi no has sido tú, cambia la contraseña ahora mismo y contacta con el servicio de ayuda.",
    action: "Elegir una contraseña nueva",
  },
};
