import type { DescriptionTexts } from "./en";

export const tr: DescriptionTexts = {
  home: (sports) => `Spor bahisleri: ${sports}. Maç öncesi ve canlı oranlar.`,
  openEvents: (n) => `Bahse açık ${n} karşılaşma.`,
  homeMore: "Sonuçlar, istatistikler ve her turu denetlenebilen bir casino.",
  allSports: "Tüm sporlar",
  line: (about, n) =>
    n === 0
      ? `${about}: maç öncesi oranlar. Karşılaşmalar başlamalarına 30 gün kala bültene girer.`
      : `${about}: bültendeki ${n} karşılaşma için maç öncesi oranlar.`,
  live: (about) => `${about}: maçı izleyen canlı oranlar, skor ve istatistiklerle canlı bahis.`,
  nextStarts: (day) => `Sıradaki başlangıç: ${day}.`,
  champs: (names) => `Ligler: ${names}.`,
  teams: (names) => `Takımlar: ${names}.`,
  sports: (names) => `Sporlar: ${names}.`,
  topLine: (about) => `${about}, öne çıkanlar: yaklaşan en büyük maçlar ve tüm oranları.`,
  topLive: (about) => `${about}, canlıda öne çıkanlar: şu anın en büyük maçları ve canlı oranları.`,
  yoursLine: (about) =>
    `${about}, favorinize bahis: yaklaşan her karşılaşmanın favorisi, tek dokunuşla kuponunuzda.`,
  yoursLive: (about) =>
    `${about}, canlıda favorinize bahis: oynanan her karşılaşmanın favorisi, tek dokunuşla kuponunuzda.`,
  byTeam: (about) =>
    `${about}, takıma göre bahis: bir kulüp ya da oyuncu seçin; fikstürü, oranları ve sonuçları görün.`,
  champ: (name, n) =>
    n === 0
      ? `${name}: ligin tüm karşılaşmaları tek sayfada; oranlar, sonuçlar ve puan durumu.`
      : `${name}: bültende ${n} karşılaşma, maç öncesi ve canlı oranlarla.`,
  champTeams: (name) =>
    `${name}, tüm katılımcılar: her birinin fikstürü, oranları ve son sonuçları.`,
  side: (name, champ) => `${name}, ${champ}: fikstür, oranlar ve son sonuçlar.`,
  nextEvent: (event, day) => `Sıradaki maç: ${event}, ${day}.`,
  lastEvent: (event, score) => `Son sonuç: ${event} ${score}.`,
  allChamps: (n) => `Ülkelere göre ${n} lig ve her birinde bahse açık karşılaşma sayısı.`,
  multi: "Çoklu canlı: altı canlı maça kadar yan yana, skor ve oranlar tek sayfada.",
  generator:
    "Bahis üretici: bahis tutarını ve aklınızdaki ödemeyi yazın, yaklaşan maçlardan uyan kombineleri görün.",
  teamSearch:
    "Takım arama: takımı ya da oyuncuyu adıyla bulun; sıradaki maçlarını, oranları ve son sonuçlarını görün.",
  gameToCome: (event, champ, when) => `${event}, ${champ}: başlangıç ${when}.`,
  odds: (list) => `Oranlar: ${list}.`,
  moreMarkets: "Tüm bahis seçenekleri, form durumu ve aralarındaki maçlar.",
  gameInPlay: (event, champ, when) =>
    `${event}, ${champ}: maç oynanıyor, başlangıç ${when}. Canlı oranlar, skor ve istatistikler.`,
  gameOver: (event, champ, day, result) =>
    `${event}, ${champ}, ${day}. ${result}. Maç istatistikleri ve aralarındaki maçlar.`,
  notPlayed: "Karşılaşma zamanında oynanmadı",
  resultsToday: "Bugünün skorları: oynanan maçlar ve biten maçların sonuçları, lig lig, anında.",
  resultsByDate:
    "Tarihe göre sonuçlar: istediğiniz günün maç sonuçları, spor ve lige göre, bölüm skorlarıyla.",
  table: (champ, n) => `${champ}: ${n} maç sonunda puan durumu.`,
  leaders: (names) => `Zirvedekiler: ${names}.`,
  tableMore: "Her takımın maç, galibiyet, beraberlik, mağlubiyet, gol ve puan sayıları.",
  disciplines: (names) => `Oyunlar: ${names}.`,
  cyberAll: (kind) =>
    `${kind}, tüm maçlar tek listede: önce oynananlar, sonra başlama saatine göre yaklaşanlar.`,
  cyberDiscipline: (name, kind) =>
    `${name} – ${kind}: oynanan ve yaklaşan maçlar, oranlar ve sonuçlarla.`,
  cyberChamps: (name, kind, n) =>
    `${name} – ${kind}: ${n} lig ve her birinde oynanan ve yaklaşan maç sayısı.`,
  cyberDisciplines: (kind) => `${kind}, oyuna göre: her birinde bahse açık maç ve lig sayısı.`,
  marbles: "Bilye yarışları: canlı oranlı etaplar, olasılıkları yayımlanmış çekilişlerle.",
  casino: (n, makers) =>
    `Casino: ${makers} sağlayıcıdan ${n} oyun, slotlardan canlı masalara kadar.`,
  casinoList: (title, n, makers) => `${title}: ${n} oyun. Sağlayıcılar: ${makers}.`,
  returns: (range) => `Oyuncuya geri dönüş: ${range}.`,
  casinoMore: "Her tur denetlenebilir.",
  provider: (name, n, since) => `${name}: ${since} yılından beri çalışan stüdyodan ${n} oyun.`,
  providers: (n) => `Casino sağlayıcıları: ${n} stüdyo ve her birinin burada kaç oyunu olduğu.`,
  byProvider: "Sağlayıcıya göre casino oyunları: her stüdyonun en bilinen oyunları kendi rafında.",
  makers: (names) => `Aralarında: ${names}.`,
  casinoGame: (name, maker, returns) => `${name}, ${maker}: oyuncuya geri dönüş ${returns}.`,
  stakes: (from, to) => `Bahisler ${from} ile ${to} arasında.`,
  fairness: "Bir casino turunu kendiniz denetleyin:",
  lottoResults:
    "Loto sonuçları: her lotonun son çekilişleri, numaraları ve denetlemek için tohumları.",
  lottoResultsOf: (name) =>
    `${name}, sonuçlar: tüm çekilişlerin numaraları ve denetlemek için tohumları.`,
  linePrice: (amount) => `Bir kolonun fiyatı ${amount}.`,
  totoNext: (name) =>
    `${name}, sonraki çekiliş: şimdikinin bitmesini beklemeden kuponunuzu doldurun.`,
  totoDraw: (name, number) => `${name}, ${number}: çekilişin maçları, skorları ve sonuçları.`,
  totoDrawNow: (name) =>
    `${name}, satıştaki çekiliş: maçları, başlama saatleri ve havuzun nasıl paylaşıldığı.`,
  totoWinners: (name) =>
    `${name}, kazananlar: son çekilişlerde her kategoride kaç kupon kazandı ve ne ödendi.`,
  closes: (when) => `Kuponlar şu ana kadar alınır: ${when}.`,
  calculator: "Tekli, kombine ve sistem bahisleri için hesaplayıcı:",
  term: (name, lead) => `${name}: ${lead}`,
  termMore: "Anlamı ve hesaplı bir örnek bahis alfabesinde.",
  alphabetMore: "Kuponun ve kuralların her sözcüğü burada.",
  postsMore: "Hesaplı örneklerle yazılar; tahmin ve vaat yok.",
  newsMore: "Bahisler, casino ve hesabınızla ilgili haberler.",
  partnersMore: "Her birinin bu sitede kaç oyunu olduğuyla birlikte.",
};
