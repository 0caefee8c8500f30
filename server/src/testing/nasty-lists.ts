// Lists whose values are hard to interpret, and files that are not lists.
import type { NastyFile } from './nasty-file.ts';

const text = (content: string) => () => Buffer.from(content);
const HEAD = 'Company name,Booth number,Country';
const TERRA = 'Terra Clay | A-159 |  | Poland';

/** Exhibitors of the edition: Hanari Skin Lab A-208 (South Korea), Atelier Nacre B-145 (France). */
export const NASTY_LISTS: readonly NastyFile[] = [
  {
    name: 'countries in every spelling',
    bytes: text(
      `${HEAD}\na1,A-1,"Korea, Republic of"\na2,A-2,S. Korea\na3,A-3,UAE\na4,A-4,中国\na5,A-5,Viet Nam\na6,A-6,U.S.A.\na7,A-7,Deutschland\na8,A-8,the Netherlands\na9,A-9,中国 China\na10,A-10,Turkiye\na11,A-11,대한민국\na12,A-12,日本\na13,A-13,Hong Kong SAR\na14,A-14,Türkei\n`,
    ),
    exhibitors: [
      'a1 | A-1 |  | South Korea',
      'a2 | A-2 |  | South Korea',
      'a3 | A-3 |  | United Arab Emirates',
      'a4 | A-4 |  | China',
      'a5 | A-5 |  | Vietnam',
      'a6 | A-6 |  | United States',
      'a7 | A-7 |  | Germany',
      'a8 | A-8 |  | Netherlands',
      'a9 | A-9 |  | China',
      'a10 | A-10 |  | Türkiye',
      'a11 | A-11 |  | South Korea',
      'a12 | A-12 |  | Japan',
      'a13 | A-13 |  | Hong Kong',
      'a14 | A-14 |  | Türkiye',
    ],
  },
  {
    name: 'a country that does not exist',
    bytes: text(`${HEAD}\nTerra Clay,A-159,Atlantis\nNord,A-160,Norway\n`),
    results: ['refused', 'created'],
    refusals: ['import.unknown-country'],
    troubles: ['country Atlantis'],
  },
  {
    name: 'a country that does not exist, decided',
    bytes: text(`${HEAD}\nTerra Clay,A-159,Atlantis\nNord,A-160,ATLANTIS\n`),
    decisions: [{ kind: 'country', key: 'atlantis', choice: 'use', value: 'Poland' }],
    exhibitors: [TERRA, 'Nord | A-160 |  | Poland'],
  },
  {
    name: 'booths with halls, words and slashes',
    bytes: text(
      'Company;Booth;Country\nb1;Hall 5, A-12/14;Poland\nb2;Stand No. B146;Poland\nb3;5号馆 A12;Poland\nb4;Booth: C-1 & C-2;Poland\nb5;Halle 3.1 D07;Poland\n',
    ),
    exhibitors: [
      'b1 | A-12/14 | 5 | Poland',
      'b2 | B146 |  | Poland',
      'b3 | A12 | 5 | Poland',
      'b4 | C-1 & C-2 |  | Poland',
      'b5 | D07 | 3.1 | Poland',
    ],
  },
  {
    name: 'no booth, and "see plan"',
    bytes: text(`${HEAD}\nMaison Argile,,France\nTerra Clay,see plan,Poland\n`),
    results: ['refused', 'refused'],
    refusals: ['import.no-booth', 'import.no-booth'],
    troubles: ['booth Maison Argile', 'booth Terra Clay'],
  },
  {
    name: 'no booth, given by hand and left out',
    bytes: text(`${HEAD}\nMaison Argile,,France\nTerra Clay,TBA,Poland\n`),
    decisions: [
      { kind: 'booth', key: 'maison argile', choice: 'set', value: 'C-1' },
      { kind: 'booth', key: 'terra clay', choice: 'leave-out' },
    ],
    exhibitors: ['Maison Argile | C-1 |  | France'],
    refusals: ['import.left-out'],
  },
  {
    name: 'several interests in one cell',
    bytes: text(
      'Company;Booth;Sub-categories\nc1;A-1;Serums and ampoules, Barrier creams\nc2;A-2;"Sun care / Scalp care"\nc3;A-3;"Nail, hand and foot care | Serums & Ampoules"\nc4;A-4;"精华与安瓿\nSUN CARE"\n',
    ),
    results: ['created', 'created', 'created', 'created'],
    subCategories: [
      'Serums and ampoules',
      'Barrier creams',
      'Sun care',
      'Scalp care',
      'Nail, hand and foot care',
      'Serums and ampoules',
      'Serums and ampoules',
      'Sun care',
    ],
  },
  {
    name: 'a main category as an interest: all of it',
    bytes: text('Company;Booth;Interests\nc1;A-1;Skincare\n'),
    results: ['created'],
    subCategories: ['Serums and ampoules', 'Barrier creams', 'Sun care'],
  },
  {
    name: 'several sub-categories in one cell of a list of categories',
    bytes: text(
      'Category;Sub-categories\nSkincare;"Serums and ampoules; Nail, hand and foot care\nBarrier serums"\nSkincare;Barrier serums\n',
    ),
    results: ['created', 'merged'],
  },
  {
    name: 'an interest that nobody knows',
    bytes: text('Company,Booth,Categories\nSuri Botanics,D-041,Hair tonic; Sun care\n'),
    results: ['refused'],
    refusals: ['import.unknown-sub-category'],
    troubles: ['category Hair tonic'],
  },
  {
    name: 'an interest that nobody knows: created, used as another, left out',
    bytes: text('Company,Booth,Categories\nd1,D-1,Hair tonic\nd2,D-2,hair  TONIC; Scalp\nd3,D-3,Other\n'),
    decisions: [
      { kind: 'category', key: 'hair tonic', choice: 'create', value: '2' },
      { kind: 'category', key: 'scalp', choice: 'use', value: '21' },
      { kind: 'category', key: 'other', choice: 'leave' },
    ],
    results: ['created', 'created', 'created'],
    subCategories: ['Hair tonic', 'Hair tonic', 'Scalp care'],
  },
  {
    name: 'text that was read in the wrong encoding before',
    bytes: text(`${HEAD}\nTÃ¼rkan GÃ¼lsuyu CafÃ©,E-051,TÃ¼rkiye\n`),
    exhibitors: ['Türkan Gülsuyu Café | E-051 |  | Türkiye'],
    mended: [0, 2, 0, 0],
  },
  {
    name: 'rows of one company, and a row without a name below',
    bytes: text(
      'Company,Booth,Country,Product,Product description\nTerra Clay,A-159,Poland,Mask,Clay\n,,,Scrub,\nTERRA  CLAY,a-159,,Mask,Clay from the river\n,,Norway,,\n',
    ),
    exhibitors: [TERRA],
    results: ['created', 'merged', 'merged', 'refused'],
    refusals: ['import.no-name'],
    products: ['Mask', 'Scrub'],
  },
  {
    name: 'names that look alike, undecided',
    bytes: text(
      `${HEAD}\nMaison Fleur,C-1,France\nMAISON FLEUR S.A.S.,c1,France\nAtelier Nacré,b145,France\nNord,A-1,Norway\n`,
    ),
    results: ['refused', 'refused', 'refused', 'created'],
    refusals: ['import.looks-alike', 'import.looks-alike', 'import.looks-alike'],
    troubles: ['alike Maison Fleur', 'alike Atelier Nacré'],
  },
  {
    name: 'names that look alike, merged and kept apart',
    bytes: text(`${HEAD}\nMaison Fleur,C-1,France\nMAISON FLEUR S.A.S.,c1,\nAtelier Nacré,F-7,France\n`),
    decisions: [
      { kind: 'alike', key: 'maison fleur', choice: 'merge', picks: { company: 'MAISON FLEUR S.A.S.' } },
      { kind: 'alike', key: 'atelier nacre', choice: 'different' },
    ],
    exhibitors: ['MAISON FLEUR S.A.S. | C-1 |  | France', 'Atelier Nacré | F-7 |  | France'],
    results: ['created', 'merged', 'created'],
  },
  {
    name: 'the same exhibitors once more change nothing',
    bytes: text(`${HEAD}\nhanari skin lab,a-208,Republic of Korea\nAtelier  Nacre,B-145,FR\n`),
    results: ['unchanged', 'unchanged'],
    exhibitors: [],
  },
  {
    name: 'an exhibitor that moved',
    bytes: text(`${HEAD}\nHanari Skin Lab,A-300,South Korea\n`),
    decisions: [{ kind: 'alike', key: 'hanari skin lab', choice: 'merge' }],
    results: ['changed'],
    exhibitors: ['Hanari Skin Lab | A-300 |  | South Korea'],
  },
  {
    name: 'products alone, for exhibitors by name',
    bytes: text(
      'Company;Product;Product description\nHanari Skin Lab;Dew Ampoule;Longer than before.\nHanari Skin Lab;Mist;\n',
    ),
    results: ['changed', 'merged'],
    products: ['Mist'],
  },
  {
    name: 'blocked hours as people write them',
    bytes: text(
      'Company;Blocked hours\nHanari Skin Lab;"02 June 11 am; 3 Jun 12:00-14:00"\nAtelier Nacre;"Day 4\n2026-06-02 13:30"\n',
    ),
    blocked: [
      '1 660',
      '2 720',
      '2 780',
      '4 660',
      '4 720',
      '4 780',
      '4 840',
      '4 900',
      '4 960',
      '4 1020',
      '1 780',
    ],
  },
  {
    name: 'an hour that is none',
    bytes: text('Company,Blocked hours\nHanari Skin Lab,31 December\n'),
    results: ['refused'],
    refusals: ['import.unknown-hour'],
    troubles: ['hour 31 December'],
  },
  {
    name: 'links to pictures are listed',
    bytes: text('Company,Booth,Logo\nTerra Clay,A-159,https://pictures.example/terra.png\n'),
    results: ['created'],
    pictures: ['https://pictures.example/terra.png'],
  },
  {
    name: 'numbered rows: No. is a heading, not Norway',
    bytes: text('No.,Company,Booth,Country,Interests\n1,Terra Clay,A-159,Poland,Sun care\n2,c2,A-160,,\n'),
    mended: [0, 0, 0, 0],
    exhibitors: ['Terra Clay | A-159 |  | Poland', 'c2 | A-160 |  | '],
  },
  {
    name: 'numbered rows in German, below a title',
    bytes: text('Ausstellerliste 2026;;;\nNr.;Firma;Stand;Land\n1;Terra Clay;A-159;Polen\n'),
    mended: [2, 0, 0, 0],
    exhibitors: ['Terra Clay | A-159 |  | Poland'],
  },
  {
    name: 'a name that would turn round what follows it',
    bytes: text(`${HEAD}\n\u202eevil company,A-159,Poland\n`),
    exhibitors: ['evil company | A-159 |  | Poland'],
  },
  {
    name: 'names in many scripts, and invisible characters',
    bytes: text(
      `${HEAD}\nواحة العطر,E-110,السعودية\n하나리 스킨랩,E-111,한국\n\u200bΑφροδίτη,E-112,Ελλάδα\n`,
    ),
    exhibitors: [
      'واحة العطر | E-110 |  | Saudi Arabia',
      '하나리 스킨랩 | E-111 |  | South Korea',
      'Αφροδίτη | E-112 |  | Greece',
    ],
  },
  {
    name: 'formulas as text are text',
    bytes: text(`${HEAD}\n"=HYPERLINK(""https://evil.example"")",A-159,Poland\n`),
    exhibitors: ['=HYPERLINK("https://evil.example") | A-159 |  | Poland'],
  },
  {
    name: 'names that objects have by themselves',
    bytes: text('Company,Booth,Country,constructor\n__proto__,A-159,Poland,x\n'),
    exhibitors: ['__proto__ | A-159 |  | Poland'],
  },
  {
    name: 'a name far too long',
    bytes: text(`${HEAD}\n${'x'.repeat(201)},A-159,Poland\n`),
    refusals: ['import.too-long'],
  },
  {
    name: 'addresses that are none, and two in one cell',
    bytes: text(
      'Company,Booth,Email,Website,Representative,Representative email\nNord,A-1,nord at example,javascript:alert(1),Ana Lim,none\nSud,A-2,"Sud <a@sud.example>; b@sud.example",#N/A,,\n',
    ),
    results: ['created', 'created'],
    mended: [0, 0, 5, 0],
    texts: { email: '', website: '' },
  },
  {
    name: 'a main category alone, beside a sub-category that is created in it',
    bytes: text('Company,Booth,Interests\nNord,A-1,Skincare\nSud,A-2,Mist\n'),
    decisions: [{ kind: 'category', key: 'mist', choice: 'create', value: '1' }],
    subCategories: ['Serums and ampoules', 'Barrier creams', 'Sun care', 'Mist', 'Mist'],
  },
  {
    name: 'sums with numbers, in the list and below it; a company whose name begins like one',
    bytes: text(
      'Company,Booth,Country\nTerra Clay,A-159,Poland\nSubtotal:,1,\nTotal Beauty,45,Poland\nTotal exhibitors,2,\n',
    ),
    exhibitors: [TERRA, 'Total Beauty | 45 |  | Poland'],
    mended: [0, 0, 0, 2],
  },
  {
    name: 'booths that are not assigned yet, imported without one',
    bytes: text(`${HEAD}\nTerra Clay,TBA,Poland\nNord,,Norway\n`),
    decisions: [
      { kind: 'booth', key: 'terra clay', choice: 'leave' },
      { kind: 'booth', key: 'nord', choice: 'leave' },
    ],
    exhibitors: ['Terra Clay |  |  | Poland', 'Nord |  |  | Norway'],
    results: ['created', 'created'],
  },
  {
    name: 'a booth that was saved as a date in text',
    bytes: text(`${HEAD}\nTerra Clay,12-Mar,Poland\n`),
    refusals: ['import.booth-is-date'],
  },
  {
    name: 'a place beside its country, and a country of which there are two',
    bytes: text(`${HEAD}\nOud,A-1,"Dubai, UAE"\nRiver,A-2,Congo\n`),
    results: ['created', 'refused'],
    troubles: ['country Congo'],
  },
  {
    name: 'blocked hours as the three languages write them',
    bytes: text(
      'Company,Blocked hours\nHanari Skin Lab,"2 Jun 2026 11:00 pagi;2026年6月2日 12:00;6月3日 下午1点;Wed 3 June 2:00 petang;周四 6月4日 15:00"\n',
    ),
    blocked: ['1 660', '1 720', '2 780', '2 840', '3 900'],
  },
  {
    name: 'a list of products, whose descriptions and pictures are theirs',
    bytes: text(
      'Company,Product,Description,Picture\nHanari Skin Lab,Sleep Mask,Overnight.,www.hanari.example/m.png\n',
    ),
    columns: ['company', 'product', 'productDescription', 'picture'],
    products: ['Sleep Mask'],
    texts: { company: 'Hanari Skin Lab', description: '' },
  },
  {
    name: 'a list of people, whose emails are theirs',
    bytes: text('Company,Representative,Title,Email\nHanari Skin Lab,Seo Yun,Buyer,seo@hanari.example\n'),
    columns: ['company', 'representative', 'representativeTitle', 'representativeEmail'],
    texts: { company: 'Hanari Skin Lab', email: '' },
  },
  {
    name: 'a list of exhibitors with a person and an email, which is the contact’s',
    bytes: text('Company,Booth,Country,Contact person,Email\nTerra Clay,A-159,Poland,Ana,a@terra.example\n'),
    columns: ['company', 'booth', 'country', 'representative', 'email'],
    exhibitors: [TERRA],
  },
  {
    name: 'a list of blocked hours from and until, the second without an end',
    bytes: text(
      'Company,Day,From,To,Reason\nHanari Skin Lab,2 June 2026,11:00,13:00,Opening\nAtelier Nacre,2 June 2026,14:00,,Lunch\n',
    ),
    columns: ['company', 'blockedDay', 'blockedTime', 'blockedUntil', null],
    blocked: ['1 660', '1 720', '1 840'],
    texts: { booth: 'A-208' },
  },
  {
    name: 'times without a day, which are no booths',
    bytes: text('Company,Booth,From,Opens\nTerra Clay,A-159,Poland,10:00\nNord,A-2,Norway,10:30\n'),
    columns: ['company', 'booth', 'country', null],
    exhibitors: [TERRA, 'Nord | A-2 |  | Norway'],
  },
  {
    name: 'an exhibitor of the edition by another name, with its email and website',
    bytes: text(
      'Company,Booth,Country,Email,Website\nNacre Paris,B-145,France,HELLO@nacre.example,\nTerra Clay,A-159,Poland,,http://nacre.example/\n',
    ),
    troubles: ['alike Nacre Paris'],
    results: ['refused', 'created'],
  },
  {
    name: 'an agent’s second brand, with the email of the one that the file names as well',
    bytes: text(
      'Company,Booth,Country,Email\nAtelier Nacre,B-145,France,hello@nacre.example\nNord,A-2,France,hello@nacre.example\n',
    ),
    troubles: [],
    results: ['unchanged', 'created'],
  },
  {
    name: 'a sub-category by the name that it had before a merge',
    bytes: text('Company,Booth,Sub-categories\nTerra Clay,A-159,Sunscreens\n'),
    subCategories: ['Sun care'],
    troubles: [],
  },
  {
    name: 'several products in a cell of the column for one',
    bytes: text('公司名称,展位号,国家,产品\nTerra Clay,A-159,波兰,面霜；口红\n'),
    products: ['面霜', '口红'],
  },
  { name: 'nothing', bytes: text(''), fails: 'import.empty' },
  { name: 'nothing but separators', bytes: text(';;;\n;;;\n'), fails: 'import.empty' },
  { name: 'a PDF', bytes: text('%PDF-1.7\n1 0 obj\n'), fails: 'import.document' },
  {
    name: 'a web page',
    bytes: text('<!DOCTYPE html><p>Company</p><div>A-159</div>'),
    fails: 'import.not-a-table',
  },
  {
    name: 'a picture',
    bytes: () => Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex'),
    fails: 'import.not-a-table',
  },
  {
    name: 'a million cells of text',
    bytes: () => Buffer.from('a,b,c,d,e,f,g,h,i,j\n'.repeat(100_001)),
    fails: 'import.too-many-cells',
  },
  { name: 'more bytes than are read', bytes: () => Buffer.alloc(20_000_001, 'a'), fails: 'import.too-large' },
];
