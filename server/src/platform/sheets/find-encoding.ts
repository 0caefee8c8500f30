// Finds the encoding of a text file: by byte order mark and zeros, as UTF-8, or as the likeliest legacy encoding.
import { ENCODINGS, type Encoding } from '@visavis/domain/import/encodings';
import { detectAll } from 'jschardet';
import { decoderOf } from './decode-text.ts';

export interface FoundEncoding {
  encoding: Encoding;
  /** Whether no other encoding comes close. */
  isSure: boolean;
  /** The likely ones, likeliest first; empty if the file itself declares its encoding. */
  likely: Encoding[];
}

/** Counts known words of a text, such as headings and countries, which helps to decide between two readings. */
export type CountKnown = (text: string) => number;

/** Number of bytes examined: the same result as for a whole file, in a fraction of the time. */
const SAMPLE_BYTES = 60_000;
/** How much likelier the first must be than any other encoding that reads the file differently. */
const LEAD = 1.5;
/** Fewer bytes above ASCII prove nothing, unless words are known: a letter has one of them, an Asian character two. */
const ENOUGH_BYTES = 10;
const ENOUGH_PAIRED = 40;
const PAIRED = new Set<Encoding>(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']);
const ENOUGH_KNOWN = 2;
const MOST_OFFERED = 5;

/** Names that a detector uses, mapped to the Windows superset that programs write. */
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
  cp850: 'ibm850',
  cp858: 'ibm850',
  cp874: 'windows-874',
  'tis-620': 'windows-874',
  macroman: 'macintosh',
};
/** ISO siblings of the Windows encodings, which differ in symbols that tables rarely contain, so they are no rivals. */
const SISTERS: Partial<Record<Encoding, Encoding>> = {
  'windows-1250': 'iso-8859-2',
  'windows-1251': 'iso-8859-5',
  'windows-1253': 'iso-8859-7',
  'windows-1255': 'iso-8859-8',
  'windows-1256': 'iso-8859-6',
};

/** How common files in each encoding are, as a weight on the evidence of their bytes. */
const COMMON: Partial<Record<Encoding, number>> = {
  'windows-1252': 1.2,
  macintosh: 0.5,
  'koi8-r': 0.5,
  'koi8-u': 0.4,
  ibm850: 0.8,
  ibm866: 0.7,
  'iso-8859-2': 0.9,
  'iso-8859-5': 0.9,
  'iso-8859-6': 0.9,
  'iso-8859-7': 0.9,
  'iso-8859-8': 0.9,
};

export function findEncoding(bytes: Uint8Array, countKnown: CountKnown = () => 0): FoundEncoding {
  const marked = markedEncoding(bytes);
  if (marked) return { encoding: marked, isSure: true, likely: [] };
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  const unicode = stateAs(bytes, 'utf-8');
  // ISO-2022-JP is written entirely in ASCII, with escapes.
  if (isWhole(unicode) && (unicode.signs > 0 || !bytes.includes(ESCAPE)))
    return { encoding: 'utf-8', isSure: true, likely: [] };
  const legacy = legacyEncoding(wholeLines(bytes.subarray(0, SAMPLE_BYTES)), countKnown);
  if (unicode.signs <= unicode.damaged * PROVING_UNICODE) return legacy;
  const others = legacy.likely.slice(0, MOST_OFFERED - 1);
  return { encoding: 'utf-8', isSure: false, likely: ['utf-8', ...others] };
}

/** This many intact characters per damaged one are no coincidence: other encodings rarely form multi-byte ones. */
const PROVING_UNICODE = 3;

const ESCAPE = 0x1b;

function markedEncoding([first, second]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** UTF-16 without a byte order mark: Latin text, digits and separators have a zero in every other byte. */
function wideEncoding(bytes: Uint8Array): FoundEncoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 20;
  // An Asian character may have a zero as its other byte.
  if (odd > many && odd > even * 3) return wideAs(bytes, 'utf-16le');
  return even > many && even > odd * 3 ? wideAs(bytes, 'utf-16be') : null;
}

/** Half of the bytes are characters, and those in ASCII count as evidence too. */
function wideAs(bytes: Uint8Array, encoding: Encoding): FoundEncoding | null {
  const { damaged } = stateAs(bytes, encoding);
  if (damaged === 0) return { encoding, isSure: true, likely: [] };
  const isFew = damaged === 1 || damaged * SIGNS_PER_DAMAGE * 2 <= bytes.length;
  return isFew ? { encoding, isSure: false, likely: [encoding] } : null;
}

/** The result of reading bytes in an encoding. */
interface State {
  /** Intact characters beyond ASCII. */
  signs: number;
  /** Number of damaged places: one wrong byte may spoil those after it. */
  damaged: number;
  /** Whether the bytes end within a character. */
  isCut: boolean;
}

const DAMAGED = 0xfffd;
/** Number of characters that one damaged byte may spoil, including itself. */
const SPOILT_BY_ONE = 8;
/** Intact characters required per damaged one; a single damaged one needs fewer. */
const SIGNS_PER_DAMAGE = 100;
const SIGNS_BESIDE_ONE = 10;

function stateAs(bytes: Uint8Array, encoding: Encoding): State {
  const decoder = decoderOf(encoding);
  const text = decoder.decode(bytes, { stream: true });
  const state = { signs: 0, damaged: 0, isCut: decoder.decode() !== '' };
  let spoilt = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f && code !== DAMAGED) state.signs += 1;
    if (code !== DAMAGED || at < spoilt) continue;
    state.damaged += 1;
    spoilt = at + SPOILT_BY_ONE;
  }
  return state;
}

/** A truncated end is harmless if other characters show the encoding. */
const isWhole = ({ signs, damaged, isCut }: State): boolean => damaged === 0 && (!isCut || signs > 0);

const isReadable = (state: State): boolean =>
  isWhole(state) ||
  state.damaged * SIGNS_PER_DAMAGE <= state.signs ||
  (state.damaged === 1 && state.signs >= SIGNS_BESIDE_ONE);

/** Drops a partial last line: a sample may end within a character, but a line does not. */
function wholeLines(sample: Uint8Array): Uint8Array {
  const end = sample.lastIndexOf(0x0a);
  return end > 0 && sample.length === SAMPLE_BYTES ? sample.subarray(0, end + 1) : sample;
}

/** The likelihood of each encoding that can read the sample, and those in which it is damaged. */
function candidatesOf(sample: Uint8Array) {
  const scores = new Map<Encoding, number>();
  const damaged = new Set<Encoding>();
  const add = (name: Encoding, confidence: number) =>
    scores.set(name, Math.max(scores.get(name) ?? 0, confidence));
  for (const [name, confidence] of detected(sample)) {
    const state = stateAs(sample, name);
    if (isWhole(state)) add(name, confidence);
  }
  for (const name of PAIRED) {
    const state = stateAs(sample, name);
    if (isWhole(state) || !isReadable(state)) continue;
    const confidence = detected(undamaged(sample, name)).get(name);
    if (confidence === undefined) continue;
    damaged.add(name);
    add(name, confidence * DAMAGED_LIKELIHOOD);
  }
  return { scores, damaged };
}

/** Factor relative to an encoding without damage. */
const DAMAGED_LIKELIHOOD = 0.5;

function detected(sample: Uint8Array): Map<Encoding, number> {
  const found = new Map<Encoding, number>();
  for (const { encoding, confidence } of detectAll(Buffer.from(sample)) ?? []) {
    const name = encodingOf(encoding);
    if (name) found.set(name, Math.max(found.get(name) ?? 0, confidence));
  }
  return found;
}

/** Bytes between cells and words, which are never the second byte of a character. */
const BETWEEN = new Set([...'\t\n\r ",;'].map((sign) => sign.charCodeAt(0)));

/** The words without damage, since the detector rejects an encoding for a single damaged character. */
function undamaged(sample: Uint8Array, encoding: Encoding): Uint8Array {
  const kept: number[] = [];
  for (let start = 0; start < sample.length; ) {
    let end = start;
    while (end < sample.length && !BETWEEN.has(sample[end] ?? 0)) end += 1;
    const word = sample.subarray(start, end + 1);
    const { damaged, isCut } = stateAs(word, encoding);
    if (damaged === 0 && !isCut) kept.push(...word);
    start = end + 1;
  }
  return Uint8Array.from(kept);
}

function legacyEncoding(sample: Uint8Array, countKnown: CountKnown): FoundEncoding {
  const { scores, damaged } = candidatesOf(sample);
  addCapitals(scores, sample);
  addVietnamese(scores, sample);
  const plain = countKnown(asciiOf(sample));
  const ranked = [...scores]
    .map(([encoding, confidence]) => {
      const text = decoderOf(encoding).decode(sample);
      // Counts only words beyond ASCII, as plain ASCII words are known in every encoding.
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
  const isProven = isEnough && (!rival || first.score >= rival.score * LEAD);
  return {
    encoding: first.encoding,
    isSure: isProven && !damaged.has(first.encoding),
    likely: ranked.slice(0, MOST_OFFERED).map(({ encoding }) => encoding),
  };
}

/** Vietnamese in Windows-1258 has combining marks after vowels; in Windows-1252 the same bytes are letters. */
const MARK = /[\u0300\u0301\u0303\u0309\u0323]/gu;
const MARKED_VOWEL = /[aăâeêioôơuưy][\u0300\u0301\u0303\u0309\u0323]/giu;
const ENOUGH_MARKS = 3;

/** The detector takes it for a western language, so its score is raised just enough that the organiser is asked. */
function addVietnamese(scores: Map<Encoding, number>, sample: Uint8Array): void {
  const text = new TextDecoder('windows-1258').decode(sample);
  const marks = text.match(MARK)?.length ?? 0;
  const best = Math.max(0, ...scores.values());
  if (marks >= ENOUGH_MARKS && marks === text.match(MARKED_VOWEL)?.length)
    scores.set('windows-1258', Math.max(best * VIETNAMESE, scores.get('windows-1258') ?? 0));
}

/** Factor relative to the likeliest other encoding; the common Windows-1252 may still come first. */
const VIETNAMESE = 1.3;

/** Likelihood of text in capitals, relative to lower case. */
const CAPITALS = 0.6;

/** The detector takes Windows-1251 in capitals for KOI8, which has its lower-case letters there. */
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
