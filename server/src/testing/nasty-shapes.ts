// Lists from many programs and countries: multilingual and multi-line headings, totals, separators, HTML entities.
import { encodeText } from './legacy-text.ts';
import type { NastyFile } from './nasty-file.ts';

const text = (content: string) => () => Buffer.from(content);
const TWO = ['A Co | A-1 |  | France', 'B Co | A-2 |  | Spain'];
const ROWS = 'A Co,A-1,France\nB Co,A-2,Spain\n';

export const NASTY_SHAPES: readonly NastyFile[] = [
  {
    name: 'Thai headings in TIS-620',
    bytes: () =>
      encodeText('ชื่อบริษัท;หมายเลขบูธ;ประเทศ\nความงามไทย;A1;ไทย\nสมุนไพรดี;A2;ประเทศไทย\n', 'windows-874'),
    exhibitors: ['ความงามไทย | A1 |  | Thailand', 'สมุนไพรดี | A2 |  | Thailand'],
  },
  {
    name: 'headings of Taiwan in Big5',
    bytes: () =>
      encodeText('公司名稱;攤位號碼;國家\n花樣美妝有限公司;A1;台灣\n臺北美麗化妝品;A2;臺灣\n', 'big5'),
    exhibitors: ['花樣美妝有限公司 | A1 |  | Taiwan', '臺北美麗化妝品 | A2 |  | Taiwan'],
  },
  {
    name: 'Hebrew headings in Windows-1255',
    bytes: () =>
      encodeText('שם החברה;דוכן;מדינה\nיופי טבעי;A1;ישראל\nקוסמטיקה שלנו;A2;ישראל\n', 'windows-1255'),
    exhibitors: ['יופי טבעי | A1 |  | Israel', 'קוסמטיקה שלנו | A2 |  | Israel'],
  },
  {
    name: 'Greek headings in Windows-1253',
    bytes: () =>
      encodeText(
        'Επωνυμία;Περίπτερο;Χώρα\nΟμορφιά ΑΕ;A1;Ελλάδα\nΚαλλυντικά Αθηνών;A2;Ελλάς\n',
        'windows-1253',
      ),
    exhibitors: ['Ομορφιά ΑΕ | A1 |  | Greece', 'Καλλυντικά Αθηνών | A2 |  | Greece'],
  },
  {
    name: 'Chinese in UTF-16 without a byte order mark',
    bytes: () => Buffer.from('公司名称,展位号,国家\n花蕾化妆品有限公司,东一,中国\n', 'utf16le'),
    exhibitors: ['花蕾化妆品有限公司 | 东一 |  | China'],
  },
  {
    name: 'a title with a comma above headings in the third line, and a sum in German',
    bytes: text(
      'Beauty 2027, Ausstellerliste\nStand: 01.02.2027;;\nFirma;Stand;Land\nA Co;A-1;Frankreich\nB Co;A-2;Spanien\nSumme: 2;;\n',
    ),
    read: 'csv utf-8 ;',
    exhibitors: TWO,
    mended: [3, 0, 0, 1],
  },
  {
    name: 'headings in a second language below the first, and what has to be filled in',
    bytes: text(
      `Company Name,Booth No,Country\n公司名称,展位号,国家\n(required),(required),(optional)\n${ROWS}`,
    ),
    exhibitors: TWO,
  },
  {
    name: 'headings once more on each page, in capitals',
    bytes: text(
      `Company,Booth,Country\nA Co,A-1,France\nCOMPANY,BOOTH NO.,COUNTRY\nB Co,A-2,Spain\nGesamt,2,\n`,
    ),
    exhibitors: TWO,
    mended: [0, 0, 0, 1],
  },
  {
    name: 'groups of headings above the headings',
    bytes: text(
      'Exhibitor,,,Contact,\nName,Booth,Country,Contact person,Email\nA Co,A-1,France,Ana Lim,ana@a.example\n',
    ),
    columns: ['company', 'booth', 'country', 'representative', 'email'],
    mended: [2, 0, 0, 0],
  },
  {
    name: 'headings as programs write them together',
    bytes: text(
      'id,companyName,boothNumber,addressCountry,websiteUrl,logoUrl\nX1,A Co,A-1,France,https://a.example,https://a.example/a.png\n',
    ),
    columns: [null, 'company', 'booth', 'country', 'website', 'picture'],
  },
  {
    name: 'lines that end with more separators than the headings have',
    bytes: text('Company,Booth,Country\nA Co,A-1,France,,\nB Co,A-2,Spain,\nC Co,A-3,Italy\n'),
    exhibitors: [...TWO, 'C Co | A-3 |  | Italy'],
    troubles: [],
  },
  {
    name: 'a name cut at its comma in a line that ends with a separator is asked about',
    bytes: text(
      'Company,Booth,Hall,Website,Email\nOrchid,A101,1,https://o.example,o@o.example\nSamsun Co., Ltd.,A103,1,https://s.example,\n',
    ),
    exhibitors: ['Orchid | A101 | 1 | '],
    refusals: ['import.more-cells'],
  },
  {
    name: 'a text with many commas between semicolons, in a list of one',
    bytes: text('Wystawca?;Numer?;Opis?\nA Co;A-1;x, y, z, p, q, r, s, t, u, v and w\n'),
    read: 'csv utf-8 ;',
  },
  {
    name: 'names of signs that end in a semicolon, between semicolons',
    bytes: text(
      'Company;Booth;Country;Products\nR&amp;D Caf&eacute;;A-1;France;Lip &amp; Cheek\nAT&T;A-2;Spain;Savon &#174;\n',
    ),
    exhibitors: ['R&D Café | A-1 |  | France', 'AT&T | A-2 |  | Spain'],
    products: ['Lip & Cheek', 'Savon ®'],
    troubles: [],
  },
  {
    name: 'names of signs between commas are no reason to take semicolons for separators',
    bytes: text('Company,Booth,Products\nR&amp;D&copy;,A-1,Lip &amp; Cheek\n'),
    read: 'csv utf-8 ,',
    products: ['Lip & Cheek'],
  },
  {
    name: 'addresses as links, and what programs write for nothing',
    bytes: text(
      'Company,Booth,Country,Email,Website\nA Co,A-1,nan,mailto:a@a.example,NaN\nB Co,A-2,undefined,<b@b.example>,b.example\n',
    ),
    exhibitors: ['A Co | A-1 |  | ', 'B Co | A-2 |  | '],
    texts: { email: 'a@a.example', website: '' },
  },
  {
    name: 'Italian headings; booths of the same number in two halls',
    bytes: text(
      'Ragione sociale;Padiglione;Stand;Nazione;Sito web\nBella SpA;5;A12;Italia;www.bella.example\nRosa Srl;7;A12;Italia;\n',
    ),
    exhibitors: ['Bella SpA | A12 | 5 | Italy', 'Rosa Srl | A12 | 7 | Italy'],
    troubles: [],
  },
  {
    name: 'several booths of one hall, and of two',
    bytes: text('Company;Booth\nA Co;"Hall 7 - B126; Hall 7 - A132"\nB Co;"Hall 7 - B1, Hall 8 - A2"\n'),
    exhibitors: ['A Co | B126; A132 | 7 | ', 'B Co | Hall 7 - B1; Hall 8 - A2 |  | '],
  },
  {
    name: 'days with points, as a spreadsheet counts them, and of another month',
    bytes: text(
      'Company;Booth;Blocked day;Blocked time\nA Co;A-1;03.06.2026;11:00\nB Co;A-2;2026-06-03 00:00:00;12\nC Co;A-3;46176;13:00\nD Co;A-4;06/03/2026;11:00\n',
    ),
    blocked: ['2 660', '2 720', '2 780'],
    refusals: ['import.unknown-hour'],
  },
];
