import type { RuleSetsForOperator } from "../rules";

/** The rules in Turkish, as bets are actually taken and settled (CPN-25). */
export const tr: RuleSetsForOperator = ({ company, age }) => ({
  general: {
    title: "Bahis kuralları",
    lead: "Bahisler nasıl yapılır, sonuçlandırılır ve ödenir. Bahsiniz, yapıldığı anda geçerli olan kurallara göre sonuçlandırılır.",
    chapters: [
      {
        title: "Kimler bahis yapabilir",
        blocks: [
          {
            ul: [
              `Hesap açmak için en az ${age} yaşında olmalısınız.`,
              "Yalnızca bir hesabınız olabilir. Kayıtlı bir e-posta adresi veya telefonla ikinci bir hesap açılamaz.",
              "Mola, ara veya kendini dışlama süresince bahis yapamazsınız.",
              "Kendi bahis ve kayıp limitlerinizin izin verdiğinden fazlasını yatıramazsınız.",
              "Yalnızca kendi paranızla ve kendi adınıza bahis yapın.",
              "Oyuncular, antrenörler, hakemler ve görevliler yer aldıkları karşılaşmalara bahis yapamaz.",
            ],
          },
        ],
      },
      {
        title: "Bahis yapmak",
        blocks: [
          {
            ul: [
              "Bahis numarasını taşıyan makbuzu gördüğünüzde bahsiniz kabul edilmiştir. O ana kadar para çekilmez.",
              "Tutar, bahis kabul edildiği anda bakiyenizden düşülür. Sonrasında bahis değiştirilemez ve geri alınamaz.",
              "Düğmeye iki kez bassanız da tek bahis yapılır.",
              "Bağlantı koparsa bahsin kabul edilip edilmediğini kontrol eder, size bildiririz. Sonuç belli olmadan reddedildi demeyiz.",
              "Bize çok geç ulaşan bahis kabul edilmez.",
              "Bahsiniz bize ulaşmadan oran değişirse ayarınız geçerlidir: her zaman sor, her oranı kabul et ya da yalnızca yükselen oranı kabul et.",
              "Seçimlerinden biri askıdayken bahis kabul edilmez.",
              "Maç önü seçimi, karşılaşma başladıktan sonra kabul edilmez. Başladıktan sonra canlı oranlarla bahis yapabilirsiniz.",
              "Tutar, kuponda gösterilen en az ve en çok tutar arasında olmalı ve bakiyenizi aşmamalıdır.",
              "Bu ayarı açtıysanız, seçimi eklediğinizden beri skor değiştiyse bahis kabul edilmez.",
              "Bir kupona en çok 50 seçim eklenebilir.",
            ],
          },
        ],
      },
      {
        title: "Bahis türleri",
        blocks: [
          {
            dl: [
              ["Tekli", "Tek seçim. Kazanırsa ödeme tutar × orandır."],
              ["Kombine", "İki veya daha fazla seçim. Oranlar çarpılır ve hepsi kazanmalıdır."],
              [
                "Sistem",
                "Üç veya daha fazla seçimden oluşan aynı boydaki tüm kombineler. Her biri bir kolondur; tutar kolonlara eşit bölünür.",
              ],
              [
                "Banko",
                "Sistemin her kolonunda yer alan seçim. Kaybederse tüm kolonlar kaybeder. Canlı seçim banko olamaz.",
              ],
              [
                "Tam kapsamlı sistem",
                "İkililerden veya teklilerden başlayarak her boyda kolonu tek bir adla içeren sistem.",
              ],
              [
                "Tekliler",
                "Kupondaki her seçim ayrı bir bahistir ve sırayla yapılır. Biri reddedilirse ötekiler geçerli kalır.",
              ],
              [
                "Çoklu bahis",
                "Seçimler bloklara ayrılır. Her blok kendi tutarı olan bir tekli veya kombinedir; kaybeden blok yalnızca o tutarı kaybettirir.",
              ],
              [
                "VIP bahis",
                "En yüksek tutarın üzerinde, en çok üç katına kadar bahis. Yalnızca maç önü; çoklu bahiste yoktur.",
              ],
            ],
          },
          {
            p: "Tam kapsamlı sistem tek bir bahistir. Trixie (3 seçim, 4 kolon), Yankee (4, 11), Canadian ya da Super Yankee (5, 26), Heinz (6, 57), Super Heinz (7, 120) ve Goliath (8, 247) ikili ve daha uzun tüm kolonları içerir. Patent (3, 7), Lucky 15 (4, 15), Lucky 31 (5, 31) ve Lucky 63 (6, 63) teklileri de içerir. Tutar kolonlara eşit bölünür ve her kolon tekli ya da kombine olarak sonuçlandırılır: kaybeden seçim yer aldığı kolonları kaybettirir, iptal olan seçim bu kolonlarda 1 oranıyla sayılır, yarım kazanan veya yarım kaybeden seçim için “Toplam ve handikap” bölümü geçerlidir. Ödeme, tüm kolonların toplamıdır ve bir kez aşağı yuvarlanır. Tek seçimin ya da tüm seçimlerin tutması için ek ödeme yapılmaz. Tutar ve ödeme sınırları bahsin tamamı içindir.",
          },
          {
            p: "Aynı karşılaşmanın seçimleri birbirine bağlıdır; kombinede, sistemde veya bir blokta ayrı ayrı yer alamaz. Bahis oluşturucuyla birleştirin ya da tekli olarak oynayın.",
          },
          { p: "Aynı karşılaşma, çoklu bahsin iki ayrı bloğunda yer alabilir." },
        ],
      },
      {
        title: "Bahis oluşturucu",
        blocks: [
          {
            ul: [
              "Bahis oluşturucu, bir futbol maçından iki ila altı seçimi kendi oranı olan tek bir seçimde birleştirir.",
              "Maç sonucu, çifte şans, karşılıklı gol ile buçuklu toplam ve handikaplar birleştirilebilir.",
              "Oran birleşim için hesaplanır; bu yüzden çoğu zaman tek tek oranların çarpımından farklıdır.",
              "Birlikte kazanamayacak seçimler birleştirilemez; ötekilerin zaten kapsadığı bir seçim de eklenemez.",
              "Her seçim kazanırsa birleşim kazanır. Biri kaybederse kaybeder. Maç iptal olursa o da iptal olur.",
            ],
          },
        ],
      },
      {
        title: "Sonuçlandırma",
        blocks: [
          {
            ul: [
              "Kombine, son karşılaşması sonuçlanınca ödenir. Kaybeden ilk seçimle birlikte kaybeder.",
              "Sistem, açık seçimler artık ödemeyi değiştiremeyeceği anda sonuçlandırılır.",
              "İptal olan seçim 1 oranıyla sayılır: teklide tutar iade edilir, kombine o seçim olmadan sürer.",
              "Ertelenen veya sonuçsuz yarıda kalan karşılaşma iptal sayılır.",
              "Konusu oynanmayan veya verilerde yer almayan seçim iptal olur.",
              "Hesap tamdır. Yalnızca toplam ödeme, para biriminin en küçük birimine aşağı yuvarlanır.",
            ],
          },
          {
            dl: [
              ["Futbol", "Normal süre ve eklenen dakikalar. Uzatmalar ve penaltılar sayılmaz."],
              [
                "Buz hokeyi",
                "Uzatma ve penaltılar yalnızca maçın galibinde sayılır. Öteki marketler normal süreye göre sonuçlanır.",
              ],
              ["Basketbol", "Uzatma tüm marketlerde sayılır."],
              [
                "Tenis ve masa tenisi",
                "Maç başlamazsa veya bir oyuncu çekilirse, maça yapılan tüm bahisler iptal olur.",
              ],
              [
                "E-spor",
                "Maç başlamazsa, maça yapılan tüm bahisler iptal olur. Oynanmayan haritaya yapılan seçim de iptal olur.",
              ],
            ],
          },
        ],
      },
      {
        title: "Düzeltilen sonuçlar",
        blocks: [
          {
            ul: [
              "Yanlış bir sonuç düzeltilirse bahsiniz yeniden sonuçlandırılır. Fark ödenir veya geri alınır, size de mesaj göndeririz.",
              "Yeniden açılan bahis, son karşılaşmasıyla birlikte sonuçlandırılır.",
              "Bozdurulan bahis yeniden sonuçlandırılmaz. Bir bölümü bozdurulduysa yalnızca kalanı sonuçlandırılır.",
              "Bakiyeniz geri alınan tutara yetmezse eksik kalan borç olur. Borç yalnızca o hesaptaki bahislerin ödemelerinden kapatılır.",
              "O hesapta açık bahis kalmayınca borç silinir.",
              "Bonus hesabından yalnızca içindeki kadar geri alınır; borç doğmaz.",
            ],
          },
        ],
      },
      {
        title: "Bahis bozdurma",
        blocks: [
          {
            ul: [
              "Açık bir bahsi teklif ettiğimiz tutara bozdurabilirsiniz. Tutar hemen ödenir, sonraki sonuçlar bunu değiştirmez.",
              "Teklif oranları izler. Bahsi yaptığınız anda tutarın %5 eksiğidir.",
              "Teklif 15 saniye geçerlidir. Bu sürede oran değişir veya bir seçim askıya alınırsa bahis bozdurulmaz.",
              "Bir seçim askıdayken, bahis sonuçlandıktan sonra ve bonus hesabından yapılan bahislerde teklif verilmez.",
              "Bahsin bir bölümünü bozdurabilirsiniz. Tutarın kalanı aynı oranlarla bahiste kalır.",
              "Otomatik bozdurma için bir tutar belirleyebilirsiniz. Bahsin tamamı için verilen teklif ona ulaşınca bahis bozdurulur.",
              "Otomatik bozdurma garanti değildir: askı süresince bekler, sonuçlanan bahis ise sonucuna göre ödenir.",
              "Bir bölümün bozdurulması otomatik bozdurmayı iptal eder.",
            ],
          },
        ],
      },
      {
        title: "Bonuslar ve avanslar",
        blocks: [
          {
            ul: [
              "Yatırım bonusu bonus hesabına yatırılır. Şartları, bonusu almadan önce gösterilir.",
              "Bonus parası çekilemez, başka para birimine çevrilemez; loto ve totoda kullanılamaz.",
              "Çevrim şartına yalnızca bonus hesabından yapılan, şartlardaki seçim sayısı ve orana uyan kombineler sayılır. İptal olan ve bozdurulan bahisler sayılmaz.",
              "Süresinde çevrilen bonus, şartlarda yazan tutara kadar sizin paranız olur.",
              "Süresinde çevrilmeyen bonus, açık bahislerinin ödemeleriyle birlikte sona erer.",
              "Aynı para biriminde para çekmek veya çevirmek bonusu sona erdirir. Kendi paranız etkilenmez.",
              "Kombine bonusu, sunulduğu yerde, oranı en az 1.1 olan üç seçimle başlar ve %10'a kadar çıkar. İptal olan seçimler sayılmaz.",
              "Promosyon kodu, kazanan tek bir tekli veya kombinenin ödemesine kendi yüzdesini ekler.",
              "Avans, açık bahislerinizin tutarlarının en çok yarısı kadardır. Sonraki ödemelerinizden öncelikle geri alınır.",
              "Son açık bahsiniz sonuçlandığında avanstan kalan borç silinir.",
            ],
          },
        ],
      },
      {
        title: "En yüksek ödeme",
        blocks: [
          {
            ul: [
              "Oranı ne olursa olsun bir bahis aşağıdaki tutardan fazlasını ödemez. Bonus hesabı, kombine bonusu ve promosyon kodları da buna dahildir.",
              "Çoklu bahiste sınır her blok için ayrı geçerlidir.",
              "VIP bahis bu tutarın iki katına kadar öder.",
              "Kupon, makbuz ve bahis geçmişi, ödemenizin sınırlandığını belirtir.",
              "Bir bölümü bozdurduğunuzda kalan bahsin sınırı aynı oranda düşer.",
            ],
          },
          { highestPayouts: true },
        ],
      },
      {
        title: "Toplam ve handikap",
        blocks: [
          {
            dl: [
              ["Buçuklu çizgiler: 2.5, −1.5", "Bahis ya kazanır ya kaybeder."],
              ["Tam çizgiler: 2, −1", "Sonuç tam çizgiye denk gelirse bahis iptal olur."],
              [
                "Çeyrek çizgiler: 2.25, −0.75",
                "Tutarın yarısı iki komşu çizginin her birine yatırılır: 2.25, yarısı 2'ye ve yarısı 2.5'e demektir.",
              ],
            ],
          },
          {
            p: "Bir yarısı kazanır, öteki iptal olursa seçim (1 + oran) ÷ 2 ile sayılır. Bir yarısı kaybeder, öteki iptal olursa ½ ile sayılır.",
          },
          {
            p: "Örnek: 2.25 üst, oran 1.90, tutar 100. Üç gol: 190 ödenir. İki gol: yarısı iptal olur, yarısı kaybeder, 50 ödenir. Bir gol: kaybeder.",
          },
        ],
      },
      {
        title: "Hatalar ve şikâyetler",
        blocks: [
          {
            ul: [
              "Bahsiniz makbuzdaki oranla sonuçlandırılır; oran sonradan değişse veya hatalı olduğu anlaşılsa bile.",
              "Sonuca katılmıyorsanız bahis numarasıyla birlikte bize yazın.",
              `${company} her şikâyeti yazılı olarak ve gerekçesiyle yanıtlar.`,
            ],
          },
          {
            links: [
              ["disputeresolution", "Nasıl şikâyet edilir"],
              ["responsiblegaming", "Sorumlu oyun"],
            ],
          },
        ],
      },
    ],
  },
  football: {
    title: "Futbol kuralları",
    lead: "Futbol marketleri ne anlama gelir ve nasıl sonuçlandırılır.",
    chapters: [
      {
        title: "Neler sayılır",
        blocks: [
          {
            ul: [
              "Her iki yarının golleri, eklenen dakikalarla birlikte sayılır. Uzatmalar ve seri penaltılar sayılmaz.",
              "Kendi kalesine atılan gol, yazıldığı takımın golüdür.",
              "Bitiş düdüğündeki sonuç geçerlidir. Yanlış yayımladıysak düzeltilir.",
              "Maç nerede oynanırsa oynansın, adı önce yazılan takım 1. takımdır.",
            ],
          },
        ],
      },
      {
        title: "Marketler",
        blocks: [
          {
            dl: [
              ["1, X, 2", "1. takım kazanır, beraberlik, 2. takım kazanır."],
              ["1X, 12, 2X", "1. takım yenilmez; iki takımdan biri kazanır; 2. takım yenilmez."],
              ["Toplam üst, alt", "İki takımın toplam golü çizgiyle karşılaştırılır."],
              [
                "Handikap 1, 2",
                "Çizgi o takımın gollerine eklenir. Takım öne geçerse bahis kazanır, eşitlik olursa iptal olur.",
              ],
              [
                "Karşılıklı gol",
                "Var: iki takım da en az bir gol atar. Yok: en az bir takım gol atamaz.",
              ],
              [
                "Doğru skor",
                "Maçın tam sonucu. Bir takım beş veya daha fazla gol atarsa “diğer skor” kazanır.",
              ],
              ["Devre, korner, kart", "Maç için bu veriler yoksa bahis iptal olur."],
            ],
          },
        ],
      },
      {
        title: "Canlı bahisler",
        blocks: [
          {
            ul: [
              "Canlı yapılan toplam veya handikap bahsi, bahisten önceki goller dahil tüm maçı kapsar.",
              "Golden sonra marketler kısa süreliğine askıya alınır.",
              "Gösterilen süre ve skor maçın gerisinde kalabilir. Yalnızca bilgi içindir.",
            ],
          },
          { links: [["rules/general", "Bahis kuralları"]] },
        ],
      },
    ],
  },
});
