import type { CyberTexts } from "./en";

export const es: CyberTexts = {
  cyberTitle: "Esports",
  cyberText:
    "Partidas de equipos según calendario, partidas simuladas a todas horas y partidas con retransmisión.",
  kindsLabel: "Tipos de partidas",
  kinds: { real: "Programadas", virtual: "Virtuales", stream: "Con retransmisión" },
  kindTitles: {
    real: "Esports según calendario",
    virtual: "Esports virtuales",
    stream: "Esports con retransmisión",
  },
  kindTexts: {
    real: "Equipos y jugadores se enfrentan a la hora fijada. Se aceptan apuestas antes de la partida y mientras se juega.",
    virtual:
      "El ordenador juega por ambos lados y cada diez minutos empieza una partida, de día y de noche. El resultado se sortea con las mismas probabilidades de las que salen las cuotas.",
    stream: "Partidas en cuya página la retransmisión acompaña a las cuotas.",
  },
  disciplines: "Disciplinas",
  allGames: "Todas las partidas",
  none: "Ahora no hay esports",
  noneText:
    "Las partidas aparecen aquí en cuanto se programan. Las apuestas deportivas están abiertas.",
  goneCyberText: "Es posible que la partida haya terminado o que el enlace sea antiguo.",
  withVideo: "retransmisión",
  videoBegins: "La retransmisión empieza:",
  videoOver: "La retransmisión ha terminado",
  videoCaption: "Retransmisión: marcador de la partida en juego",
};
