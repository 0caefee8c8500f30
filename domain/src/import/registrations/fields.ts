// Fields that a column of a list of people can hold, and the headings by which they are recognised.
import { ADDRESS_FIELDS } from '../../profile/address.ts';
import { FIELD_NAMES } from '../../profile/fields.ts';
import { PAYERS, PEOPLE, PLACES } from '../heading-owners.ts';
import { headingReader, type Owned } from '../heading-reader.ts';
import { wordFinder } from '../headings.ts';
import { fieldOfPart, PART_HEADINGS, type Part } from '../part-headings.ts';

/** Fields of a list besides those of the form. */
export const BESIDE_FORM = [
  'language',
  'interests',
  'booth',
  'exhibitor',
  'date',
  'time',
  'meetings',
] as const;

export const PERSON_FIELDS = [...FIELD_NAMES, ...BESIDE_FORM] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** Name fields: no number, address or phone number can be a name. */
export const NAMES: readonly PersonField[] = ['name', 'companyName', 'exhibitor'];

const OWNED: readonly Owned<PersonField>[] = [
  {
    words: PEOPLE,
    fields: ['name', 'email', 'phoneNumber', 'designation', 'companyName', ...ADDRESS_FIELDS],
  },
  { words: PLACES, fields: ADDRESS_FIELDS },
];

/** Fields that a list may have for several people or places, which are never mixed: 'Buyer Email', 'Home City'. */
export const APART: readonly Owned<PersonField>[] = [
  { words: PAYERS, fields: ['name', 'email', 'phoneNumber', 'designation', 'companyName'] },
  { words: PEOPLE, fields: ['name', 'designation'] },
  { words: PLACES, fields: ADDRESS_FIELDS },
];

/** Fields whose value may be split over several columns. */
const WHOLE_OF: Record<Part, PersonField> = {
  given: 'name',
  middle: 'name',
  family: 'name',
  houseNumber: 'addressLine1',
  diallingCode: 'phoneNumber',
};

/** The field of each column in file order; null for a column that is not imported. */
export type PersonColumns = readonly (PersonField | null)[];

/** Headings in English, Malay and Chinese, and others common in lists of visitors. */
const HEADINGS: Record<PersonField, string> = {
  name: 'name|full name|delegate|registrant|participant name|guest|guest name|invitee|first last name|first name last name|name and surname|visitor|visitor name|contact|contact name|contact person|person|attendee|buyer|buyer name|nama|nama penuh|nama pelawat|姓名|名字|联系人|参观者|观众姓名|имя|фио|nom|nombre|氏名|이름|nome|nome completo|nome e cognome|nombre completo|nombre y apellidos|nom complet|nom et prénom|vor und nachname|teilnehmer|besucher|participant|visiteur|imię i nazwisko|jméno|név|ad soyad|adı soyadı|isim|họ tên|họ và tên|お名前|名前|성명|姓名 name|ชื่อ|ชื่อ นามสกุล|الاسم|שם|שם מלא|όνομα|ονοματεπώνυμο',
  designation:
    'designation|title|job title|position|position title|role|function|jawatan|职位|职务|职称|должность|poste|cargo|funktion|役職|직책|berufsbezeichnung|fonction|qualifica|ruolo|puesto|stanowisko|pozice|ünvan|unvan|görev|chức vụ|肩書|職稱|職位|ตำแหน่ง|المسمى الوظيفي|תפקיד|θέση',
  email:
    'email|e-mail|email address|e-mail address|mail|contact email|email id|e-mail id|work email|work e-mail|business email|business e-mail|personal email|private email|primary email|main email|official email|corporate email|email 1|email 2|second email|secondary email|alternative email|alternate email|other email|private e-mail|emel|e-mel|alamat e-mel|alamat emel|邮箱|电子邮箱|电子邮件|邮件|邮箱地址|почта|эл почта|correo|correo electrónico|courriel|メール|이메일|e-mail-adresse|adresse e-mail|adresse mail|posta elettronica|indirizzo email|indirizzo e mail|e-posta|e-posta adresi|メールアドレス|이메일 주소|電子郵件|電郵|อีเมล|البريد الإلكتروني|אימייל|דוא ל',
  phoneNumber:
    'phone number|phone|phone no|phone 1|phone 2|mobile 2|second phone|secondary phone|alternative phone|alternate phone|other phone|home phone|personal phone|primary phone|main phone|work mobile|business mobile|mobile phone number|cell number|cell no|telephone number|telephone no|tel number|contact phone|contact mobile|contact no|contact tel|mobile|mobile number|mobile phone|mobile no|cell|cell phone|telephone|tel|contact number|handphone|hp no|whatsapp|nombor telefon|no telefon|telefon|telefon bimbit|no tel|手机|手机号|手机号码|电话|电话号码|联系电话|телефон|téléphone|teléfono|telefono|電話|전화|telefonnummer|handy|handynummer|mobil|mobiltelefon|numéro de téléphone|portable|cellulare|numero di telefono|número de teléfono|móvil|celular|telemóvel|telefone|cep telefonu|gsm|telefon numarası|điện thoại|số điện thoại|電話番号|携帯電話|携帯番号|전화번호|휴대폰|휴대전화|手機|電話號碼|โทรศัพท์|เบอร์โทร|الهاتف|رقم الهاتف|الجوال|טלפון|נייד|τηλέφωνο|κινητό',
  companyName:
    'company name|account name|organisation name|organization name|name of company|name of the company|name of organisation|name of organization|name of the organisation|legal name|company legal name|trading name|firm name|employer name|name der firma|firma name|organisationsname|nombre de empresa|nombre empresa|nom entreprise|nom de l entreprise|nome azienda|nome empresa|ragione sociale azienda|company|organisation|organization|affiliation|institution|firm|business|business name|employer|nama syarikat|syarikat|公司|公司名称|公司名|企业|企业名称|单位|单位名称|компания|société|empresa|firma|会社名|회사|firmenname|unternehmen|entreprise|raison sociale|nom de la société|azienda|ditta|ragione sociale|società|nombre de la empresa|compañía|nome da empresa|bedrijf|bedrijfsnaam|nazwa firmy|název firmy|cégnév|firma adı|şirket|şirket adı|perusahaan|nama perusahaan|công ty|tên công ty|会社|企業名|社名|御社名|회사명|업체명|公司名稱|บริษัท|الشركة|اسم الشركة|חברה|שם החברה|εταιρεία|επωνυμία',
  companyNature:
    'nature of business|company nature of business|company nature|business nature|type of business|business type|line of business|industry|jenis perniagaan|jenis perniagaan syarikat|sifat perniagaan|业务性质|公司业务性质|企业性质|公司性质|行业|业务类型|отрасль|secteur|sector|branche|settore|setor|sektör|業種|업종|產業|行業',
  companySize:
    'company size|size|employees|number of employees|no of employees|staff|headcount|saiz syarikat|bilangan pekerja|公司规模|企业规模|规模|员工人数|人数|mitarbeiter|mitarbeiterzahl|anzahl mitarbeiter|effectif|nombre de salariés|dipendenti|numero dipendenti|número de empleados|empleados|çalışan sayısı|従業員数|직원수|員工人數|公司規模',
  website:
    'company website|website|web|web site|homepage|url|laman web|laman web syarikat|公司网站|网站|网址|官网|сайт|webseite|site web|sito web|página web|sitio web|web sitesi|ホームページ|홈페이지|網站',
  companyPhone:
    'company phone|company phone number|company telephone|company tel|office phone|work phone|work telephone|work number|landline|landline phone|office number|office tel|business phone|telefon syarikat|nombor telefon syarikat|telefon pejabat|公司电话|公司电话号码|办公电话|座机',
  addressLine1:
    'address line 1|address 1|street 1|street line 1|street address 1|address|street|street address|company address|baris alamat 1|alamat|alamat 1|alamat syarikat|地址|地址 1|地址行 1|地址第 1 行|公司地址|详细地址|адрес|adresse|dirección|anschrift|straße|strasse|indirizzo|endereço|rue|ulica|ulice|cím|adres|địa chỉ|住所|주소|ที่อยู่|العنوان|כתובת|διεύθυνση',
  addressLine2:
    'address line 2|address 2|street 2|street line 2|street address 2|baris alamat 2|alamat 2|地址 2|地址行 2|地址第 2 行',
  city: 'city|town|city/town|bandar|城市|市|город|ville|ciudad|stadt|ort|città|cidade|miasto|město|şehir|thành phố|市区町村|도시|城市名|เมือง|المدينة|עיר|πόλη',
  region:
    'state|region|province|state/region|state/province|province/state|state or province|county|negeri|wilayah|州|省|州/省|省份|地区|регион|région|provincia|bundesland|estado|departement|il|tỉnh|都道府県|시도',
  postalCode:
    'postal/zip code|zip/postal code|zip or postal code|zip postcode|postal code|postcode|post code|zip|zip code|poskod|邮编|邮政编码|индекс|code postal|código postal|plz|postleitzahl|cap|cep|kod pocztowy|psč|irányítószám|posta kodu|郵便番号|우편번호|郵遞區號',
  country:
    'country|country/region|country region|country or region|nation|negara|negara/wilayah|国家|国家/地区|国家地区|国别|страна|pays|país|land|paese|国|국가|home country|country of residence|nazione|kraj|země|ország|ülke|quốc gia|国名|国・地域|국가명|國家|國家/地區|ประเทศ|البلد|الدولة|מדינה|ארץ|χώρα',
  language:
    'language|preferred language|language of emails|email language|bahasa|bahasa pilihan|bahasa e-mel|语言|首选语言|邮件语言|язык|langue|idioma|sprache|lingua|język|dil|言語|언어|語言',
  interests:
    'interests|interest|sub-categories|subcategories|sub-category|categories|category|product interests|products of interest|interested in|looking for|minat|subkategori|sub-kategori|kategori|采购意向|意向|子类别|产品类别|类别|интересы|intérêts|intereses',
  booth:
    'booth|booth number|booth no|stand|stand number|stand no|gerai|nombor gerai|no gerai|展位|展位号|展台|展台号|摊位|стенд',
  exhibitor:
    'exhibitor|exhibitor name|exhibiting company|meets|meeting with|meet with|pempamer|nama pempamer|参展商|参展商名称|展商|экспонент',
  date: 'date|day|meeting date|meeting day|tarikh|hari|tarikh mesyuarat|tarikh pertemuan|日期|洽谈日期|天|дата|день|fecha|datum',
  time: 'time|hour|slot|meeting time|start|start time|from|masa|waktu|masa mesyuarat|masa pertemuan|slot masa|时间|洽谈时间|时段|开始时间|время|heure|hora|uhrzeit',
  meetings:
    'meetings|appointments|schedule|booked meetings|mesyuarat|senarai mesyuarat|pertemuan|senarai pertemuan|temu janji|洽谈|洽谈安排|洽谈列表|预约|встречи',
};

const named = headingReader(HEADINGS, { names: NAMES, owners: OWNED });

const mayBeHeading = wordFinder([...Object.values(HEADINGS), ...PART_HEADINGS]);

/** The field that a heading names in whole or in part; null for any other text. */
export const personFieldOfHeading = (heading: string): PersonField | null =>
  mayBeHeading(heading) ? (named(heading) ?? fieldOfPart(WHOLE_OF, heading)) : null;
