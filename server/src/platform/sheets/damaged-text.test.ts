// Texts with a damaged or truncated character are read in their real encoding, and the organiser is asked to confirm.
import type { Encoding } from '@visavis/domain/import/encodings';
import { expect, it } from 'vitest';
import { encodeText } from '../../testing/legacy-text.ts';
import { decodeText } from './decode-text.ts';
import { findEncoding } from './find-encoding.ts';
import { readSheets } from './read-sheets.ts';

const CHINESE =
  '公司名称;展位号;国家\n花样美妆有限公司;A1;中国\n上海美丽化妆品;A2;中国\n北京护肤研究所;A3;中国\n';
const LISTS: readonly (readonly [Encoding, string])[] = [
  ['utf-8', CHINESE],
  [
    'utf-8',
    'Firma;Stand;Land\nSchöne Haut GmbH;A1;Österreich\nMüller Kosmetik;A2;Österreich\nIşık;A3;Türkiye\n',
  ],
  ['utf-8', 'Название;Стенд;Страна\nКрасота и Здоровье;А1;Россия\nСеверный Цвет;А2;Россия\n'],
  ['gb18030', CHINESE],
  [
    'big5',
    '公司名稱;攤位號碼;國家\n花樣美妝有限公司;A1;台灣\n臺北美麗化妝品;A2;台灣\n高雄護膚研究所;A3;台灣\n',
  ],
  [
    'shift_jis',
    '会社名;小間番号;国\n株式会社花蕾;東1-12;日本\nさくら本舗;東1-14;日本\n大阪化粧品研究所;東2-1;日本\n',
  ],
  [
    'euc-jp',
    '会社名;小間番号;国\n株式会社花蕾;東1-12;日本\nさくら本舗;東1-14;日本\n大阪化粧品研究所;東2-1;日本\n',
  ],
  [
    'euc-kr',
    '업체명;부스번호;국가\n㈜하늘뷰티;B-12;대한민국\n서울코스메틱;B-14;대한민국\n부산화장품연구소;B-15;대한민국\n',
  ],
];
const encoded = (text: string, encoding: Encoding): Buffer =>
  encoding === 'utf-8' ? Buffer.from(text) : encodeText(text, encoding);

/** Each place in the second half with a byte beyond ASCII. */
const highPlaces = (bytes: Buffer): number[] =>
  [...bytes.keys()].filter((at) => at > bytes.length / 2 && (bytes[at] ?? 0) >= 0x80);

const DAMAGES: readonly (readonly [string, (bytes: Buffer, at: number) => Buffer])[] = [
  ['is lost', (bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])],
  [
    'is wrong',
    (bytes, at) => Buffer.concat([bytes.subarray(0, at), Buffer.of(0xff), bytes.subarray(at + 1)]),
  ],
  [
    'is a question mark',
    (bytes, at) => Buffer.concat([bytes.subarray(0, at), Buffer.from('?'), bytes.subarray(at + 1)]),
  ],
];

const isWhole = (bytes: Buffer, encoding: Encoding) => !decodeText(bytes, encoding).includes('\ufffd');

for (const times of [1, 8])
  it.each(LISTS.flatMap((list) => DAMAGES.map((damage) => [...list, ...damage] as const)))(
    `%s, ${times} times %j, with a byte %s`,
    (encoding, text, _, damageAt) => {
      const bytes = encoded(text.repeat(times), encoding);
      const places = highPlaces(bytes);
      for (const at of [places[0] ?? 0, places[1] ?? 0, places[Math.floor(places.length / 2)] ?? 0]) {
        const damaged = damageAt(bytes, at);
        const found = findEncoding(damaged);
        expect([found.encoding, ...found.likely.slice(0, 1)], `byte ${at}`).toEqual([
          encoding,
          ...(found.likely.length > 0 ? [encoding] : []),
        ]);
        if (!isWhole(damaged, encoding)) expect([at, found.isSure]).toEqual([at, false]);
      }
    },
  );

it.each(LISTS)('%s that ends within a character needs no confirmation: %j', (encoding, text) => {
  const bytes = encoded(text, encoding);
  const end = highPlaces(bytes).at(-1) ?? 0;
  expect(findEncoding(bytes.subarray(0, end))).toMatchObject({ encoding, isSure: true });
});

it.each([0, 1])('UTF-16 without a byte order mark, cut by %i bytes next to a damaged character', (cut) => {
  const bytes = Buffer.from(
    'Firma;Stand\nSchöne Haut GmbH;A1\nMüller;A2\nÖl;A3\nKäse;B1\nLöß;B2\nÜbung \ud800;B3\nÄtz\n',
    'utf16le',
  );
  expect(findEncoding(bytes.subarray(0, bytes.length - cut))).toEqual({
    encoding: 'utf-16le',
    isSure: false,
    likely: ['utf-16le'],
  });
});

it('is previewed in its real encoding first', () => {
  const bytes = Buffer.from(CHINESE);
  const at = bytes.indexOf('上海') + 1;
  const { isEncodingSure, likelyEncodings } = readSheets(DAMAGES[0]?.[1](bytes, at) ?? bytes);
  expect([isEncodingSure, likelyEncodings[0]]).toMatchObject([
    false,
    { encoding: 'utf-8', texts: expect.arrayContaining(['公司名称', '花样美妆有限公司']) },
  ]);
  expect(likelyEncodings.length).toBeGreaterThan(1);
});

it.each([
  ['windows-1252', 'Firma;Stand;Land\nSchöne Haut GmbH;A1;Österreich\nCafé'],
  ['windows-1251', 'Название;Стенд;Страна\nКрасота и Здоровье;А1;Россия\nСеверный Цвет;А2;Россия'],
  ['windows-1252', 'Firma;Stand;Land\nAnders Kosmetik;A1;Deutschland\nBeaut\u00e9'],
] as const)(
  'a single-byte text in %s that ends beyond ASCII is not taken for a multi-byte one',
  (encoding, text) => {
    const { isSure, ...found } = findEncoding(encodeText(text, encoding));
    if (isSure) expect(found.encoding).toBe(encoding);
    expect(found.likely).toContain(encoding);
  },
);

/** As programs write Windows-1258: combining marks follow their vowels. */
const VIETNAMESE =
  'Công ty;Gian hàng;Quốc gia\nMỹ phẩm Hương Sen;A1;Việt Nam\nSắc Đẹp Phương Đông;A2;Việt Nam\n';
const vietnamese = (text: string): Buffer =>
  encodeText(
    text
      .normalize('NFD')
      .replace(
        /([aeouAEOU])(\u0323?)([\u0302\u0306\u031b])/gu,
        (_, letter, below, own) => `${letter}${own}`.normalize('NFC') + below,
      ),
    'windows-1258',
  );

it.each([VIETNAMESE, 'Tên;Gian\nNguyễn Thị Hồng;A1\nTrần Văn Đức;A2\n'])(
  'Vietnamese needs confirmation, with Windows-1258 among the suggestions: %j',
  (text) => {
    const bytes = vietnamese(text);
    expect(decodeText(bytes, 'windows-1258').normalize('NFC')).toBe(text);
    const found = findEncoding(bytes);
    expect([found.isSure, found.likely]).toEqual([false, expect.arrayContaining(['windows-1258'])]);
  },
);

it.each([
  'Firma;Stand;Land\nMüller Kosmetik;A1;Österreich\nSchöne Haut GmbH;A2;Deutschland\n',
  'Firma;Stand\nMüller;1\n',
  'Société;Stand;Pays\nCafé Beauté;A1;France\nCrème Brûlée;B1;France\n',
  'Compañía;Stand;País\nBelleza Española;A1;España\nPeluquería Núñez;A2;México\n',
])('console text needs confirmation, with CP850 among the suggestions: %j', (text) => {
  const bytes = encodeText(text, 'ibm850');
  expect(decodeText(bytes, 'ibm850')).toBe(text);
  const found = findEncoding(bytes);
  expect([found.isSure, found.likely]).toEqual([false, expect.arrayContaining(['ibm850'])]);
});
