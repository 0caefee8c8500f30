// Lists whose cells are misleading: commas, placeholders, truncated lines, shared booths.
import { caseFile } from './import-cases/case-file.ts';
import type { NastyFile } from './nasty-file.ts';

const text = (content: string) => () => Buffer.from(content);
const file = (name: string) => () => caseFile(name);
const sharedBooth = (key: string) => ({ kind: 'shared', key, choice: 'leave' }) as const;

export const NASTY_MEANINGS: readonly NastyFile[] = [
  {
    name: '"NA" is an empty cell',
    bytes: file('c01-halls-na.csv'),
    columns: [null, 'company', 'country', 'hall', 'booth'],
    troubles: [
      'alike Agrimar Versand GmbH',
      'booth 5piel5',
      'booth Revista Belleza',
      'booth Beauty Insight Publications Ltd.',
    ],
    exhibitors: [
      'Nordlicht Kosmetik GmbH - [Haut | Skin] | 17D15 | 17 | Germany',
      'skaerbaek-care a/s | 15B19 | 14/15 | Denmark',
      'Grünwald Naturkosmetik e.V. | 25G19 | 25 | Germany',
      'Lotus Beauty (Guangzhou) Co. Ltd. | 20C12 | 19/20 | China',
      'ÇAM Kozmetik San. ve Tic. A.S. | 17E48 | 17 | Türkiye',
      'AB Kaunas Grožis | 21K05 | 21 | Lithuania',
      'Korea Glow Ltd. | 21K07 | 21 | South Korea',
    ],
  },
  {
    name: 'other words for nothing, and signs that a database has escaped',
    bytes: text(
      'Company;Booth;Country;Website;About\nO\\\'Hara \\"Skin\\";A-1;NULL;\\N;n/a\nNA;A-2;N/A;-;C:\\new\n',
    ),
    exhibitors: ['O\'Hara "Skin" | A-1 |  | ', 'NA | A-2 |  | '],
    mended: [0, 0, 0, 0],
  },
  {
    name: 'a new sub-category with a comma is one',
    bytes: text(
      'Firma;Stant;Sub-categories\nGülşah;A2-12;Kimya, Boya & Plastik\nAlma;L031;Organizations, federations, institutions\n',
    ),
    decisions: [
      { kind: 'category', key: 'kimya, boya & plastik', choice: 'create', value: '1' },
      { kind: 'category', key: 'organizations, federations, institutions', choice: 'split' },
      { kind: 'category', key: 'organizations', choice: 'create', value: '1' },
      { kind: 'category', key: 'federations', choice: 'leave' },
    ],
    results: ['created', 'refused'],
    subCategories: ['Kimya, Boya & Plastik'],
    troubles: ['category federations', 'category institutions'],
  },
  {
    name: 'commas separate sub-categories where one of them is known, or stands alone elsewhere',
    bytes: text(
      'Company;Booth;Interests\nc1;A-1;Makeup, Hair Care\nc2;A-2;Makeup\nc3;A-3;Sun care, Soap, Oil\n',
    ),
    troubles: ['category Makeup', 'category Hair Care', 'category Soap', 'category Oil'],
  },
  {
    name: 'products with commas are asked about once',
    bytes: file('c27b-fifty-products.csv'),
    refusals: ['import.commas-in-products', 'import.commas-in-products'],
    products: Array.from({ length: 8 }, (_, at) => `Serum ${at + 1}`),
  },
  {
    name: 'products with commas, which separate',
    bytes: text('Company;Booth;Products\nLILY;C1;Serum A (50 ml, refill), Balm B, Kit C 1,5 l\n'),
    decisions: [{ kind: 'commas', key: 'products', choice: 'split' }],
    products: ['Serum A (50 ml, refill)', 'Balm B', 'Kit C 1,5 l'],
    troubles: ['commas Serum A (50 ml, refill), Balm B, Kit C 1,5 l'],
  },
  {
    name: 'products with commas, which belong to the names',
    bytes: text('Company;Booth;Product\nLILY;C1;Soap, Balm, Cream\nROSE;C2;Soap, small\n'),
    decisions: [{ kind: 'commas', key: 'products', choice: 'leave' }],
    products: ['Soap, Balm, Cream', 'Soap, small'],
  },
  {
    name: 'a row without a company, but with a contact of its own, does not belong to the one above',
    bytes: file('c10-chinese-empty-company.csv'),
    decisions: [
      { kind: 'booth', key: '中山市大象美容科技有限公司', choice: 'set', value: 'E-1' },
      { kind: 'booth', key: '厂家批发耐用化妆镜 舒适', choice: 'set', value: 'E-2' },
    ],
    results: ['refused', 'refused', 'created', 'created', 'refused', 'refused'],
    refusals: ['import.no-name', 'import.no-name', 'import.no-name', 'import.no-name'],
  },
  {
    name: 'a row without a company that repeats the contact above is of the same one',
    bytes: text(
      'Company,Booth,Email,Phone,Product\nTerra Clay,A-159,a@terra.example,+48 1,Mask\n,,a@terra.example,+48 1,Scrub\n,,,+48 2,Soap\n',
    ),
    results: ['created', 'merged', 'refused'],
    products: ['Mask', 'Scrub'],
  },
  {
    name: 'of two columns for booths the one that tells exhibitors apart, and the other for halls',
    bytes: file('c11-two-names-two-booths.csv'),
    columns: ['company', null, 'hall', null, null, 'booth', null, null],
    exhibitors: [
      'LANXI JIEKA COSMETICS CO., LTD. | E1-0001 | E1 | ',
      'REBORN BEAUTY COMPANY LTD. | E1-0009 | E1 | ',
      'GIANT BEAUTY CO., LTD. | E1-0105, E1-0113 | E1 | ',
      '深圳普洛美容科技有限公司 | E1-0544 | E1 | ',
      'SHANGHAI PHOENIX BEAUTY CO., LTD. | E2-0201, W5-0901 | E2 | ',
      'HAOMENG (SHANGHAI) CO., LTD. / MINTA (TAICANG) CO., LTD. / SUZHOU MAYA TRADING CO., LTD. / TAICANG TEC INTERNATIONAL TRADING CO., LTD. | E2-0301 | E2 | ',
    ],
  },
  {
    name: 'a column that counts the rows is no booth',
    bytes: text('Company,,Country\nTerra Clay,1,Poland\nNord,2,Norway\nSud,3,France\n'),
    columns: ['company', null, 'country'],
    refusals: ['import.no-booth', 'import.no-booth', 'import.no-booth'],
  },
  {
    name: 'many companies at one booth are asked about, two are not',
    bytes: text('Company,Booth,Hall\na1,E1,\na2,E1,\na3,e-1,\nb1,F1,\nb2,F1,\nc1,G1,1\nc2,G1,1\nc3,G1,2\n'),
    troubles: ['shared E1'],
    refusals: ['import.booth-shared', 'import.booth-shared', 'import.booth-shared'],
  },
  {
    name: 'many companies at one booth, which share it',
    bytes: text('Company,Booth\na1,E1\na2,E1\na3,E1\n'),
    decisions: [sharedBooth('e1 ')],
    results: ['created', 'created', 'created'],
  },
  {
    name: 'a new company at the booth of another that the file does not name is asked about',
    bytes: text('Company,Booth\nTerra Clay,B145\n'),
    troubles: ['shared B145'],
    refusals: ['import.booth-shared'],
  },
  {
    name: 'a new company at the booth of another that the file names there as well, or elsewhere',
    bytes: text('Company,Booth\nTerra Clay,B-145\nAtelier Nacre,B-145\nNord,A-208\nHanari Skin Lab,C-1\n'),
    decisions: [{ kind: 'alike', key: 'hanari skin lab', choice: 'merge' }],
    troubles: ['alike Hanari Skin Lab'],
    results: ['created', 'unchanged', 'created', 'changed'],
  },
  {
    name: 'an exhibitor that would be moved onto the booth of another',
    bytes: text('Company,Booth\nHanari Skin Lab,B-145\n'),
    decisions: [{ kind: 'alike', key: 'hanari skin lab', choice: 'merge' }],
    troubles: ['alike Hanari Skin Lab', 'shared B-145'],
    refusals: ['import.booth-shared'],
  },
  {
    name: 'lines that a comma in a name has cut',
    bytes: file('c17-unquoted-co-ltd.csv'),
    results: ['created', 'refused', 'refused', 'refused', 'created'],
    refusals: ['import.more-cells', 'import.more-cells', 'import.more-cells'],
    exhibitors: ['Orchid Beauty | A101 | 1 | ', 'Violet GmbH | A109 | 1 | '],
  },
  {
    name: 'lines that a comma in a name has cut, put together',
    bytes: file('c17-unquoted-co-ltd.csv'),
    decisions: [
      {
        kind: 'cells',
        key: '3 samsun cosmetics co., ltd., a103, 1, https://samsun.example, sales@samsun.example',
        choice: 'use',
        value: '0',
      },
    ],
    results: ['created', 'created', 'refused', 'refused', 'created'],
    exhibitors: [
      'Orchid Beauty | A101 | 1 | ',
      'Samsun Cosmetics Co., Ltd. | A103 | 1 | ',
      'Violet GmbH | A109 | 1 | ',
    ],
  },
  {
    name: 'lines that all end with a separator, or have a last column without a heading',
    bytes: text('Company,Booth\nTerra Clay,A-159,\nNord,A-160,\nSud,A-161,x\n'),
    exhibitors: ['Terra Clay | A-159 |  | ', 'Nord | A-160 |  | ', 'Sud | A-161 |  | '],
  },
  {
    name: 'an exhibitor that has withdrawn is asked about',
    bytes: text('Company,Booth,Remark\nTerra Clay,A-159,Withdrawn\nNord,A-160,paid\n'),
    results: ['refused', 'created'],
    refusals: ['import.not-coming'],
    troubles: ['absence Withdrawn'],
  },
  {
    name: 'one part of an edition’s archive',
    bytes: text('id,exhibitor_id,name,description,position\n1,7,Mask,Clay,1\n'),
    fails: 'import.part-of-archive',
  },
];
