import type { Articles } from "../pages";

/** Responsible gambling (LIM-18). */
export const responsibleGambling: Articles<"responsiblegaming"> = ({ age }) => ({
  responsiblegaming: {
    title: "Juego responsable",
    lead: "Apostar es un entretenimiento que cuesta dinero. No es una forma de ganarse la vida ni de pagar deudas.",
    blocks: [
      { h: "En resumen" },
      {
        ul: [
          `Aquí solo pueden apostar personas de ${age} años o más.`,
          "Decida antes de empezar cuánto dinero y tiempo quiere gastar, y no pase de ahí.",
          "Apueste solo lo que pueda permitirse perder.",
          "No intente recuperar lo perdido: ese dinero ya se gastó y la siguiente apuesta no lo devuelve.",
          "No apueste si está disgustado o cansado, ni después de beber.",
        ],
      },
      { h: "Herramientas de su cuenta", needs: "office:responsible" },
      { p: "Todas están en la página de límites, se aplican al momento y son gratuitas." },
      {
        dl: [
          ["Límite de depósitos", "Lo máximo que puede ingresar en un día, una semana o un mes."],
          [
            "Límite de pérdidas",
            "Lo máximo que puede perder en un día, una semana o un mes. Se rechaza toda apuesta que pueda superarlo.",
          ],
          [
            "Límite de apuestas",
            "Lo máximo que puede apostar en total en un día, una semana o un mes.",
          ],
          ["Límite de sesión", "Cuántas horas puede durar la sesión. Al acabarse, se cierra."],
          [
            "Control de realidad",
            "Le recuerda, con la frecuencia que elija, cuánto tiempo lleva jugando y cuánto ha ganado o perdido.",
          ],
          [
            "Pausa de 24 horas",
            "Puede empezarla desde cualquier página con la sesión iniciada. Hasta que acabe no podrá apostar ni depositar.",
          ],
          ["Suspensión temporal", "Un descanso de varios días o semanas. No se puede acortar."],
          [
            "Autoexclusión",
            "Un descanso largo. No se puede acortar, y dejamos de enviarle publicidad.",
          ],
        ],
      },
      {
        p: "Bajar un límite se aplica al momento. Subirlo o quitarlo solo se aplica tras un tiempo de espera, y si lo confirma de nuevo cuando haya pasado.",
      },
      { links: [["office/responsible", "Fijar un límite o hacer una pausa"]] },
      { h: "Señales de que se ha vuelto un problema" },
      {
        p: "Responda con sinceridad. Un sí es motivo para hacer una pausa; varios, para hablar con alguien.",
      },
      {
        ul: [
          "¿Apuesta más tiempo o más dinero de lo que pensaba?",
          "¿Intenta recuperar lo que ha perdido?",
          "¿Ha pedido dinero prestado o vendido algo para apostar?",
          "¿Oculta a las personas cercanas cuánto apuesta?",
          "¿Piensa en apostar en el trabajo, al estudiar o con su familia?",
          "¿Se inquieta o se irrita cuando no puede apostar?",
          "¿Apostar le ha costado sueño, trabajo, estudios o una amistad?",
          "¿Apuesta para huir de las preocupaciones?",
        ],
      },
      { h: "Qué hace la autoexclusión", needs: "office:responsible" },
      {
        ol: [
          "Usted elige cuánto dura y ve la fecha en que acaba antes de confirmar.",
          "Desde ese momento se rechazan apuestas y depósitos, y su cupón se vacía.",
          "Su sesión se cierra. Las apuestas ya hechas se liquidan como siempre, y su dinero sigue siendo suyo.",
          "Termina en su fecha y no antes, lo pida quien lo pida.",
        ],
      },
      {
        p: "Para dejar de apostar del todo, autoexclúyase también en otras empresas y en el registro nacional de su país, si lo hay.",
      },
      { h: "Dónde encontrar ayuda" },
      {
        ul: [
          "Su médico puede derivarle a un especialista. El trastorno por juego se trata, y el tratamiento funciona.",
          "Las líneas de ayuda escuchan y orientan, gratis o al precio de una llamada. No nos lo cuentan ni a nosotros ni a nadie.",
          "Jugadores Anónimos y Gam-Anon celebran reuniones, también en línea, para quienes juegan y para sus allegados.",
          "Si piensa en hacerse daño, llame ahora al número de emergencias de su país.",
        ],
      },
      { helplines: { everywhere: "En cualquier país" } },
      { h: "Si le preocupa alguien cercano" },
      {
        p: "Hable con calma de lo que ha visto y no culpe. No preste dinero ni pague deudas de juego. Las líneas de ayuda también asesoran a familiares y amigos.",
      },
      { h: "Menores" },
      {
        p: `Ningún menor de ${age} años puede apostar. No comparta su contraseña, cierre la sesión en dispositivos compartidos y use el control parental donde los niños usen el mismo dispositivo.`,
      },
      {
        links: [
          ["rules/general", "Reglas de apuestas"],
          ["contacts", "Contacto"],
        ],
      },
    ],
  },
});
