import type { SiteConfigWire } from "~/platform/services/config/site-config-wire.server";

/** Public helplines that really exist; each one's source is its own page. Checked in November 2026. */
export const helplines: SiteConfigWire["helplines"] = [
  {
    country: "ru",
    name: "Горячая линия Минздрава России",
    phone: "8 800 200-02-00",
    url: "https://minzdrav.gov.ru/",
  },
  {
    country: "gb",
    name: "National Gambling Helpline (GamCare)",
    phone: "0808 8020 133",
    url: "https://www.gamcare.org.uk/",
  },
  { country: "es", name: "FEJAR", phone: "900 200 225", url: "https://fejar.org/" },
  { country: "tr", name: "YEDAM (Yeşilay)", phone: "115", url: "https://www.yedam.org.tr/" },
  {
    country: "de",
    name: "Check dein Spiel",
    phone: "0800 137 27 00",
    url: "https://www.check-dein-spiel.de/",
  },
  {
    country: "fr",
    name: "Joueurs Info Service",
    phone: "09 74 75 13 13",
    url: "https://www.joueurs-info-service.fr/",
  },
  {
    country: "us",
    name: "National Problem Gambling Helpline",
    phone: "1-800-426-2537",
    url: "https://www.ncpgambling.org/",
  },
  {
    country: "au",
    name: "Gambling Help Online",
    phone: "1800 858 858",
    url: "https://www.gamblinghelponline.org.au/",
  },
  {
    country: "nz",
    name: "Gambling Helpline Aotearoa",
    phone: "0800 654 655",
    url: "https://www.gamblinghelpline.co.nz/",
  },
  { country: null, name: "Gambling Therapy", phone: "", url: "https://www.gamblingtherapy.org/" },
  {
    country: null,
    name: "Gamblers Anonymous",
    phone: "",
    url: "https://www.gamblersanonymous.org/",
  },
];
