// Exhibitor texts in their own languages; a passage is used alone or before the English text.
import type { CategoryKey } from './categories.ts';
import { lines } from './random.ts';

const CARE_CATEGORIES: ReadonlySet<CategoryKey> = new Set(['sk', 'no', 'bo', 'hl', 'sp', 'ha', 'mb']);

/** Country | passages; an asterisk marks those suited only to makers of skincare and cosmetics. */
const TABLE = `
South Korea|*민감한 피부를 위한 저자극 화장품을 연구하고 생산합니다. / 자체 연구소와 CGMP 공장을 갖추고 소량 주문도 받습니다. / *우리 땅에서 자란 원료로 정직하게 만듭니다. / 해외 바이어와의 상담을 환영합니다. 샘플은 부스에서 받아 보실 수 있습니다. / 브랜드의 처음부터 완제품까지 함께합니다.
Japan|創業以来、素材の良さを生かしたものづくりを続けています。 / 少量生産にも対応し、処方から充填まで自社で行います。 / 海外の販売代理店様を募集しております。 / *肌にやさしい処方を、ひとつずつ丁寧に。 / 職人の手仕事と最新の分析技術をあわせもつ会社です。
China|公司集研发、生产、销售于一体，产品远销海外。 / 支持小批量定制，十五天内打样。 / 我们拥有十万级净化车间和独立的检测实验室。 / 欢迎各国客商莅临展位洽谈合作。 / 专注品质，交期准时，可提供多语种技术资料。
Hong Kong|本地設計，嚴選物料，歡迎海外買家洽談。 / 為品牌提供由概念到成品的一站式服務。
Taiwan|*以在地植萃為核心，結合生技研發，打造溫和有感的產品。 / 通過 GMP 認證，提供客製化代工服務。 / 歡迎國際通路夥伴到展位試用。
Malaysia|*Produk kami disahkan halal dan sesuai untuk semua jenis kulit. / *Diusahakan oleh keluarga sejak tiga generasi, menggunakan bahan tempatan. / Kami menerima tempahan jenama persendirian dalam kuantiti kecil. / 我们是马来西亚本地厂商，提供清真认证的代工服务。
Singapore|*专为热带气候研发，质地轻盈，适合全年使用。 / *Rumusan ringan untuk iklim tropika.
Indonesia|*Dibuat dari rempah pilihan Nusantara dan telah dinotifikasi. / *Kami melayani maklon kosmetik dengan jumlah pesanan yang fleksibel. / *Resep turun-temurun, diproduksi secara higienis.
Thailand|*ผลิตจากสมุนไพรไทยคุณภาพ ปลอดภัยต่อผิวแพ้ง่าย / *รับผลิตเครื่องสำอางครบวงจร ขั้นต่ำน้อย ส่งตรงเวลา / โรงงานของเราได้รับมาตรฐาน GMP และพร้อมส่งออกทั่วโลก / ยินดีต้อนรับผู้จัดจำหน่ายจากทุกประเทศ
Vietnam|*Sản phẩm được làm từ thảo mộc Việt Nam, lành tính cho mọi loại da. / Chúng tôi tìm kiếm nhà phân phối tại Đông Nam Á. / Nhà máy đạt chuẩn CGMP, nhận gia công theo yêu cầu.
Philippines|*Gawa sa sariling ani ng niyog at likas na sangkap. / Bukas kami sa mga distributor sa ibang bansa.
India|*प्रकृति के तत्वों से बने सौम्य उत्पाद। / हम छोटे ऑर्डर भी स्वीकार करते हैं और समय पर माल भेजते हैं। / परंपरा और विज्ञान का संगम।
Sri Lanka|*සොබාදහමේ අමුද්‍රව්‍යවලින් නිපදවූ රූපලාවණ්‍ය නිෂ්පාදන.
Kazakhstan|*Табиғи шикізаттан жасалған өнімдер. / *Натуральная косметика из горных трав. Приглашаем к сотрудничеству дистрибьюторов.
Italy|*Ricerca, colore e manualità: tutto nasce nel nostro laboratorio. / Produzione conto terzi, anche per piccoli lotti. / Cerchiamo distributori esclusivi in Asia.
France|*Une maison indépendante, des formules courtes et une fabrication entièrement française. / Nous cherchons des partenaires en Asie du Sud-Est. / Façonnage à partir de 500 pièces, du développement au conditionnement.
Germany|Familienbetrieb in dritter Generation mit eigener Entwicklung. / Wir fertigen in Deutschland und liefern weltweit. / Vertriebspartner gesucht.
Spain|*Fórmulas sencillas, ingredientes de proximidad y fabricación propia. / Buscamos distribuidores para el sudeste asiático.
Portugal|*Feito à mão, com ingredientes do Atlântico. / Procuramos parceiros de distribuição na Ásia.
Poland|*Tworzymy kosmetyki z polskich roślin, w małych partiach i bez pośpiechu. / Produkujemy również pod marką klienta. / Szukamy dystrybutorów w Azji.
Sweden|*Få ingredienser, väl valda, tillverkade i Sverige.
Denmark|*Allergivenlige produkter, udviklet og fremstillet i Danmark.
Switzerland|Forschung und Herstellung in der Schweiz. / Recherche et fabrication en Suisse.
Netherlands|*Hervulbaar, herleidbaar en eerlijk geprijsd.
Greece|*Φυσικά καλλυντικά από βότανα του Αιγαίου. / Παράγουμε με τη δική σας ετικέτα, ακόμη και σε μικρές ποσότητες.
Ukraine|*Натуральна косметика, створена у власній лабораторії. / Шукаємо партнерів для дистрибуції в Азії.
Türkiye|*Kendi bahçelerimizden gelen hammaddeyle üretiyoruz. / Özel markalı üretimde küçük adetlerle de çalışıyoruz. / Asya’da bölge bayileri arıyoruz.
United Arab Emirates|منتجات فاخرة تجمع بين الأصالة والحداثة. / نرحب بالموزعين من جميع أنحاء العالم. / *نصنع عطورنا يدويًا من أجود المكونات.
Saudi Arabia|*عطور ومنتجات عناية مستوحاة من أرض الورد والعود. / جميع منتجاتنا معتمدة وحلال.
Jordan|*منتجات طبيعية من أملاح وطين البحر الميت.
Lebanon|*صناعة يدوية من زيت الزيتون البلدي.
Egypt|*مكونات مصرية طبيعية وخبرة تمتد لأجيال. / نقدم خدمات التصنيع للغير بجودة عالية.
Morocco|*منتجات تقليدية من الأطلس، مصنوعة بعناية. / *Produits du terroir, issus de coopératives féminines.
Canada|*Des formules nordiques, fabriquées au Québec en petits lots.
Mexico|*Hecho en México con plantas de temporada. / Buscamos distribuidores en Asia.
Brazil|*Fórmulas brasileiras com ativos da floresta e respeito a quem colhe. / Buscamos distribuidores na Ásia.
Colombia|*Cosmética de los Andes, hecha en pequeños lotes.
Peru|*Ingredientes andinos y amazónicos, de comercio justo.
`;

/** Profiles in the exhibitor's own language, by country and category. */
const PROFILES = `
South Korea sk|앰플, 크림, 마스크팩
South Korea mu|립 틴트, 쿠션 파운데이션, 색조 화장품
Japan sk|美容液、化粧水、クリーム
Japan ha|シャンプー、頭皮ケア、ヘアオイル
China pk|包装瓶、软管、泵头
China na|甲油胶、穿戴甲、美甲灯
Taiwan sk|精華液、面膜、保濕霜
Thailand sp|ลูกประคบสมุนไพร น้ำมันนวด สครับขัดผิว
Thailand sk|เซรั่ม ครีมบำรุงผิว แผ่นมาสก์หน้า
Vietnam sk|Tinh chất, nước hoa hồng, mặt nạ
Malaysia hl|Penjagaan kulit halal, gincu, serum habbatus sauda
United Arab Emirates fr|عود، عطور زيتية، بخور
Saudi Arabia fr|ماء ورد طائفي، عطور، دهن العود
Ukraine sk|Сироватки, креми, натуральні олії
Türkiye sp|Kese, hamam sabunu, masaj yağları
Poland no|Kremy, oleje roślinne, szampony w kostce
`;

/** Products with names in the exhibitor's own script: country, category, picture, name, description. */
const PRODUCTS = `
South Korea|sk|dropper|쑥 진정 앰플|쑥 추출물 78퍼센트, 자극받은 피부를 위한 진정 앰플. Calming ampoule with 78 per cent mugwort extract.
South Korea|sk|sachet|쌀겨 마스크팩|Rice bran sheet mask; 한 상자에 열 장.
South Korea|mu|wand|물빛 립 틴트|맑게 물드는 워터 틴트. A water tint in nine shades.
Japan|sk|bottle|米ぬか化粧水|国産米ぬか使用、無香料。Rice bran lotion without perfume, 200 ml.
Japan|sk|jar|椿クリーム|五島列島の椿油を配合した保湿クリーム。Camellia cream, 45 g.
China|na|polish|瓷光甲油胶|高光泽，三十秒固化。High-gloss gel, cures in thirty seconds.
China|pk|pump|真空瓶|单一材质真空瓶，容量 15 至 50 毫升。Mono-material airless bottle.
Taiwan|sk|sachet|仙人掌保濕面膜|澎湖仙人掌萃取，每盒五片。Cactus sheet mask, five to a box.
Thailand|sp|sachet|ลูกประคบสมุนไพร|ขมิ้น ไพล ตะไคร้ ห่อด้วยผ้าฝ้าย Herbal compress in cotton.
Thailand|sk|dropper|เซรั่มข้าวหอมมะลิ|Jasmine rice serum, 30 ml.
Vietnam|sk|spray|Nước hoa hồng Đà Lạt|Chưng cất từ hoa hồng tươi. Rose water distilled from fresh petals.
Malaysia|sp|jar|Lulur Pala & Madu|Skrub badan dengan buah pala dan madu. Nutmeg and honey scrub.
Indonesia|sp|jar|Boreh Rempah|Hangat di kulit, dari cengkih dan jahe. A warming paste of clove and ginger.
United Arab Emirates|fr|dropper|دهن العود الملكي|عود معتّق أربع سنوات. Oud oil aged for four years.
Saudi Arabia|fr|dropper|ماء ورد طائفي|يُقطّر في موسم الورد. Taif rose water, first distillation.
Türkiye|sp|bar|Zeytinyağlı Hamam Sabunu|Soğuk yöntemle, kırk gün dinlendirilmiş. Cold-process olive soap, rested for forty days.
Poland|no|bar|Szampon w kostce z łopianem|Bez plastiku, na sześćdziesiąt myć. A burdock bar for sixty washes.
Ukraine|sk|jar|Крем з обліпихою|Живильний крем для сухої шкіри. Sea buckthorn cream for dry skin.
France|sk|jar|Crème d’après-vent|Une crème épaisse pour les jours de mistral. A thick cream for windy days.
Greece|sk|tube|Κρέμα με μαστίχα|Mastic cream from Chios, 50 ml.
`;

const parse = (table: string): Map<string, string[]> =>
  new Map(
    lines(table).map((row): [string, string[]] => {
      const [key = '', texts = ''] = row.split('|');
      return [key, texts.split(' / ')];
    }),
  );

const PASSAGES = parse(TABLE);
const OWN_PROFILES = parse(PROFILES);

/** Passages in the language of a country; none if its exhibitors write English. */
export function nativePassages(country: string, category: CategoryKey): string[] {
  const all = PASSAGES.get(country) ?? [];
  return CARE_CATEGORIES.has(category)
    ? all.map((passage) => passage.replace(/^\*/, ''))
    : all.filter((passage) => !passage.startsWith('*'));
}

/** A profile in the language of a country, if the category has one. */
export const nativeProfile = (country: string, category: string): string | undefined =>
  OWN_PROFILES.get(`${country} ${category}`)?.[0];

export interface NativeProduct {
  shape: string;
  name: string;
  description: string;
}

/** Products of a country and category with names in its own script. */
export function nativeProducts(country: string, category: string): NativeProduct[] {
  return lines(PRODUCTS)
    .map((row) => row.split('|'))
    .filter(([place, key]) => place === country && key === category)
    .map(([, , shape = '', name = '', description = '']) => ({ shape, name, description }));
}
