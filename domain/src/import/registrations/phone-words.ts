// Text allowed around phone numbers in lists: words for telephones, but not for amounts or identity numbers.
import { type WrittenPhone, writtenPhone } from '../../phone/written.ts';
import { foldHeading } from '../headings.ts';

/** Whole words, in the languages of the headings. */
const WORDS =
  'tel|tels|telp|telf|tlf|telephone|telefon|telefonnummer|telefonnr|telefone|telefono|teléfono|téléphone|telefoon|telefoonnummer|telepon|telpon|telefoni|puhelin|phone|phones|ph|phn|fon|fone|fono|mobile|mobiles|mob|mobil|mobiltelefon|mobilnummer|mobilní|mobiel|mobiele|móvil|móv|movil|telemóvel|celular|cel|cell|cellphone|cellular|cellulare|portable|port|handy|handynummer|handynr|handphone|hp|hph|bimbit|gsm|komórka|kom|komórkowy|cep|mobilnr|natel|fax|faks|telefax|faxnummer|whatsapp|whats|app|wa|wapp|wechat|viber|telegram|line|signal|hotline|landline|festnetz|fixe|fijo|fisso|fixo|sabit|office|work|home|business|company|direct|main|contact|private|personal|reception|call|ring|dial|only|nur|büro|geschäft|geschäftlich|privat|dienstlich|zentrale|bureau|bur|dom|domicile|oficina|ufficio|casa|trabajo|pejabat|rumah|syarikat|kantor|kontak|hubungi|ofis|iş|ev|number|num|no|nos|nr|nomor|nombor|nummer|numéro|número|numero|nº|n°|n|и|and|or|und|et|y|e|i|de|du|di|da|тел|телефон|моб|мобильный|мобильный телефон|сот|сотовый|раб|рабочий|дом|домашний|факс|ват|ватсап|вацап|номер|هاتف|الهاتف|جوال|الجوال|موبايل|تلفون|رقم|رقم الهاتف|فاكس|واتساب|טלפון|נייד|טל|פקס|וואטסאפ|τηλ|τηλέφωνο|κιν|κινητό|φαξ|điện|thoại|đt|sđt|đtdđ|di|động|số|โทร|โทรศัพท์|มือถือ|เบอร์|เบอร์โทร|เบอร์โทรศัพท์|แฟกซ์';
/** Components of words in scripts without spaces. */
const PARTS =
  '电话|電話|号码|號碼|番号|手机|手機|号|號|移动|移動|行动|行動|座机|座機|固话|固定|办公室?|辦公室?|公司|会社|直通|联系|聯絡|聯繫|传真|傳真|微信|携帯|ケータイ|モバイル|スマホ|ファックス|ファクス|전화|번호|휴대|폰|핸드|모바일|팩스|사무실|직장|회사|연락처|代表|总机|總機';
/** A letter followed by punctuation, short for a word: 'T: 03-7890 5512', '(M) 012-345 6789'. */
const LETTER = /(?<!\p{L})[TMPFCOWHD](?=\s*[:.)\]])/giu;
/** A unit after digits, or a currency sign anywhere: an amount or a quantity. */
const AMOUNT =
  /\p{Sc}|\d[\s.,\p{Pd}]*(?:(?:rm|myr|eur|euros?|usd|dollars?|sgd|gbp|pounds?|chf|cny|rmb|yuan|jpy|yen|krw|won|inr|rs|rupees?|idr|rp|thb|baht|vnd|php|hkd|twd|aud|nzd|cad|brl|mxn|pln|czk|huf|try|rub|aed|sar|egp|ils|zar|sek|nok|dkk|ringgit|mio|mrd|million|pcs|pieces|stk|stück|units|qm|sqm|km|kg)(?!\p{L})|[万萬亿億元円圆원]|руб)/iu;
/** 'H/P' means handphone. */
const SHORTENED = /(?<!\p{L})(\p{L})\/(?=\p{L}(?!\p{L}))/gu;

const known = new Set(WORDS.split('|').map(foldHeading));
const ofParts = new RegExp(`^(?:${PARTS})+$`, 'u');
const WORD = /[\p{L}\p{M}]+/gu;

const isKnown = (word: string): boolean => known.has(foldHeading(word)) || ofParts.test(word);

/** A phone number in a list; rejected if its context indicates an amount or another kind of number. */
export function listedPhone(text: string): WrittenPhone {
  const written = writtenPhone(text.replace(SHORTENED, '$1'));
  return { ...written, isNumber: written.isNumber && isOfTelephone(written) };
}

/** A number with a plus sign is never an identity number. */
function isOfTelephone({ text, hasCode }: WrittenPhone): boolean {
  if (!/\d/.test(text)) return true;
  if (AMOUNT.test(text)) return false;
  const front = (/^\D*/.exec(text)?.[0] ?? '').replace(LETTER, '');
  return hasCode || (front.match(WORD) ?? []).every(isKnown);
}
