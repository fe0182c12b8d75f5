import { plural } from "../texts/plural";
import type { DescriptionTexts } from "./en";

const events = (n: number) => plural("es", n, { one: "{n} evento", other: "{n} eventos" });
const games = (n: number) => plural("es", n, { one: "{n} juego", other: "{n} juegos" });

export const es: DescriptionTexts = {
  home: (sports) => `Apuestas de ${sports}: cuotas antes y durante el partido.`,
  openEvents: (n) => `${events(n)} para apostar.`,
  homeMore: "Con resultados, estadísticas y un casino en el que cada ronda se puede comprobar.",
  allSports: "Todos los deportes",
  line: (about, n) =>
    n === 0
      ? `${about}: cuotas antes del partido. Los eventos aparecen hasta 30 días antes de empezar.`
      : `${about}: cuotas antes del partido para ${events(n)}.`,
  live: (about) =>
    `${about}: apuestas en vivo con cuotas que siguen el partido, marcador y estadísticas.`,
  nextStarts: (day) => `El próximo empieza el ${day}.`,
  champs: (names) => `Campeonatos: ${names}.`,
  teams: (names) => `Equipos: ${names}.`,
  sports: (names) => `Deportes: ${names}.`,
  topLine: (about) =>
    `${about}, eventos destacados: los grandes partidos que vienen, con todas sus cuotas.`,
  topLive: (about) =>
    `${about}, destacados en vivo: los grandes partidos del momento con cuotas en directo.`,
  yoursLine: (about) =>
    `${about}, apuestas a los suyos: el favorito de cada próximo evento, en su cupón con una pulsación.`,
  yoursLive: (about) =>
    `${about}, apuestas a los suyos en vivo: el favorito de cada evento en juego, en su cupón con una pulsación.`,
  byTeam: (about) =>
    `${about}, apuestas por equipo: elija un club o jugador y vea su calendario, cuotas y resultados.`,
  champ: (name, n) =>
    n === 0
      ? `${name}: todos los eventos del campeonato en una página, con cuotas, resultados y clasificación.`
      : `${name}: ${events(n)} por jugar, con cuotas antes y durante el partido.`,
  champTeams: (name) =>
    `${name}, todos los participantes: calendario, cuotas y últimos resultados de cada uno.`,
  side: (name, champ) => `${name} en ${champ}: calendario, cuotas y últimos resultados.`,
  nextEvent: (event, day) => `Próximo partido: ${event}, ${day}.`,
  lastEvent: (event, score) => `Último resultado: ${event} ${score}.`,
  allChamps: (n) =>
    `${plural("es", n, { one: "{n} campeonato", other: "{n} campeonatos" })} por país, con el número de eventos abiertos a las apuestas en cada uno.`,
  multi:
    "Multi-live: hasta seis eventos en vivo lado a lado, con marcador y cuotas en una sola página.",
  generator:
    "Generador de apuestas: indique su importe y el retorno que busca, y vea combinadas de próximos eventos que encajan.",
  teamSearch:
    "Buscador de equipos: encuentre un equipo o jugador por su nombre y vea sus próximos partidos, cuotas y resultados.",
  gameToCome: (event, champ, when) => `${event}, ${champ}: empieza el ${when}.`,
  odds: (list) => `Cuotas: ${list}.`,
  moreMarkets: "Todos los mercados, forma y enfrentamientos.",
  gameInPlay: (event, champ, when) =>
    `${event}, ${champ}: en juego desde el ${when}. Cuotas en vivo, marcador y estadísticas.`,
  gameOver: (event, champ, day, result) =>
    `${event}, ${champ}, ${day}. ${result}. Datos del partido y enfrentamientos.`,
  notPlayed: "El evento no se jugó a su hora",
  resultsToday:
    "Resultados de hoy: marcadores en vivo y finales, por campeonato, según se producen.",
  resultsByDate:
    "Resultados por fecha: marcadores finales de cualquier día, por deporte y campeonato, con los parciales.",
  table: (champ, n) =>
    `${champ}: la clasificación tras ${plural("es", n, { one: "{n} partido", other: "{n} partidos" })}.`,
  leaders: (names) => `En cabeza: ${names}.`,
  tableMore: "Partidos, victorias, empates, derrotas, goles y puntos de cada equipo.",
  disciplines: (names) => `Disciplinas: ${names}.`,
  cyberAll: (kind) =>
    `${kind}, todos los partidos en una lista: primero los que están en juego, después los próximos.`,
  cyberDiscipline: (name, kind) =>
    `${name} – ${kind}: partidos en juego y próximos, con cuotas y resultados.`,
  cyberChamps: (name, kind, n) =>
    `${name} – ${kind}: ${plural("es", n, { one: "{n} campeonato", other: "{n} campeonatos" })} con el número de partidos en juego y próximos.`,
  cyberDisciplines: (kind) =>
    `${kind}, por disciplina: cuántos partidos y campeonatos hay para apostar en cada una.`,
  marbles:
    "Carreras de canicas: mangas con cuotas en vivo, sorteadas con probabilidades publicadas.",
  casino: (n, makers) =>
    `Casino: ${games(n)} de ${plural("es", makers, { one: "{n} proveedor", other: "{n} proveedores" })}, de las tragaperras a las mesas en vivo.`,
  casinoList: (title, n, makers) => `${title}: ${games(n)} de ${makers}.`,
  returns: (range) => `Retorno al jugador: ${range}.`,
  casinoMore: "Cada ronda se puede comprobar.",
  provider: (name, n, since) => `${name}: ${games(n)} de un estudio en activo desde ${since}.`,
  providers: (n) =>
    `Proveedores del casino: ${plural("es", n, { one: "{n} estudio", other: "{n} estudios" })}, con el número de juegos que cada uno tiene aquí.`,
  byProvider:
    "Juegos de casino por proveedor: los títulos más conocidos de cada estudio, en su propio estante.",
  makers: (names) => `Entre ellos ${names}.`,
  casinoGame: (name, maker, returns) => `${name}, de ${maker}: retorno al jugador del ${returns}.`,
  stakes: (from, to) => `Apuestas de ${from} a ${to}.`,
  fairness: "Compruebe usted mismo una ronda del casino:",
  lottoResults:
    "Resultados del loto: los últimos sorteos de cada lotería con sus números y las semillas para comprobarlos.",
  lottoResultsOf: (name) =>
    `${name}, resultados: los números de todos los sorteos y las semillas para comprobarlos.`,
  linePrice: (amount) => `Una línea cuesta ${amount}.`,
  totoNext: (name) =>
    `${name}, próximo sorteo: rellene su cupón sin esperar a que acabe el actual.`,
  totoDraw: (name, number) =>
    `${name}, ${number}: los partidos del sorteo con sus marcadores y signos.`,
  totoDrawNow: (name) =>
    `${name}, sorteo a la venta: sus partidos, cuándo empiezan y cómo se reparte el fondo.`,
  totoWinners: (name) =>
    `${name}, ganadores: cuántos cupones acertaron en cada categoría de los últimos sorteos y qué cobraron.`,
  closes: (when) => `Se admiten cupones hasta el ${when}.`,
  calculator: "Calculadora de apuestas simples, combinadas y de sistema:",
  term: (name, lead) => `${name}: ${lead}`,
  termMore: "Significado y ejemplo con números en el abecedario de apuestas.",
  alphabetMore: "Aquí está cada palabra del cupón y de las reglas.",
  postsMore: "Artículos con ejemplos calculados, sin pronósticos ni promesas.",
  newsMore: "Novedades de las apuestas, el casino y la cuenta.",
  partnersMore: "Con el número de juegos que cada uno tiene en este sitio.",
};
