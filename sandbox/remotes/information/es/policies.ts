import type { Articles, PolicyArticleName } from "../pages";

/** Policies on data, identity and money. */
export const policies: Articles<PolicyArticleName> = ({ company, age }) => ({
  cookies: {
    title: "Cookies",
    lead: "Son pequeños registros en su navegador. Sin algunos el sitio no funciona; los demás solo se guardan si usted acepta.",
    blocks: [
      { links: [["cookies/consent", "Cambiar mi elección"]] },
      { h: "Siempre" },
      {
        dl: [
          [
            "user_token, user_token_session, __session",
            "Mantienen su sesión y protegen los formularios.",
          ],
          ["coupon", "Las selecciones de su cupón."],
          ["lng", "Su idioma."],
          ["settings", "Tema, formato de cuotas y otros ajustes de un visitante."],
          ["cookie_consent", "Lo que ha aceptado."],
          ["age", "Que confirmó su edad, durante tres días."],
          ["terms_seen", "Que se le avisó de un cambio de condiciones, durante 60 días."],
          [
            "visit, ggru, ggru_grant",
            "Un número de esta visita y lo que impide que otros sitios actúen en su nombre. Hace falta desde la primera página, por eso se guarda antes de que elija.",
          ],
          ["payment_consultant", "Que pidió el asesor de pagos."],
          ["platform_type", "Qué versión del sitio eligió."],
          ["app_banner", "Que cerró el aviso de la aplicación, para que no vuelva a salir."],
          ["maintenance, force-geo-off", "Qué páginas de aviso se le muestran."],
        ],
      },
      { h: "Para su comodidad, si acepta" },
      {
        dl: [
          ["window_width", "El ancho de su ventana, para que la primera página encaje."],
          [
            "device",
            "Rasgos de su dispositivo, para que destaque un acceso desde uno desconocido.",
          ],
        ],
      },
      { h: "Para marketing, si acepta" },
      {
        dl: [
          ["Registros de referencia", "Qué socio o anuncio le trajo, durante 60 días como máximo."],
        ],
      },
      {
        p: "Puede cambiar su elección en cualquier momento; se borra lo que pertenece a la clase que retire.",
      },
    ],
  },
  consent: {
    title: "Consentimiento al uso de datos personales",
    blocks: [
      {
        p: `Al abrir una cuenta acepta que ${company} use los datos que facilita para los fines siguientes, y para ningún otro.`,
      },
      {
        dl: [
          [
            "Qué",
            "Nombre, fecha de nacimiento, datos de contacto, documentos si se piden, pagos, apuestas y registros de visitas.",
          ],
          [
            "Para qué",
            "Llevar la cuenta, aceptar y liquidar apuestas, hacer pagos, comprobar edad e identidad, evitar fraudes, respetar sus límites y cumplir la ley.",
          ],
          [
            "Quién más",
            "Empresas de pago, servicios de verificación y autoridades, cada uno solo lo que necesita. Los datos no se venden.",
          ],
          [
            "Cuánto tiempo",
            "Mientras la cuenta esté abierta y, después, el tiempo que exija la ley.",
          ],
        ],
      },
      {
        p: "Puede preguntar qué datos suyos guardamos, pedir que se corrijan y retirar su consentimiento. Sin él la cuenta no puede seguir abierta. El consentimiento a la publicidad es aparte y se retira por separado.",
      },
      {
        links: [
          ["cookies", "Cookies"],
          ["contacts", "Contacto"],
        ],
      },
    ],
  },
  amlpolicy: {
    title: "Prevención del blanqueo de capitales",
    blocks: [
      {
        p: "Su cuenta es para apostar con su propio dinero. La ley nos obliga a detectar y comunicar cualquier otra cosa.",
      },
      {
        ul: [
          "Una persona tiene una sola cuenta, a su nombre.",
          "Siempre que se puede, el dinero se devuelve por la misma vía por la que entró.",
          "El dinero ingresado y no apostado puede retenerse hasta que se aclare su procedencia.",
          "Si un importe es alto o inusual, preguntamos de dónde viene el dinero.",
          "Comunicamos los pagos sospechosos a la autoridad, sin avisar al titular cuando la ley lo prohíbe.",
        ],
      },
      {
        links: [
          ["kycpolicy", "Verificación de clientes"],
          ["amlkyc", "Ambas políticas en resumen"],
        ],
      },
    ],
  },
  kycpolicy: {
    title: "Verificación de clientes",
    blocks: [
      {
        p: `Debemos saber que cada jugador es una persona real de ${age} años o más y que la cuenta es suya.`,
      },
      { h: "Cuándo lo pedimos" },
      {
        ul: [
          "si la edad o la identidad no se pudieron confirmar con los datos facilitados;",
          "antes de una primera retirada o de una grande;",
          "si sus pagos o apuestas no encajan con lo que sabemos de usted;",
          "si cambian su nombre, su documento o su método de pago.",
        ],
      },
      { h: "Qué podemos pedir" },
      {
        ul: [
          "un pasaporte u otro documento oficial con fotografía;",
          "un justificante de domicilio;",
          "una prueba de que el método de pago es suyo.",
        ],
      },
      {
        p: "Hasta que termine la comprobación no podrá retirar dinero ni, donde lo exija la ley, apostar. Las apuestas ya hechas siguen siendo válidas.",
      },
      {
        links: [
          ["simpleidentification", "Identificación simplificada"],
          ["consent", "Datos personales"],
        ],
      },
    ],
  },
  amlkyc: {
    title: "Identidad y procedencia del dinero",
    blocks: [
      {
        p: "Toda casa de apuestas tiene dos deberes: saber quién juega y no dejar que el sitio sirva para ocultar de dónde viene el dinero.",
      },
      {
        ul: [
          "Una cuenta por persona, con datos verdaderos.",
          "Solo pedimos documentos cuando hacen falta, y no los usamos para nada más.",
          "Depósitos y retiradas solo por métodos que sean suyos.",
        ],
      },
      {
        links: [
          ["kycpolicy", "Verificación de clientes"],
          ["amlpolicy", "Prevención del blanqueo de capitales"],
        ],
      },
    ],
  },
  simpleidentification: {
    title: "Identificación simplificada",
    blocks: [
      {
        p: "Donde la ley lo permite, confirmamos su identidad solo con sus datos, sin copias de documentos.",
      },
      {
        ol: [
          "Introduzca en su cuenta su nombre, su fecha de nacimiento y el número de un documento.",
          "Los comparamos con una fuente oficial.",
          "Si todo coincide, ya está. Si no, le pediremos una copia del documento.",
        ],
      },
      { p: "Las cuentas confirmadas así pueden tener límites de pago más bajos." },
      { links: [["kycpolicy", "Verificación de clientes"]] },
    ],
  },
  taxation: {
    title: "Impuestos sobre las ganancias",
    blocks: [
      { p: "Que las ganancias tributen depende de la ley del país en que vive." },
      {
        ul: [
          "Los importes del cupón, de los recibos y del historial son antes de impuestos.",
          "No se retiene nada de los retornos salvo que el recibo lo indique.",
          "Si la ley deja el impuesto al jugador, le corresponde a usted declararlo; su historial de apuestas sirve de justificante.",
        ],
      },
      { links: [["office/history", "Historial de apuestas"]] },
    ],
  },
});
