// Finds the encoding of a text file: by its marks and zeros, as UTF-8, or as the likeliest of the older ones.
import { ENCODINGS, type Encoding } from '@visavis/domain/import/encodings';
import { detectAll } from 'jschardet';

export interface FoundEncoding {
  encoding: Encoding;
  /** Whether nothing else comes near it. */
  isSure: boolean;
  /** The likely ones, the first one the likeliest; empty where the file itself says what it is. */
  likely: Encoding[];
}

/** How many words of a text are known, such as headings and countries: who knows them decides between two readings. */
export type CountKnown = (text: string) => number;

/** Bytes that are looked at: the same answer as from a whole file, at a fraction of the time. */
const SAMPLE_BYTES = 60_000;
/** How much likelier the first one must be than any other that reads the file differently. */
const LEAD = 1.5;
/** Fewer bytes above ASCII prove nothing, unless words are known: a letter has one of them, a character of Asia two. */
const ENOUGH_BYTES = 10;
const ENOUGH_PAIRED = 40;
const PAIRED = new Set<Encoding>(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']);
const ENOUGH_KNOWN = 2;
const MOST_OFFERED = 5;

/** What a detector calls them; programs write Windows' superset of each. */
const NAMES: Readonly<Record<string, Encoding>> = {
  cp932: 'shift_jis',
  sjis: 'shift_jis',
  cp949: 'euc-kr',
  johab: 'euc-kr',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  cp950: 'big5',
  'big5-hkscs': 'big5',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'windows-1252',
  'iso8859-15': 'windows-1252',
  'iso-8859-9': 'windows-1254',
  'iso-8859-13': 'windows-1257',
  cp874: 'windows-874',
  'tis-620': 'windows-874',
  macroman: 'macintosh',
};
/** Sisters of Windows' encodings, which differ in signs that tables rarely have: they raise no doubt about those. */
const SISTERS: Partial<Record<Encoding, Encoding>> = {
  'windows-1250': 'iso-8859-2',
  'windows-1251': 'iso-8859-5',
  'windows-1253': 'iso-8859-7',
  'windows-1255': 'iso-8859-8',
  'windows-1256': 'iso-8859-6',
};

/** How common files of each are, beside what their bytes say. */
const COMMON: Partial<Record<Encoding, number>> = {
  'windows-1252': 1.2,
  macintosh: 0.5,
  'koi8-r': 0.5,
  'koi8-u': 0.4,
  ibm866: 0.7,
  'iso-8859-2': 0.9,
  'iso-8859-5': 0.9,
  'iso-8859-6': 0.9,
  'iso-8859-7': 0.9,
  'iso-8859-8': 0.9,
};

export function findEncoding(bytes: Uint8Array, countKnown: CountKnown = () => 0): FoundEncoding {
  const marked = markedEncoding(bytes) ?? wideEncoding(bytes);
  if (marked) return { encoding: marked, isSure: true, likely: [] };
  // ISO-2022-JP is written in ASCII alone, with escapes.
  if (isText(bytes, 'utf-8') && !bytes.includes(ESCAPE))
    return { encoding: 'utf-8', isSure: true, likely: [] };
  return legacyEncoding(wholeLines(bytes.subarray(0, SAMPLE_BYTES)), countKnown);
}

const ESCAPE = 0x1b;

function markedEncoding([first, second]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** UTF-16 without a byte order mark: Latin text, digits and separators have a zero in every other byte. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 20;
  // A character of Asia may have a zero as its other byte.
  if (odd > many && odd > even * 3 && isText(bytes, 'utf-16le')) return 'utf-16le';
  if (even > many && even > odd * 3 && isText(bytes, 'utf-16be')) return 'utf-16be';
  return null;
}

function isText(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A sample may end within a character, a line does not. */
function wholeLines(sample: Uint8Array): Uint8Array {
  const end = sample.lastIndexOf(0x0a);
  return end > 0 && sample.length === SAMPLE_BYTES ? sample.subarray(0, end + 1) : sample;
}

function legacyEncoding(sample: Uint8Array, countKnown: CountKnown): FoundEncoding {
  const scores = new Map<Encoding, number>();
  for (const { encoding, confidence } of detectAll(Buffer.from(sample)) ?? []) {
    const name = encodingOf(encoding);
    if (name && isText(sample, name)) scores.set(name, Math.max(scores.get(name) ?? 0, confidence));
  }
  addCapitals(scores, sample);
  const plain = countKnown(asciiOf(sample));
  const ranked = [...scores]
    .map(([encoding, confidence]) => {
      const text = new TextDecoder(encoding).decode(sample);
      // Only what no other encoding reads: words of plain ASCII are known in each of them.
      const known = Math.max(0, countKnown(text) - plain);
      return { encoding, text, known, score: confidence * (COMMON[encoding] ?? 1) * (1 + known) };
    })
    .sort((one, other) => other.score - one.score);
  const [first] = ranked;
  if (!first) return { encoding: 'windows-1252', isSure: false, likely: ['windows-1252'] };
  const rival = ranked.find(
    ({ encoding, text }) => text !== first.text && encoding !== SISTERS[first.encoding],
  );
  const high = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  const enough = PAIRED.has(first.encoding) ? ENOUGH_PAIRED : ENOUGH_BYTES;
  const isEnough = high >= enough || first.known >= ENOUGH_KNOWN;
  return {
    encoding: first.encoding,
    isSure: isEnough && (!rival || first.score >= rival.score * LEAD),
    likely: ranked.slice(0, MOST_OFFERED).map(({ encoding }) => encoding),
  };
}

/** How likely capitals are, beside small letters. */
const CAPITALS = 0.6;

/** In capitals, what is Windows-1251 is taken for KOI8, where the small letters stand. */
function addCapitals(scores: Map<Encoding, number>, sample: Uint8Array): void {
  const koi = Math.max(scores.get('koi8-r') ?? 0, scores.get('koi8-u') ?? 0);
  const windows = scores.get('windows-1251') ?? 0;
  if (koi === 0 || windows > koi * CAPITALS) return;
  const text = new TextDecoder('windows-1251').decode(sample);
  if (!/\p{Ll}\p{Lu}{2}/u.test(text)) scores.set('windows-1251', koi * CAPITALS);
}

function encodingOf(given: string | null): Encoding | null {
  const name = (given ?? '').toLowerCase();
  return NAMES[name] ?? ENCODINGS.find((one) => one === name) ?? null;
}

const asciiOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\xff]+/g, ' ');
