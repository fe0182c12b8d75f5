import type { CyberTexts } from "./en";

export const tr: CyberTexts = {
  cyberTitle: "E-spor",
  cyberText:
    "Takımların programlı maçları, günün her saati simüle edilen maçlar ve yayınlı maçlar.",
  kindsLabel: "Maç türleri",
  kinds: { real: "Programlı", virtual: "Sanal", stream: "Yayınlı" },
  kindTitles: {
    real: "Programlı e-spor",
    virtual: "Sanal e-spor",
    stream: "Yayınlı e-spor",
  },
  kindTexts: {
    real: "Takımlar ve oyuncular belirlenen saatte karşılaşır. Bahisler maç öncesinde ve maç sırasında alınır.",
    virtual:
      "İki tarafı da bilgisayar oynar; gece gündüz her on dakikada bir maç başlar. Sonuç, oranların hesaplandığı olasılıklarla çekilir.",
    stream: "Sayfasında oranların yanında yayını olan maçlar.",
  },
  disciplines: "Oyunlar",
  allGames: "Tüm maçlar",
  none: "Şu anda e-spor maçı yok",
  noneText: "Maçlar programa alındığında burada görünür. Spor bülteni açık.",
  goneCyberText: "Maç bitmiş ya da bağlantı eski olabilir.",
  withVideo: "yayın",
  videoBegins: "Yayın başlangıcı:",
  videoOver: "Yayın sona erdi",
  videoCaption: "Yayın: maçın oyun sırasındaki skor tablosu",
};
