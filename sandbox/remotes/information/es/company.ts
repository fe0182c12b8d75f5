import type { Articles, CompanyArticleName } from "../pages";

/** Pages about the operator. */
export const companyArticles: Articles<CompanyArticleName> = ({
  company,
  licence,
  authority,
  age,
  sports,
}) => ({
  contacts: {
    title: "Contacto",
    blocks: [
      {
        p: "Indique el número de su apuesta y el correo de su cuenta, para que podamos responderle enseguida.",
      },
      {
        dl: [
          ["Apuestas y liquidación", "bets@example.test"],
          ["Cuenta, pagos, documentos", "account@example.test"],
          ["Límites, pausas, autoexclusión", "safer@example.test"],
          ["Reclamaciones", "complaints@example.test"],
        ],
      },
      {
        p: "Estas direcciones son de la plataforma de demostración y nadie las lee. Un operador real pone aquí las suyas.",
      },
      { p: "Nunca le pediremos su contraseña ni un código recibido en un mensaje." },
      {
        links: [
          ["disputeresolution", "Cómo reclamar"],
          ["responsiblegaming", "Juego responsable"],
        ],
      },
    ],
  },
  about: {
    title: "Quiénes somos",
    lead: `${company} acepta apuestas antes de cada evento y en directo. Deportes: ${sports}.`,
    blocks: [
      { h: "Qué puede esperar" },
      {
        ul: [
          "Recibe la cuota que eligió. Si cambia antes de que nos llegue su apuesta, le preguntamos o decide su ajuste.",
          "Se hace una sola apuesta, aunque se corte la conexión o pulse el botón dos veces.",
          "Los retornos se calculan con exactitud y se redondean una sola vez, al final.",
          "Desde cualquier página se llega a los límites y a las pausas.",
          "Todas las páginas funcionan en un teléfono lento y sin JavaScript.",
        ],
      },
      {
        p: "Este sitio funciona con su propia plataforma de demostración: los eventos, el dinero, los pagos y la licencia son ficticios, y aquí no se aceptan apuestas reales.",
      },
      { h: "Quién puede apostar" },
      {
        p: `Personas de ${age} años o más, donde la ley de su país lo permita. Licencia ${licence}, ${authority}.`,
      },
      {
        links: [
          ["licenses", "Licencia"],
          ["rules/general", "Reglas de apuestas"],
          ["howbet", "Cómo apostar"],
        ],
      },
    ],
  },
  licenses: {
    title: "Licencia",
    blocks: [
      {
        dl: [
          ["Empresa", company],
          ["Número de licencia", licence],
          ["Otorgada por", authority],
          ["Edad mínima", String(age)],
        ],
      },
      {
        p: "Puede comprobar la licencia por su número en el registro de la autoridad que la otorgó.",
      },
      {
        links: [
          ["disputeresolution", "Cómo reclamar"],
          ["rules/general", "Reglas de apuestas"],
        ],
      },
    ],
  },
  "betting-awards": {
    title: "Premios",
    blocks: [
      { p: `${company} no ha recibido premios del sector ni se presenta a ellos.` },
      {
        p: "A una casa de apuestas se la conoce por sus reglas, sus cuotas y su forma de liquidar las apuestas. Aquí están las nuestras:",
      },
      {
        links: [
          ["rules/general", "Reglas de apuestas"],
          ["home/line", "Prepartido"],
          ["results/zone", "Resultados"],
        ],
      },
    ],
  },
  disputeresolution: {
    title: "Cómo reclamar",
    blocks: [
      { p: "Si cree que una apuesta se liquidó mal o que un pago salió mal, siga estos pasos." },
      {
        ol: [
          "Busque la apuesta en su historial. Cada selección muestra su resultado, y las reglas dicen cómo se liquida.",
          "Escríbanos con el número de la apuesta, qué esperaba y por qué. Basta un mensaje por apuesta.",
          "Le responderemos explicando los motivos. Si nos equivocamos, corregimos la liquidación y pagamos la diferencia.",
          "Si no está de acuerdo, pida una segunda revisión: la hará otra persona.",
          "Después puede dirigirse a la autoridad que otorgó nuestra licencia o a los tribunales.",
        ],
      },
      {
        p: "Mientras la reclamación esté abierta, el importe en cuestión no se paga ni se retira.",
      },
      {
        links: [
          ["office/history", "Historial de apuestas"],
          ["rules/general", "Reglas de apuestas"],
          ["contacts", "Contacto"],
        ],
      },
    ],
  },
});
