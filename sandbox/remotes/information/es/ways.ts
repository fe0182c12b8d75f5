import type { Articles, GuideArticleName } from "../pages";

/** How and where to bet. */
export const guides: Articles<GuideArticleName> = ({ age }) => ({
  howbet: {
    title: "Cómo apostar",
    blocks: [
      {
        ol: [
          `Inicie sesión. Solo pueden apostar personas de ${age} años o más.`,
          "Busque un evento en Directo o en Prepartido, o por el nombre de un equipo.",
          "Pulse la cuota de lo que cree que ocurrirá. La selección se añade a su cupón.",
          "Abra el cupón, elija el tipo de apuesta e introduzca el importe.",
          "Compruebe el retorno potencial y haga la apuesta. Recibirá un recibo con su número.",
        ],
      },
      { h: "Qué significan las cuotas" },
      {
        p: "Una cuota de 1.85 significa que una apuesta ganada de 100 devuelve 185, su importe incluido. Cuanto más baja es la cuota, más probable se considera la selección.",
      },
      {
        dl: [
          ["1, X, 2", "Gana el equipo 1, empate, gana el equipo 2."],
          ["1X, 12, 2X", "Doble oportunidad: dos de estos tres resultados en una sola selección."],
          ["Total más o menos de 2.5", "Más: tres goles o más. Menos: dos goles o menos."],
          [
            "Hándicap (−1)",
            "Se resta un gol al equipo. Si aun así va por delante, la apuesta se gana; si hay igualdad, se devuelve el importe.",
          ],
          ["Ambos marcan", "Sí, si los dos equipos marcan al menos una vez; si no, no."],
        ],
      },
      { h: "Tipos de apuesta" },
      {
        dl: [
          ["Simple", "Una selección."],
          [
            "Combinada",
            "Varias selecciones. Sus cuotas se multiplican y hay que acertarlas todas.",
          ],
          [
            "Sistema",
            "Todas las combinadas de un mismo tamaño con sus selecciones. No hace falta acertarlas todas.",
          ],
          [
            "Cobertura completa",
            "Un sistema con líneas de todos los tamaños, desde las dobles o desde las simples, con un solo nombre.",
          ],
          ["Simples", "Cada selección del cupón es una apuesta propia."],
          [
            "Multiapuesta",
            "Selecciones repartidas en bloques. Cada bloque es una simple o una combinada con su importe.",
          ],
          [
            "Creador de apuestas",
            "Varias selecciones de un partido de fútbol, unidas con una cuota propia.",
          ],
        ],
      },
      { h: "Si cambia la cuota" },
      {
        p: "Las cuotas cambian continuamente. Si cambian antes de que nos llegue su apuesta, decide su ajuste: preguntar siempre, aceptar cualquier cuota o solo las más altas. Una cuota tachada con un candado está suspendida: de momento no admite apuestas.",
      },
      {
        links: [
          ["rules/general", "Reglas de apuestas"],
          ["betting-calculator", "Calculadora de apuestas"],
          ["responsiblegaming", "Juego responsable"],
        ],
      },
    ],
  },
  smsbets: {
    title: "Apuestas por SMS",
    blocks: [
      {
        p: "No aceptamos apuestas por SMS. Si un mensaje se lo ofrece, no es nuestro: no lo responda.",
      },
      {
        p: "Si tiene mala conexión, use el propio sitio: una página con cuotas ocupa pocos kilobytes y funciona sin JavaScript.",
      },
      {
        links: [
          ["mobile", "En su teléfono"],
          ["home/live", "Directo"],
        ],
      },
    ],
  },
  ussdinstruction: {
    title: "Comandos USSD",
    blocks: [
      {
        p: "No hay comandos USSD para depósitos ni apuestas. No marque códigos que le envíen en nuestro nombre: pueden quitarle saldo del teléfono.",
      },
      {
        links: [
          ["howbet", "Cómo apostar"],
          ["contacts", "Contacto"],
        ],
      },
    ],
  },
  cash_terminals: {
    title: "Terminales de efectivo",
    blocks: [
      {
        p: "No aceptamos ni pagamos efectivo. Use solo los métodos de pago que se muestran en su cuenta: por otra vía el dinero no llegará.",
      },
      {
        links: [
          ["office/account", "Cuentas"],
          ["contacts", "Contacto"],
        ],
      },
    ],
  },
});
