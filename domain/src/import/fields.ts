// Fields that a column of an organiser's file can hold, and the headings by which they are recognised.
import { headingReader } from './heading-reader.ts';
import { foldHeading, listedIn, wordFinder } from './headings.ts';
import { fieldOfPart, PART_HEADINGS, type Part, partOfHeading } from './part-headings.ts';
import { personFieldOfHeading } from './registrations/fields.ts';

export const IMPORT_FIELDS = [
  'company',
  'booth',
  'hall',
  'country',
  'profile',
  'description',
  'subCategories',
  'category',
  'places',
  'website',
  'email',
  'profileMs',
  'profileZh',
  'descriptionMs',
  'descriptionZh',
  'product',
  'productDescription',
  'products',
  'representative',
  'representativeTitle',
  'representativeEmail',
  'blocked',
  'blockedDay',
  'blockedTime',
  'blockedUntil',
  'picture',
  'categoryMs',
  'categoryZh',
  'subCategoryMs',
  'subCategoryZh',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Name fields: no number, address or phone number can be a name. */
export const NAMES: readonly ImportField[] = ['company', 'representative', 'product'];

/** Fields whose value may be split over several columns. */
const WHOLE_OF: Partial<Record<Part, ImportField>> = {
  given: 'representative',
  middle: 'representative',
  family: 'representative',
};

/** The field of each column in file order; null for a column that is not imported. */
export type ColumnFields = readonly (ImportField | null)[];

/** Fields that no list of categories has: a file with one of them lacks its company column. */
const OF_EXHIBITORS: ReadonlySet<string> = new Set<ImportField>([
  'company',
  'booth',
  'hall',
  'country',
  'website',
  'email',
  'places',
  'product',
  'products',
  'representative',
  'representativeEmail',
]);

/** Whether a file lists categories: it has no company fields. */
export const isOfCategories = (columns: readonly (string | null)[]): boolean =>
  columns.every((field) => field === null || !OF_EXHIBITORS.has(field));

/**
 * Headings in English, Malay and Chinese, and others common in fairs' spreadsheets. Case, accents, punctuation and
 * notes in brackets are ignored.
 */
const HEADINGS: Record<ImportField, string> = {
  company:
    'company name|company|exhibitor|exhibitor name|name|name of company|account name|organisation name|organization name|name of the company|name of exhibitor|name of the exhibitor|name of organisation|name of organization|name of the organisation|legal name|company legal name|trading name|firm name|business name|name der firma|name des ausstellers|ausstellername|organisationsname|nombre de empresa|nombre empresa|nombre del expositor|nom entreprise|nom de l entreprise|nom exposant|nome empresa|nome espositore|nome do expositor|company / brand|brand|brand name|firm|organisation|organization|exhibiting company|firma|empresa|entreprise|société|nama syarikat|syarikat|pempamer|nama pempamer|公司|公司名称|公司名|企业名称|企业|参展商|展商|展商名称|参展商名称|单位名称|компания|название компании|название|экспонент|фирма|会社名|회사명|업체명|firmenname|unternehmen|aussteller|nom de l exposant|exposant|raison sociale|nom de la société|azienda|nome azienda|ditta|ragione sociale|espositore|expositor|razón social|nombre de la empresa|compañía|razão social|nome da empresa|bedrijf|bedrijfsnaam|nazwa firmy|wystawca|název firmy|vystavovatel|cégnév|kiállító|firma adı|katılımcı|şirket|şirket adı|perusahaan|nama perusahaan|công ty|tên công ty|出展者名|出展者|出展社名|出展社|企業名|社名|업체|기업명|참가업체|참가업체명|公司名稱|參展商|參展商名稱|廠商名稱|企業名稱|บริษัท|ชื่อบริษัท|الشركة|اسم الشركة|العارض|חברה|שם החברה|שם חברה|εταιρεία|επωνυμία|εκθέτης|участник',
  booth:
    'booth number|booth|all booths|booths|booth numbers|booth no|booth nr|stand|stand number|stand no|stand nr|booth / stand|location|no gerai|nombor gerai|gerai|nombor petak|petak|展位|展位号|展台|展台号|摊位|摊位号|стенд|номер стенда|ブース|부스|부스번호|standnummer|stand numéro|standnr|messestand|numéro de stand|n° de stand|no de stand|numero stand|número de stand|estande|stoisko|nr stoiska|numer stoiska|stánek|číslo stánku|stant|stant no|stant numarası|nomor stan|nomor booth|gian hàng|số gian hàng|小間番号|小間|ブース番号|부스 번호|攤位|攤位號|攤位號碼|展位號|บูธ|หมายเลขบูธ|رقم الجناح|الجناح|דוכן|ביתן|מספר דוכן|περίπτερο|αριθμός περιπτέρου|booth location|stand location|booth position|stand position|booth code|stand code|stands|stand numbers|assigned booth|assigned stand|allocated booth|allocated stand|booth allocation|stand allocation|booth assignment|stall|stall number|stall no|lokasi gerai|lokasi petak|kedudukan gerai|kod gerai|lokasi booth|lokasi stan|posisi booth|展位位置|展台位置|摊位位置|展位编号|展台编号|摊位编号|展位号码|攤位位置|攤位編號|ブース位置|小間位置|ブース no|出展ブース|出展小間|出展小間番号|부스위치|부스 위치|부스 no|standplatz|standposition|stand nummer|standnummern|messestand nummer|emplacement|emplacement du stand|emplacement stand|position du stand|numéro du stand|stand n|n stand|ubicación|ubicación del stand|número del stand|caseta|número de caseta|localização do estande|localização do stand|número do estande|número do stand|posizione stand|posizione dello stand|numero di stand|numero dello stand|standlocatie|stand locatie|standplaats|lokalizacja stoiska|położenie stoiska|numer stanowiska|umístění stánku|pozice stánku|stand helye|stand száma|standszám|stant yeri|stand yeri|stant konumu|stand konumu|stand numarası|vị trí gian hàng|mã gian hàng|расположение стенда|место стенда|номер места|№ стенда|ตำแหน่งบูธ|เลขบูธ|เลขที่บูธ|موقع الجناح|رمز الجناح|מיקום הדוכן|מיקום דוכן|מספר ביתן|θέση περιπτέρου|θέση stand',
  hall: 'hall|hall number|hall no|pavilion|dewan|balai|展馆|馆号|展厅|展馆号|зал|павильон|halle|pavillon|padiglione|pabellón|pavilhão|hala|pawilon|pavilon|csarnok|salon|salon no|ホール|展示ホール|홀|전시홀|展館|展廳|ฮอลล์|القاعة|אולם|αίθουσα',
  country:
    'country|country/region|country region|country or region|region|nation|country of origin|origin|negara|negara/wilayah|negara asal|国家|国家/地区|国家地区|国家或地区|国别|страна|pays|land|país|paese|国|국가|herkunftsland|nazione|kraj|země|ország|ülke|quốc gia|国・地域|国名|국가명|國家|國家/地區|國別|ประเทศ|البلد|الدولة|מדינה|ארץ|χώρα',
  profile:
    'product profile|profile|what they show|exhibits|products on show|product category description|profil produk|profil|产品简介|展品|展品简介|展品范围|产品概况|主要产品|профиль|продукция|出展製品|出展品|出展物|出展内容|전시품목|전시품|展出產品|sergilenen ürünler',
  description:
    'description|about|company description|company profile|about us|introduction|text|penerangan|perihal|keterangan|penerangan syarikat|公司简介|简介|描述|介绍|企业简介|公司介绍|описание|о компании|beschreibung|firmenbeschreibung|firmenprofil|descripción|descrição|descrizione|présentation|profilo aziendale|açıklama|会社概要|会社紹介|회사소개|公司簡介',
  subCategories:
    'sub-categories|subcategories|sub category|sub-category|subcategory|categories|interests|product categories|product groups|tags|subkategori|sub-kategori|kategori produk|子类别|子分类|小类|产品类别|产品分类|подкатегория|подкатегории|категории|produktgruppen|warengruppen|catégories|categorie merceologiche|categorías|categorias|ürün grupları|製品カテゴリー|제품분류|產品類別',
  category:
    'category|main category|sector|sektör|sektor|branche|secteur|settore|setor|kategori|kategori utama|类别|分类|大类|категория|раздел',
  places:
    'places|parallel meetings|meetings in parallel|number of tables|tables|mesyuarat serentak|pertemuan serentak|tempat|meja|席位|同时会面数|同时洽谈数|桌数|会面席位',
  website:
    'website|web|web site|website url|company website|homepage|url|link|laman web|网站|网址|官网|сайт|webseite|internetseite|internet|site web|site internet|site|sito|sito web|sito internet|página web|sitio web|web sitesi|internet sitesi|www|strona www|situs web|ホームページ|ウェブサイト|홈페이지|웹사이트|網站|網址|เว็บไซต์|الموقع الإلكتروني|אתר|אתר אינטרנט|ιστοσελίδα',
  email:
    'email id|e-mail id|company email|general email|email|e-mail|email address|contact email|contact e-mail|e-mail address|mail|emel|e-mel|alamat emel|emel hubungan|e-mel hubungan|邮箱|电子邮箱|电子邮件|联系邮箱|почта|эл почта|e mail|e-mail-adresse|adresse e-mail|adresse mail|courriel|correo|correo electrónico|posta elettronica|e-posta|メール|メールアドレス|이메일|電子郵件|電郵|อีเมล|البريد الإلكتروني|אימייל|דוא ל',
  profileMs:
    'product profile in malay|product profile (malay)|product profile ms|profil produk (melayu)|产品简介（马来文）|产品简介马来文',
  profileZh:
    'product profile in chinese|product profile (chinese)|product profile zh|profil produk (cina)|产品简介（中文）|产品简介中文',
  descriptionMs:
    'description in malay|description (malay)|description ms|penerangan (melayu)|公司简介（马来文）|公司简介马来文',
  descriptionZh:
    'description in chinese|description (chinese)|description zh|penerangan (cina)|公司简介（中文）|公司简介中文',
  product:
    'product|product name|item|produk|nama produk|产品|产品名称|产品名|товар|продукт|название продукта|商品名|제품명|produkt|produit|prodotto|producto|produto|製品名|產品|產品名稱',
  productDescription:
    'product description|description of product|product details|penerangan produk|butiran produk|产品描述|产品说明|产品介绍|описание продукта',
  products:
    'products|product list|list of products|senarai produk|产品列表|产品清单|продукты|produkte|produits|prodotti|productos|produtos|producten|produkty|ürünler|製品|取扱製品|제품|產品列表|منتجات|المنتجات',
  representative:
    'representative|representative name|representatives|contact person|contact name|contact|person|wakil|nama wakil|wakil syarikat|orang hubungan|代表|代表姓名|联系人|представитель|контактное лицо|ansprechpartner|kontaktperson|personne de contact|persona de contacto|persona di contatto|referente|yetkili kişi|ilgili kişi|担当者|担当者名|담당자|聯絡人|聯繫人',
  representativeTitle:
    'representative title|job title|position|title|designation|jawatan|jawatan wakil|职务|职位|代表职务|должность',
  representativeEmail:
    'representative email|representative e-mail|email of representative|contact person email|emel wakil|e-mel wakil|代表邮箱|联系人邮箱',
  blocked:
    'blocked hours|blocked|not available|unavailable|unavailable hours|waktu disekat|waktu ditutup|masa disekat|不可用时段|不可预约时段|封锁时段|занято',
  blockedDay:
    'blocked day|day|date|blocked date|hari disekat|hari ditutup|hari|tarikh|不可用日期|不可预约日期|日期|封锁日期|дата|день',
  blockedTime:
    'blocked time|time|hour|blocked hour|from|start|start time|from time|begin|masa|masa ditutup|waktu|dari|mula|masa mula|不可用时间|不可预约时间|时间|封锁时间|开始|开始时间|время|с|начало',
  blockedUntil:
    'blocked until|until|to|end|end time|to time|till|ditutup hingga|hingga|tamat|masa tamat|不可预约至|结束|结束时间|до|конец',
  picture:
    'picture|logo|image|photo|logo link|logo url|picture link|image link|image url|product image|gambar|pautan gambar|pautan logo|图片|标志|图片链接|логотип|фото',
  categoryMs: 'category in malay|category (malay)|category ms|kategori (melayu)|类别（马来文）|类别马来文',
  categoryZh: 'category in chinese|category (chinese)|category zh|kategori (cina)|类别（中文）|类别中文',
  subCategoryMs:
    'sub-category in malay|sub-category (malay)|subcategory ms|subkategori (melayu)|子类别（马来文）|子类别马来文',
  subCategoryZh:
    'sub-category in chinese|sub-category (chinese)|subcategory zh|subkategori (cina)|子类别（中文）|子类别中文',
};

/** Headings about people other than their names: 'Contact (city)' is not a contact. */
function isOfPerson(text: string): boolean {
  const field = personFieldOfHeading(text);
  return field !== null && field !== 'name' && field !== 'companyName';
}

const named = headingReader(HEADINGS, {
  names: NAMES,
  isElsewhere: (text) => isOfPerson(text) || partOfHeading(text) !== null,
});

/** Without a separator between them. */
const TOGETHER =
  'hall booth|hall booth number|hall booth no|hall stand|hall stand no|booth hall|stand hall|halle stand|hall et stand|馆号展位号|展馆展位|展馆展位号|馆位号|展館攤位|展館展位|홀부스|홀 부스';
const HALL_AND_BOOTH: ReadonlySet<string> = new Set(TOGETHER.split('|').map(foldHeading));

/** Whether cells below a heading also contain the hall: 'Halle / Stand', 'Hall and booth no.'. */
export function isHallAndBooth(heading: string): boolean {
  const listed = listedIn(heading).map(named);
  return HALL_AND_BOOTH.has(foldHeading(heading)) || (listed.includes('hall') && listed.includes('booth'));
}

const mayBeHeading = wordFinder([...Object.values(HEADINGS), ...PART_HEADINGS, TOGETHER]);

/** The field that a heading names in whole or in part; null for any other text. */
export function fieldOfHeading(heading: string): ImportField | null {
  if (!mayBeHeading(heading)) return null;
  return isHallAndBooth(heading) ? 'booth' : (named(heading) ?? fieldOfPart(WHOLE_OF, heading));
}
