// Qualifier words in headings, which say what a column holds about its subject: a company's number, a contact's phone.
import { foldHeading } from './headings.ts';

/** May occur in any position or in notes: 'Company #', 'Contact (phone)', 'Email (CC)'. */
const WORDS = {
  number:
    'no|nos|nr|num|nbr|n|nº|n°|number|id|ids|uid|uuid|guid|identifier|code|ref|reference|key|index|barcode|qr|sku|vat|编号|代码|号码|編號|代碼|番号|コード|번호|코드|номер|код|numéro|número|numero|nummer|kennung|kennziffer|numer|číslo|numarası|numara|kod|kode|kodu|nombor|nomor|código|codice|identifiant|mã|số|رقم|كود|מספר|קוד|αριθμός|κωδικός|รหัส|หมายเลข',
  count: 'count|total|sum|qty|quantity|anzahl|nombre total|jumlah|bilangan|数量|總數|总数',
  phone:
    'phone|phones|tel|telephone|mobile|cell|handphone|whatsapp|wechat|telefon|handy|mobil|téléphone|portable|teléfono|telefono|cellulare|celular|móvil|telefone|телефон|电话|手机|電話|携帯|전화|โทรศัพท์|الهاتف|טלפון|τηλέφωνο|điện thoại',
  copy: 'cc|bcc|copy|kopie|copie|copia|salinan|抄送',
  other:
    'fax|telefax|传真|傳真|факс|owner|consent|opt in|opt out|subscribed|unsubscribed|verified|status|sent|invited by|created by|modified by|referred by|length|yes no|y n|ja nein|oui non|sí no',
} as const;
type Mark = keyof typeof WORDS;

const MARK_OF = new Map(
  Object.entries(WORDS).flatMap(([mark, words]) =>
    words.split('|').map((word) => [foldHeading(word), mark as Mark] as const),
  ),
);
/** Maximum number of words in a qualifier. */
const LONGEST = 2;

/** The qualifiers in a heading, and whether it consists of nothing else. */
export function marksIn(heading: string): { marks: ReadonlySet<Mark>; isAll: boolean } {
  const words = foldHeading(heading).split(' ').filter(Boolean);
  const marks = new Set<Mark>();
  let others = 0;
  for (let at = 0; at < words.length; ) {
    const length = lengthAt(words, at);
    const mark = MARK_OF.get(words.slice(at, at + length).join(' '));
    if (mark) marks.add(mark);
    else others += 1;
    at += length;
  }
  return { marks, isAll: marks.size > 0 && others === 0 };
}

/** The number of words forming a qualifier at a position; 1 for any other word. */
function lengthAt(words: readonly string[], at: number): number {
  for (let length = LONGEST; length > 1; length -= 1)
    if (MARK_OF.has(words.slice(at, at + length).join(' '))) return length;
  return 1;
}

/** Fields that a qualifier is compatible with; with any other field, the heading means something else. */
const FITS: Readonly<Record<Mark, readonly string[]>> = {
  number: [
    ...['booth', 'hall', 'places', 'companySize', 'phoneNumber', 'companyPhone', 'postalCode', 'email'],
    ...['country', 'region', 'language', 'date', 'blockedDay'],
  ],
  count: ['places', 'companySize'],
  phone: ['phoneNumber', 'companyPhone'],
  copy: [],
  other: [],
};

export const fitsMarks = (field: string, marks: ReadonlySet<Mark>): boolean =>
  [...marks].every((mark) => FITS[mark].includes(field));
