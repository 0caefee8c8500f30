// Text files in every encoding and layout.
import { encodeText, utf16 } from './legacy-text.ts';
import type { NastyFile } from './nasty-file.ts';

const text = (content: string) => () => Buffer.from(content);
const HEAD = 'Company name,Booth number,Country';
const TERRA = 'Terra Clay | A-159 |  | Poland';

export const NASTY_TEXTS: readonly NastyFile[] = [
  {
    name: 'plain commas',
    bytes: text(`${HEAD}\nTerra Clay,A-159,Poland\n`),
    read: 'csv utf-8 ,',
    exhibitors: [TERRA],
    results: ['created'],
  },
  {
    name: 'a byte order mark, semicolons and lines that end as on Windows',
    bytes: text('\ufeffExhibitor;Stand;Country\r\nTerra Clay;A-159;Poland\r\n'),
    read: 'csv utf-8 ;',
    exhibitors: [TERRA],
  },
  {
    name: 'tabs, and lines that end as on an old Macintosh',
    bytes: text('Company\tStand\tNation\rTerra Clay\tA-159\tPoland\r'),
    read: 'csv utf-8 \t',
    exhibitors: [TERRA],
  },
  {
    name: 'pipes',
    bytes: text('Company|Booth|Country\nTerra Clay|A-159|Poland\n'),
    read: 'csv utf-8 |',
    exhibitors: [TERRA],
  },
  {
    name: 'a separator that Excel declares in the first line',
    bytes: text('sep=;\nCompany;Booth;Country\nTerra, Clay;A-159;Poland\n'),
    read: 'csv utf-8 ;',
    exhibitors: ['Terra, Clay | A-159 |  | Poland'],
  },
  {
    name: 'more commas in texts than semicolons between cells',
    bytes: text(
      'Company;Booth;Country;About\nTerra, Clay, Co;A-159;Poland;"Clay, mud, sand, and, more"\nNord, AS;A-160;Norway;"a, b, c"\n',
    ),
    read: 'csv utf-8 ;',
    exhibitors: ['Terra, Clay, Co | A-159 |  | Poland', 'Nord, AS | A-160 |  | Norway'],
  },
  {
    name: 'UTF-16 as Excel saves "Unicode text"',
    bytes: () => utf16('Company\tBooth\tCountry\r\nTerra Clay\tA-159\tPoland\r\n'),
    read: 'csv utf-16le \t',
    exhibitors: [TERRA],
  },
  {
    name: 'UTF-16 the other way round',
    bytes: () => utf16(`${HEAD}\r\nTerra Clay,A-159,Poland\r\n`, { isBigEndian: true }),
    read: 'csv utf-16be ,',
    exhibitors: [TERRA],
  },
  {
    name: 'UTF-16 without a byte order mark',
    bytes: () => utf16(`${HEAD}\nTerra Clay,A-159,Poland\n`, { hasMark: false }),
    read: 'csv utf-16le ,',
    exhibitors: [TERRA],
  },
  {
    name: 'Windows-1252, as western Excel saves CSV',
    bytes: () =>
      encodeText(
        'Société;Stand;Pays\r\nCrème Brûlée Cosmétiques – Zürich;A-159;Suisse\r\nMañana;A-160;España\r\n',
        'windows-1252',
      ),
    read: 'csv windows-1252 ;',
    exhibitors: ['Crème Brûlée Cosmétiques – Zürich | A-159 |  | Switzerland', 'Mañana | A-160 |  | Spain'],
  },
  {
    name: 'Windows-1251',
    bytes: () =>
      encodeText(
        'Компания;Стенд;Страна\r\nНевская Косметика;A-159;Россия\r\nБелита;A-160;Беларусь\r\n',
        'windows-1251',
      ),
    read: 'csv windows-1251 ;',
    exhibitors: ['Невская Косметика | A-159 |  | Russia', 'Белита | A-160 |  | Belarus'],
  },
  {
    name: 'Windows-1251 in capitals',
    bytes: () => encodeText('КОМПАНИЯ;СТЕНД;СТРАНА\r\nНЕВСКАЯ КОСМЕТИКА;A-159;РОССИЯ\r\n', 'windows-1251'),
    read: 'csv windows-1251 ;',
    exhibitors: ['НЕВСКАЯ КОСМЕТИКА | A-159 |  | Russia'],
  },
  {
    name: 'GB18030, as Chinese Excel saves CSV',
    bytes: () =>
      encodeText(
        '公司名称,展位号,国家\r\n广州美妆有限公司,A-159,中国\r\n上海护肤品集团,A-160,中国\r\n',
        'gb18030',
      ),
    read: 'csv gb18030 ,',
    exhibitors: ['广州美妆有限公司 | A-159 |  | China', '上海护肤品集团 | A-160 |  | China'],
  },
  {
    name: 'line breaks and quotes within quotes',
    bytes: text(
      'Company,Booth,Country,Description\n"Terra ""Clay""",A-159,Poland,"Two\nlines, and a comma"\n',
    ),
    exhibitors: ['Terra "Clay" | A-159 |  | Poland'],
    texts: { description: 'Two\nlines, and a comma' },
    results: ['created'],
  },
  {
    name: 'inches, which are a quote that is never closed',
    bytes: text(
      'Company,Booth,Country,Description\nTerra Clay,A-159,Poland,"Plates of 12 inch\nNord,A-160,Norway,Oil\n',
    ),
    exhibitors: [TERRA, 'Nord | A-160 |  | Norway'],
  },
  {
    name: 'a title, a date and an empty row above the heading',
    bytes: text(
      ',,\nBEAUTY FAIR 2026 - EXHIBITOR LIST,,\nas of 12 May,,\n,,\nCompany name,Booth number,Country\nTerra Clay,A-159,Poland\n',
    ),
    mended: [5, 0, 0, 0],
    exhibitors: [TERRA],
  },
  {
    name: 'totals and notes below the table',
    bytes: text(`${HEAD}\nTerra Clay,A-159,Poland\n\nTotal: 1,,\nPrinted by A. on 12 May,,\n`),
    mended: [0, 0, 0, 2],
    exhibitors: [TERRA],
    results: ['created'],
  },
  {
    name: 'empty columns between, and empty rows',
    bytes: text(',Company,,,Booth,,Country,,\n,,,,,,,,\n,Terra Clay,,,A-159,,Poland,,\n,,,,,,,,\n'),
    exhibitors: [TERRA],
  },
  {
    name: 'the heading once more on every printed page',
    bytes: text(`${HEAD}\nTerra Clay,A-159,Poland\n${HEAD}\nNord,A-160,Norway\n`),
    exhibitors: [TERRA, 'Nord | A-160 |  | Norway'],
    results: ['created', 'created'],
  },
  {
    name: 'no heading at all',
    bytes: text('Terra Clay,A-159,Poland\nNord Oils,A-160,Norway\n'),
    exhibitors: [TERRA, 'Nord Oils | A-160 |  | Norway'],
  },
  {
    name: 'headings in a language that is not known, told by content',
    bytes: text('Yritys;Osasto;Maa\nTerra Clay;A-159;Poland\nNord Oils;A-160;Norway\n'),
    exhibitors: [TERRA, 'Nord Oils | A-160 |  | Norway'],
  },
  {
    name: 'Malay headings',
    bytes: text('Nama Syarikat,No. Gerai,Negara,Subkategori\nSeri Kenanga,A-159,Jerman,Serum dan ampul\n'),
    exhibitors: ['Seri Kenanga | A-159 |  | Germany'],
    subCategories: ['Serums and ampoules'],
  },
  {
    name: 'headings in two languages, with notes',
    bytes: text('公司名称 Company Name *,展位号/Booth No.,Country (in English)\nTerra Clay,A-159,Poland\n'),
    exhibitors: [TERRA],
  },
];
