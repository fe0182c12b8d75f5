import type { RuleSetsForOperator } from "../rules";

/** The rules in Spanish, as bets are actually taken and settled (CPN-25). */
export const es: RuleSetsForOperator = ({ company, age }) => ({
  general: {
    title: "Reglas de apuestas",
    lead: "Cómo se hacen, se liquidan y se pagan las apuestas. Su apuesta se liquida según las reglas vigentes cuando la hizo.",
    chapters: [
      {
        title: "Quién puede apostar",
        blocks: [
          {
            ul: [
              `Para abrir una cuenta debe tener ${age} años o más.`,
              "Puede tener una sola cuenta. Un correo o un teléfono ya registrados no sirven para abrir otra.",
              "No puede apostar durante una pausa, una suspensión temporal o una autoexclusión.",
              "No puede apostar más de lo que dejan sus propios límites de apuestas y de pérdidas.",
              "Apueste solo con su dinero y en su propio nombre.",
              "Jugadores, entrenadores, árbitros y directivos no pueden apostar en eventos en los que participan.",
            ],
          },
        ],
      },
      {
        title: "Hacer una apuesta",
        blocks: [
          {
            ul: [
              "Su apuesta está aceptada cuando ve el recibo con su número. Hasta entonces no se ha apostado nada.",
              "El importe se descuenta al aceptarse la apuesta. A partir de ahí no se puede cambiar ni retirar.",
              "Se hace una sola apuesta, aunque pulse el botón dos veces.",
              "Si se corta la conexión, comprobamos si la apuesta se hizo y se lo decimos. Mientras no lo sepamos, no diremos que se rechazó.",
              "Una apuesta que nos llega demasiado tarde no se acepta.",
              "Si la cuota cambia antes de que nos llegue su apuesta, decide su ajuste: preguntar siempre, aceptar cualquier cuota o solo las más altas.",
              "No se acepta una apuesta mientras una de sus selecciones esté suspendida.",
              "Una selección de prepartido no se acepta una vez empezado el evento. Desde entonces puede apostar a las cuotas en directo.",
              "El importe debe estar entre el mínimo y el máximo que indica el cupón, y su saldo debe cubrirlo.",
              "Si activó este ajuste, la apuesta no se acepta cuando el marcador ha cambiado desde que la añadió.",
              "Un cupón admite hasta 50 selecciones.",
            ],
          },
        ],
      },
      {
        title: "Tipos de apuesta",
        blocks: [
          {
            dl: [
              ["Simple", "Una selección. Si acierta, el retorno es importe × cuota."],
              [
                "Combinada",
                "Dos selecciones o más. Sus cuotas se multiplican y hay que acertarlas todas.",
              ],
              [
                "Sistema",
                "Todas las combinadas de un mismo tamaño con tres selecciones o más. Cada una es una línea y el importe se reparte por igual entre ellas.",
              ],
              [
                "Fija",
                "Una selección incluida en todas las líneas de un sistema. Si falla, fallan todas. Una selección en directo no puede ser fija.",
              ],
              [
                "Cobertura completa",
                "Un sistema con líneas de todos los tamaños, desde las dobles o desde las simples, con un solo nombre.",
              ],
              [
                "Simples",
                "Cada selección del cupón es una apuesta propia y se hacen una tras otra. Si una se rechaza, las demás siguen siendo válidas.",
              ],
              [
                "Multiapuesta",
                "Las selecciones se reparten en bloques. Cada bloque es una simple o una combinada con su importe; si falla, solo pierde ese importe.",
              ],
              [
                "Apuesta VIP",
                "Un importe superior al máximo, hasta el triple. Solo en prepartido y no en multiapuestas.",
              ],
            ],
          },
          {
            p: "Una cobertura completa es una sola apuesta. Trixie (3 selecciones, 4 líneas), Yankee (4, 11), Canadian o Super Yankee (5, 26), Heinz (6, 57), Super Heinz (7, 120) y Goliath (8, 247) incluyen todas las dobles y las combinadas más largas. Patent (3, 7), Lucky 15 (4, 15), Lucky 31 (5, 31) y Lucky 63 (6, 63) incluyen también las simples. El importe se reparte por igual entre las líneas y cada una se resuelve como la simple o la combinada que es: una selección perdida pierde sus líneas, una anulada cuenta en ellas con cuota 1 y una medio ganada o medio perdida, como se explica en «Totales y hándicaps». El retorno es la suma de todas las líneas, redondeada hacia abajo una sola vez. No se añade nada por acertar una sola selección ni por acertarlas todas. Los límites de importe y de pago valen para la apuesta entera.",
          },
          {
            p: "Las selecciones de un mismo evento dependen unas de otras, así que no pueden ir por separado en una combinada, un sistema o un bloque. Únalas en el creador de apuestas o juéguelas como simples.",
          },
          { p: "Un mismo evento sí puede estar en dos bloques de una multiapuesta." },
        ],
      },
      {
        title: "Creador de apuestas",
        blocks: [
          {
            ul: [
              "El creador de apuestas une de dos a seis selecciones de un partido de fútbol en una sola con su propia cuota.",
              "Puede unir el resultado, la doble oportunidad, «ambos marcan», y totales y hándicaps en líneas de medio gol.",
              "La cuota se calcula para la combinación, así que no suele ser el producto de las cuotas sueltas.",
              "No se pueden unir selecciones que no puedan acertarse a la vez, ni una que ya esté incluida en las otras.",
              "Si se aciertan todas, la combinación se gana. Si falla una, se pierde. Si el partido se anula, también se anula.",
            ],
          },
        ],
      },
      {
        title: "Liquidación",
        blocks: [
          {
            ul: [
              "Una combinada se paga cuando se liquida su último evento. Se pierde con la primera selección fallada.",
              "Un sistema se liquida en cuanto ninguna selección abierta puede cambiar su retorno.",
              "Una selección anulada cuenta con cuota 1: una simple devuelve el importe y una combinada sigue sin esa selección.",
              "Un evento aplazado, o suspendido sin resultado, se anula.",
              "Una selección se anula si aquello a lo que se refiere no se jugó o no consta en los datos.",
              "El cálculo es exacto. Solo se redondea el total, hacia abajo, a la unidad más pequeña de la moneda.",
            ],
          },
          {
            dl: [
              [
                "Fútbol",
                "Tiempo reglamentario con el añadido. La prórroga y los penaltis no cuentan.",
              ],
              [
                "Hockey sobre hielo",
                "La prórroga y los penaltis cuentan solo para el ganador del partido. Los demás mercados se liquidan con el tiempo reglamentario.",
              ],
              ["Baloncesto", "La prórroga cuenta en todos los mercados."],
              [
                "Tenis y tenis de mesa",
                "Si un partido no empieza o un jugador se retira, se anulan todas sus apuestas.",
              ],
              [
                "Esports",
                "Si un partido no empieza, se anulan todas sus apuestas. Una selección sobre un mapa que no se juega se anula.",
              ],
            ],
          },
        ],
      },
      {
        title: "Resultados corregidos",
        blocks: [
          {
            ul: [
              "Si un resultado era erróneo y se corrige, su apuesta se liquida de nuevo. La diferencia se paga o se retira, y le enviamos un mensaje.",
              "Una apuesta que vuelve a estar abierta se liquida con su último evento.",
              "Si hizo cash out, la apuesta no se liquida de nuevo. Si fue de una parte, solo se liquida el resto.",
              "Si su saldo no cubre lo que se retira, lo que falta es una deuda. Se salda solo con los retornos de las apuestas de esa cuenta.",
              "La deuda se cancela cuando esa cuenta ya no tiene apuestas abiertas.",
              "De una cuenta de bono se retira solo lo que tiene; nunca queda a deber.",
            ],
          },
        ],
      },
      {
        title: "Cash out",
        blocks: [
          {
            ul: [
              "Puede cerrar una apuesta abierta por el importe que le ofrecemos. Se paga al momento y los resultados posteriores no lo cambian.",
              "La oferta sigue a las cuotas. Recién hecha la apuesta, es el importe apostado menos un 5 %.",
              "La oferta vale 15 segundos. Si en ese tiempo cambia la cuota o se suspende una selección, la apuesta no se cierra.",
              "No hay oferta mientras una selección esté suspendida, cuando la apuesta ya está decidida ni para apuestas de una cuenta de bono.",
              "Puede cerrar una parte. El resto del importe sigue en la apuesta con las mismas cuotas.",
              "Puede fijar un importe para el cash out automático. Cuando la oferta por toda la apuesta lo alcanza, la apuesta se cierra.",
              "El cash out automático no es una garantía: espera mientras haya una suspensión, y una apuesta decidida se liquida por su resultado.",
              "Cerrar una parte cancela el cash out automático.",
            ],
          },
        ],
      },
      {
        title: "Bonos y anticipos",
        blocks: [
          {
            ul: [
              "Un bono de depósito se abona en una cuenta de bono. Sus condiciones se muestran antes de aceptarlo.",
              "El dinero del bono no se puede retirar ni convertir, y no sirve para el loto ni el toto.",
              "Solo cuentan para liberar el bono las combinadas de la cuenta de bono con las selecciones y cuotas de sus condiciones. Las anuladas o cerradas no cuentan.",
              "Si lo libera a tiempo, el bono pasa a ser dinero suyo, hasta el importe que indican las condiciones.",
              "Si no lo libera a tiempo, el bono termina, y con él los retornos de sus apuestas abiertas.",
              "Retirar o convertir dinero en la misma moneda pone fin al bono. Su propio dinero no se ve afectado.",
              "El bono de combinada, donde se ofrece, empieza con tres selecciones a cuota 1.1 o más y llega al 10 %. Las anuladas no cuentan.",
              "Un código promocional suma su porcentaje al retorno de una sola apuesta ganada, simple o combinada.",
              "Un anticipo es de hasta la mitad del importe de sus apuestas abiertas. Se devuelve primero, con los siguientes retornos.",
              "Lo que quede de un anticipo al liquidarse su última apuesta abierta se cancela.",
            ],
          },
        ],
      },
      {
        title: "Pago máximo",
        blocks: [
          {
            ul: [
              "Una apuesta no devuelve más del importe siguiente, sea cual sea su cuota. Se incluyen las cuentas de bono, los bonos de combinada y los códigos promocionales.",
              "En una multiapuesta, el máximo se aplica a cada bloque.",
              "Una apuesta VIP devuelve hasta el doble.",
              "El cupón, el recibo y el historial indican cuándo el máximo limita su retorno.",
              "Después de cerrar una parte, el máximo del resto baja en proporción.",
            ],
          },
          { highestPayouts: true },
        ],
      },
      {
        title: "Totales y hándicaps",
        blocks: [
          {
            dl: [
              ["Líneas de medio gol: 2.5, −1.5", "La apuesta se gana o se pierde."],
              [
                "Líneas enteras: 2, −1",
                "Si el resultado coincide con la línea, la apuesta se anula.",
              ],
              [
                "Líneas de cuarto: 2.25, −0.75",
                "La mitad del importe va a cada una de las dos líneas vecinas: 2.25 es mitad a 2 y mitad a 2.5.",
              ],
            ],
          },
          {
            p: "Si una mitad se gana y la otra se anula, la selección cuenta con cuota (1 + cuota) ÷ 2. Si una se pierde y la otra se anula, cuenta con ½.",
          },
          {
            p: "Ejemplo: 100 a más de 2.25 con cuota 1.90. Tres goles: retorno de 190. Dos goles: media apuesta se anula y media se pierde, retorno de 50. Un gol: perdida.",
          },
        ],
      },
      {
        title: "Errores y reclamaciones",
        blocks: [
          {
            ul: [
              "Su apuesta se liquida con la cuota del recibo, aunque después cambie o se descubra un error en ella.",
              "Si no está de acuerdo con la liquidación, escríbanos indicando el número de la apuesta.",
              `${company} responde por escrito a cada reclamación y explica los motivos.`,
            ],
          },
          {
            links: [
              ["disputeresolution", "Cómo reclamar"],
              ["responsiblegaming", "Juego responsable"],
            ],
          },
        ],
      },
    ],
  },
  football: {
    title: "Reglas de fútbol",
    lead: "Qué significan los mercados de fútbol y cómo se liquidan.",
    chapters: [
      {
        title: "Qué cuenta",
        blocks: [
          {
            ul: [
              "Cuentan los goles de los dos tiempos con el añadido. La prórroga y la tanda de penaltis no cuentan.",
              "Un gol en propia puerta cuenta para el equipo al que se concede.",
              "Vale el resultado al pitido final. Si lo publicamos mal, se corrige.",
              "El equipo que se nombra primero es el equipo 1, se juegue donde se juegue.",
            ],
          },
        ],
      },
      {
        title: "Mercados",
        blocks: [
          {
            dl: [
              ["1, X, 2", "Gana el equipo 1, empate, gana el equipo 2."],
              [
                "1X, 12, 2X",
                "Gana o empata el equipo 1; gana cualquiera de los dos; gana o empata el equipo 2.",
              ],
              [
                "Total, más o menos",
                "Los goles de los dos equipos juntos, comparados con la línea.",
              ],
              [
                "Hándicap 1, 2",
                "La línea se suma a los goles de ese equipo. Si queda por delante, la apuesta se gana; si hay igualdad, se anula.",
              ],
              [
                "Ambos marcan",
                "Sí: los dos equipos marcan al menos una vez. No: al menos uno no marca.",
              ],
              [
                "Marcador exacto",
                "El resultado final exacto. Si un equipo marca cinco goles o más, acierta «otro marcador».",
              ],
              ["Descanso, córners, tarjetas", "Se anula si esos datos no constan para el partido."],
            ],
          },
        ],
      },
      {
        title: "Apuestas en directo",
        blocks: [
          {
            ul: [
              "Un total o un hándicap en directo abarca todo el partido, incluidos los goles anteriores a su apuesta.",
              "Después de un gol, los mercados se suspenden un momento.",
              "El tiempo y el marcador de la página pueden ir con retraso. Son solo informativos.",
            ],
          },
          { links: [["rules/general", "Reglas de apuestas"]] },
        ],
      },
    ],
  },
});
