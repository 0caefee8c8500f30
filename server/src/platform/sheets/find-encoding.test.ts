// Lists in many languages and encodings are read correctly, or with the right encoding among those to choose from.
import type { Encoding } from '@visavis/domain/import/encodings';
import { expect, it } from 'vitest';
import { encodeText } from '../../testing/legacy-text.ts';
import { decodeText } from './decode-text.ts';
import { findEncoding } from './find-encoding.ts';

const LISTS: readonly (readonly [Encoding, string])[] = [
  ['windows-1250', 'Nazwa firmy;Stoisko;Kraj\nŻółty Kwiat Sp. z o.o.;A1;Polska\nŁódź Kosmetyki;A2;Polska\n'],
  [
    'windows-1250',
    'Firma;Stánek;Země\nKrásná Pleť s.r.o.;A1;Česko\nŘecké Oleje;A2;Česko\nŠťastná;B2;Česko\n',
  ],
  ['windows-1250', 'Cégnév;Stand;Ország\nSzépség Kft.;A1;Magyarország\nŐszi Bőrápolás;A2;Magyarország\n'],
  ['windows-1251', 'Название;Стенд;Страна\nКрасота и Здоровье;А1;Россия\nСеверный Цвет;А2;Россия\n'],
  ['windows-1252', 'Société;Stand;Pays\nCafé Beauté;A1;France\nCrème Brûlée;B1;France\n'],
  ['windows-1252', 'Firma;Stand;Land\nSchöne Haut GmbH;A1;Österreich\nMüller Kosmetik;A2;Deutschland\n'],
  ['windows-1253', 'Εταιρεία;Περίπτερο;Χώρα\nΟμορφιά ΑΕ;A1;Ελλάδα\nΚαλλυντικά Αθηνών;A2;Ελλάδα\n'],
  ['windows-1254', 'Firma;Stant;Ülke\nIşık Güzellik;A1;Türkiye\nİpek Saç;A2;Türkiye\nŞimşek;B3;Türkiye\n'],
  ['windows-1255', 'חברה;דוכן;מדינה\nיופי טבעי;A1;ישראל\nקוסמטיקה שלנו;A2;ישראל\n'],
  ['windows-1256', 'الشركة;الجناح;البلد\nالجمال الطبيعي;A1;مصر\nعطور الشرق;A2;السعودية\n'],
  ['windows-1257', 'Įmonė;Stendas;Šalis\nGrožio Namai;A1;Lietuva\nŽalia Gėlė;A2;Lietuva\n'],
  ['windows-874', 'บริษัท;บูธ;ประเทศ\nความงามไทย;A1;ไทย\nสมุนไพรดี;A2;ไทย\n'],
  ['koi8-r', 'Название;Стенд;Страна\nКрасота и Здоровье;А1;Россия\nСеверный Цвет;А2;Россия\n'],
  ['ibm866', 'Название;Стенд;Страна\nКрасота и Здоровье;А1;Россия\nСеверный Цвет;А2;Россия\n'],
  ['macintosh', 'Société;Stand;Pays\nCafé Beauté;A1;France\nCrème Brûlée;B1;France\n'],
  ['shift_jis', '会社名;小間番号;国\n株式会社花蕾;東1-12;日本\nさくら本舗;東1-14;日本\n'],
  ['euc-jp', '会社名;小間番号;国\n株式会社花蕾;東1-12;日本\nさくら本舗;東1-14;日本\n'],
  ['euc-kr', '업체명;부스번호;국가\n㈜하늘뷰티;B-12;대한민국\n서울코스메틱;B-14;대한민국\n'],
  ['gb18030', '公司名称;展位号;国家\n花样美妆有限公司;A1;中国\n上海美丽化妆品;A2;中国\n'],
  ['big5', '公司名稱;攤位號碼;國家\n花樣美妝有限公司;A1;台灣\n臺北美麗化妝品;A2;台灣\n'],
];

it.each(LISTS)('%s: %j', (encoding, text) => {
  const bytes = encodeText(text, encoding);
  const found = findEncoding(bytes);
  // Either it is read correctly, or nothing is imported until somebody chooses from encodings that include it.
  if (found.isSure) expect(decodeText(bytes, found.encoding)).toBe(text);
  else expect(found.likely).toContain(encoding);
});

/** A short list proves little, so only what is certain is read without confirmation. */
it.each(LISTS)('in %s a single line is read correctly, or needs confirmation', (encoding, text) => {
  const line = text.split('\n')[1] ?? '';
  const bytes = encodeText(line, encoding);
  const found = findEncoding(bytes);
  if (found.isSure) expect(decodeText(bytes, found.encoding)).toBe(line);
});

it('Unicode text is read without confirmation, and text with escapes of another encoding is not taken for it', () => {
  expect(findEncoding(Buffer.from('Société;Işık\n'))).toEqual({
    encoding: 'utf-8',
    isSure: true,
    likely: [],
  });
  const japanese = Buffer.from('\x1b$B2q<RL>\x1b(B,A-1\n', 'latin1');
  expect(findEncoding(japanese).encoding).toBe('iso-2022-jp');
});

it('known headings and countries decide between two readings', () => {
  const bytes = encodeText('Compañía;Stand;País\nBelleza Española;A1;España\n', 'windows-1252');
  const known = (text: string) => ['Compañía', 'País', 'España'].filter((word) => text.includes(word)).length;
  expect(findEncoding(bytes, known)).toMatchObject({ encoding: 'windows-1252', isSure: true });
});
