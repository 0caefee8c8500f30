// Maps countries and regions, as written in lists of any language, to the names that the product uses.
import countries from './countries.json' with { type: 'json' };
import { countryCodeOf, keyOf } from './service.ts';

/** The languages of exhibitor lists; for an ambiguous name, the first language that has it decides. */
const LANGUAGES =
  'en ms zh-Hans zh-Hant ja ko id th vi fr de es it pt nl ru uk pl cs tr ar fa hi bn el ro hu sv da nb fi he'.split(
    ' ',
  );

const nameByCode = new Map(countries.map(({ cca2, name }) => [cca2, name]));

/** Names that the runtime's data lacks. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  AE: ['VAE', 'الإمارات', '阿联酋', '阿聯酋', 'ОАЭ', 'Emiriah Arab Bersatu'],
  CZ: [
    'Tschechische Republik',
    'République tchèque',
    'Repubblica Ceca',
    'República Checa',
    'Çek Cumhuriyeti',
  ],
  CN: ['CHN', 'КНР', '中華人民共和国', '中華人民共和國', '中华人民共和国', '중화인민공화국'],
  DE: ['GER', 'DEU', 'BRD'],
  GB: [
    'GBR',
    '英国',
    '英國',
    'Großbritannien',
    'Grande-Bretagne',
    'Gran Bretagna',
    'Gran Bretaña',
    'United Kingdom of Great Britain and Northern Ireland',
  ],
  KR: ['KOR', '南韩', '南韓', '大韓民国', '大韓民國', '大韩民国'],
  MY: ['MAS', 'MYS', '大马'],
  SA: ['KSA', 'السعودية', '沙特', 'Saudi'],
  SG: ['SGP', '星加坡'],
  TH: ['ประเทศไทย'],
  TW: ['臺灣', '中国台湾', '中國台灣'],
  GR: ['Ελλάς'],
  HK: ['中国香港', '中國香港'],
  US: ['米国', 'États-Unis d’Amérique', 'Stati Uniti d’America', 'США', 'EUA', 'EE. UU.', 'EEUU'],
};

/** Read on first use from data of the runtime, which never changes while the server runs. */
let codeByWritten: Map<string, string> | undefined;

function readWritten(): Map<string, string> {
  const codes = new Map<string, string>();
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const code of nameByCode.keys()) {
        const key = keyOf(names.of(code) ?? '');
        if (key !== '' && !codes.has(key)) codes.set(key, code);
      }
    }
  for (const [code, names] of Object.entries(MORE)) for (const name of names) codes.set(keyOf(name), code);
  return codes;
}

/** Prefixes and suffixes that do not change a name's meaning, and separators of a name given in two languages. */
const AROUND = /^(?:republic of|kingdom of|state of|федеративная|republik)\s+|\s*[([（].*$/iu;
const BETWEEN =
  /\s*[/|]\s*|(?<=\p{Script=Han})\s*(?=\p{Script=Latin})|(?<=\p{Script=Latin})\s*(?=\p{Script=Han})/u;

/** Names shared by two countries: the organiser must choose. */
const OF_TWO: ReadonlySet<string> = new Set(['Congo', '刚果', 'Конго'].map(keyOf));

/** @returns the name in the product's list of countries; null for an unknown country, and for a name shared by two */
export function countryNameOf(written: string): string | null {
  if (OF_TWO.has(keyOf(written))) return null;
  codeByWritten ??= readWritten();
  const known = codeByWritten;
  const find = (text: string) => countryCodeOf(text) ?? known.get(keyOf(text)) ?? null;
  const code =
    find(written) ??
    find(written.replace(AROUND, '')) ??
    written
      .split(BETWEEN)
      .map(find)
      .find((one) => one !== null) ??
    null;
  return code === null ? null : (nameByCode.get(code) ?? null);
}
