import type { Articles } from "../pages";

/** Responsible gambling (LIM-18). */
export const responsibleGambling: Articles<"responsiblegaming"> = ({ age }) => ({
  responsiblegaming: {
    title: "Sorumlu oyun",
    lead: "Bahis, para harcanan bir eğlencedir. Geçim yolu da borçtan kurtulma yolu da değildir.",
    blocks: [
      { h: "Kısaca" },
      {
        ul: [
          `Burada yalnızca ${age} yaşını doldurmuş kişiler bahis yapabilir.`,
          "Ne kadar para ve zaman harcayacağınıza başlamadan karar verin ve orada durun.",
          "Yalnızca kaybetmeyi göze alabileceğiniz parayla bahis yapın.",
          "Kaybınızın peşinden koşmayın: kaybedilen para gitmiştir, sonraki bahis onu geri getirmez.",
          "Üzgün veya yorgunken ya da alkol aldıktan sonra bahis yapmayın.",
        ],
      },
      { h: "Hesabınızdaki araçlar", needs: "office:responsible" },
      { p: "Hepsi limitler sayfasındadır, hemen geçerli olur ve ücretsizdir." },
      {
        dl: [
          ["Yatırma limiti", "Bir günde, haftada veya ayda en çok ne kadar yatırabileceğiniz."],
          [
            "Kayıp limiti",
            "Bir günde, haftada veya ayda en çok ne kadar kaybedebileceğiniz. Bunu aşabilecek bir bahis reddedilir.",
          ],
          [
            "Bahis limiti",
            "Bir günde, haftada veya ayda toplam en çok ne kadar bahis yapabileceğiniz.",
          ],
          ["Oturum limiti", "Oturumun kaç saat sürebileceği. Süre dolunca oturumunuz kapanır."],
          [
            "Gerçeklik kontrolü",
            "Seçtiğiniz aralıklarla ne kadar süredir oynadığınızı ve ne kadar kazanıp kaybettiğinizi hatırlatır.",
          ],
          [
            "24 saatlik mola",
            "Giriş yaptıysanız her sayfadan başlatabilirsiniz. Bitene kadar bahis yapamaz ve para yatıramazsınız.",
          ],
          ["Ara", "Birkaç gün veya hafta oyuna ara. Kısaltılamaz."],
          ["Kendini dışlama", "Uzun bir ara. Kısaltılamaz, size reklam göndermeyi de bırakırız."],
        ],
      },
      {
        p: "Limiti düşürmek hemen geçerli olur. Yükseltmek veya kaldırmak ancak bekleme süresinden sonra ve süre bittiğinde yeniden onaylarsanız geçerli olur.",
      },
      { links: [["office/responsible", "Limit koyun veya mola verin"]] },
      { h: "Sorun haline geldiğinin belirtileri" },
      {
        p: "Dürüstçe yanıtlayın. Tek bir evet mola vermek, birkaç evet biriyle konuşmak için nedendir.",
      },
      {
        ul: [
          "Düşündüğünüzden daha uzun süre veya daha çok parayla mı bahis yapıyorsunuz?",
          "Kaybettiğinizi geri kazanmaya mı çalışıyorsunuz?",
          "Bahis için borç aldınız veya bir şey sattınız mı?",
          "Ne kadar bahis yaptığınızı yakınlarınızdan saklıyor musunuz?",
          "İşte, ders çalışırken veya ailenizleyken bahsi düşünüyor musunuz?",
          "Bahis yapamadığınızda huzursuz veya sinirli oluyor musunuz?",
          "Bahis size uykuya, işe, okula veya bir dostluğa mal oldu mu?",
          "Dertlerden kaçmak için mi bahis yapıyorsunuz?",
        ],
      },
      { h: "Kendini dışlama nasıl işler", needs: "office:responsible" },
      {
        ol: [
          "Ne kadar süreceğini siz seçersiniz ve onaylamadan önce bitiş tarihini görürsünüz.",
          "O andan itibaren bahisler ve para yatırma reddedilir, kuponunuz boşaltılır.",
          "Oturumunuz kapatılır. Yapılmış bahisler her zamanki gibi sonuçlandırılır, paranız sizin kalır.",
          "Tarihi gelince biter; kim isterse istesin daha önce bitmez.",
        ],
      },
      {
        p: "Bahsi tümüyle bırakmak için öteki şirketlerde ve varsa ülkenizin ulusal sicilinde de kendinizi dışlayın.",
      },
      { h: "Nereden yardım alınır" },
      {
        ul: [
          "Doktorunuz sizi bir uzmana yönlendirebilir. Kumar bağımlılığı tedavi edilir ve tedavi işe yarar.",
          "Yardım hatları dinler ve nereye başvuracağınızı söyler; ücretsizdir veya arama ücretine tabidir. Bize veya başkasına bilgi vermezler.",
          "Adsız Kumarbazlar ve Gam-Anon, oynayanlar ve yakınları için internette de toplantılar düzenler.",
          "Kendinize zarar vermeyi düşünüyorsanız hemen ülkenizin acil yardım numarasını arayın.",
        ],
      },
      { helplines: { everywhere: "Her ülkede" } },
      { h: "Bir yakınınız için endişeleniyorsanız" },
      {
        p: "Gördükleriniz hakkında sakince konuşun, suçlamayın. Borç vermeyin, kumar borcunu ödemeyin. Yardım hatları ailelere ve dostlara da yol gösterir.",
      },
      { h: "Çocuklar" },
      {
        p: `${age} yaşından küçükler bahis yapamaz. Şifrenizi paylaşmayın, ortak cihazlarda çıkış yapın ve çocukların kullandığı cihazlarda ebeveyn denetimini açın.`,
      },
      {
        links: [
          ["rules/general", "Bahis kuralları"],
          ["contacts", "İletişim"],
        ],
      },
    ],
  },
});
