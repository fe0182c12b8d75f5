import type { MessageTexts } from "./en";

export const es: MessageTexts = {
  "sign-in-code": {
    subject: "Su código de acceso",
    body: "{code} es su código de acceso a {site}. Vale durante 5 minutos. No lo comparta con nadie.",
    action: "",
  },
  "registration-code": {
    subject: "{code} es su código de {site}",
    body: "{code} es su código para abrir una cuenta en {site}.\nSi no lo ha pedido, ignore este mensaje: sin el código no se abre ninguna cuenta.",
    action: "Abrir mi cuenta",
  },
  "already-registered": {
    subject: "Ya tiene una cuenta en {site}",
    body: "Alguien, quizá usted, ha intentado abrir una cuenta en {site} con estos datos. Ya tiene una, así que no se ha abierto otra.\n¿Ha olvidado la contraseña? Elija una nueva aquí.",
    action: "Elegir una contraseña nueva",
  },
  "new-account": {
    subject: "Su cuenta de {site}",
    body: "Su número de cuenta de {site}: {login}\nSu contraseña: {password}\nNo comparta este mensaje con nadie. Puede cambiar la contraseña cuando quiera.",
    action: "Iniciar sesión",
  },
  activation: {
    subject: "Confirme su correo electrónico",
    body: "{code} es el código que confirma este correo para su cuenta de {site}.",
    action: "Confirmar mi correo",
  },
  recovery: {
    subject: "Nueva contraseña de {site}",
    body: "{code} es el código para elegir una contraseña nueva en {site}.\nSi no lo ha pedido, ignore este mensaje: su contraseña no cambia.",
    action: "Elegir una contraseña nueva",
  },
  "password-changed": {
    subject: "Se ha cambiado su contraseña de {site}",
    body: "Se ha cambiado la contraseña de su cuenta de {site} y se ha cerrado la sesión en los demás dispositivos.\nSi no ha sido usted, elija una contraseña nueva ahora mismo y póngase en contacto con el servicio de ayuda.",
    action: "Elegir una contraseña nueva",
  },
  "phone-code": {
    subject: "Su código",
    body: "{code} es el código para añadir este número a su cuenta de {site}. No lo comparta con nadie.",
    action: "",
  },
  "email-code": {
    subject: "{code} es su código de {site}",
    body: "{code} es el código para añadir este correo a su cuenta de {site}. Si no lo ha pedido, ignore este mensaje.",
    action: "",
  },
  "news-confirm": {
    subject: "Confirme su correo para las noticias",
    body: "Alguien ha pedido recibir en esta dirección las noticias y ofertas de {site}. Si ha sido usted, confírmelo aquí en el plazo de un día.\nSi no ha sido usted, no haga nada: no llegará ninguna noticia.",
    action: "Confirmar la suscripción",
  },
  "news-on": {
    subject: "Novedades de {site}",
    body: "Ha pedido novedades y ofertas de {site}. Llegarán a esta dirección, y no muchas.\n¿No ha sido usted o ya no le interesan? Puede dejar de recibirlas aquí.",
    action: "Dejar de recibirlas",
  },
  "news-issue": {
    subject: "Esta semana en {site}",
    body: "Partidos de los próximos días:\n{matches}",
    action: "Ver todos los partidos",
  },
  "news-sms": {
    subject: "",
    body: "{site}: {matches}\nNo recibir más:",
    action: "",
  },
  "stop-these": {
    subject: "",
    body: "",
    action: "Dejar de recibir estos correos",
  },
  "deposit-made": {
    subject: "Depósito en su cuenta de {site}",
    body: "Su depósito de {amount} está registrado. Aquí puede ver cómo va.",
    action: "Ver el pago",
  },
  "bet-placed": {
    subject: "Su apuesta {id} está hecha",
    body: "Su apuesta {id} está hecha: importe {amount}, cobro posible {win}.",
    action: "Ver la apuesta",
  },
  "bet-corrected": {
    subject: "Su apuesta {id} se ha liquidado de nuevo",
    body: "Se corrigió un resultado de su apuesta {id} y se liquidó de nuevo: devolvió {before} y ahora devuelve {after}. La diferencia se ha movido en su cuenta.",
    action: "Ver la apuesta",
  },
  "bet-corrected-debt": {
    subject: "Su apuesta {id} se ha liquidado de nuevo",
    body: "Se corrigió un resultado de su apuesta {id} y se liquidó de nuevo: devolvió {before} y ahora devuelve {after}. La diferencia se ha recuperado. En su cuenta faltaban {debt}: se descuentan solo de los retornos de sus apuestas abiertas.",
    action: "Ver la apuesta",
  },
  "bet-reopened": {
    subject: "Su apuesta {id} está abierta de nuevo",
    body: "Se corrigió un resultado de su apuesta {id}. Está abierta de nuevo y se liquidará cuando se conozcan todos sus resultados. Su retorno de {before} ya no cuenta.",
    action: "Ver la apuesta",
  },
  "support-answer": {
    subject: "Hemos respondido a su consulta",
    body: "Gracias por su consulta. Por nuestra parte todo está en orden.\nSi algo no queda claro, escríbanos de nuevo en {site}.",
    action: "",
  },
  "security-changed": {
    subject: "Se ha cambiado la seguridad de su cuenta de {site}",
    body: "{change}\nSi no ha sido usted, cambie la contraseña ahora mismo y póngase en contacto con el servicio de ayuda.",
    action: "Elegir una contraseña nueva",
  },
  "new-device": {
    subject: "Nuevo inicio de sesión en su cuenta de {site}",
    body: "Se ha iniciado sesión en su cuenta de {site} desde un dispositivo o un país desde el que no se había usado antes.\nHora: {time}\nDispositivo: {device}\nPaís: {country}\nDirección IP: {address}\nSi ha sido usted, no tiene que hacer nada.\nSi no ha sido usted, elija una contraseña nueva ahora mismo: se cerrará la sesión en todos los dispositivos. Después, póngase en contacto con el servicio de ayuda.",
    action: "Elegir una contraseña nueva",
  },
};
