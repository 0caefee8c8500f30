// Parses booths as written in lists: 'Hall 5, A-12/14', 'Stand no. B145', '5/A-12'.

import { isStopgapWord } from '../registration/stopgaps.ts';

export interface WrittenBooth {
  /** Without the hall prefix: 'A-12/14'. */
  booth: string;
  /** '5' of 'Hall 5'; '' if there is none. */
  hall: string;
}

const WORDS = 'halle|hall|dewan|balai|pavilion|зал|павильон';
const NAMED = String.raw`(?<!\p{L})(?:${WORDS})(?!\p{L})\s*(?:no\.?|nr\.?|№)?\s*`;
const COUNTED = String.raw`([\p{N}一二三四五六七八九十]{1,3})\s*(?:号馆|号展馆|馆|号展厅|展厅)`;
const HALL = new RegExp(
  String.raw`^${NAMED}([\p{L}\d][\p{L}\d.]{0,11})(?:\s*[,;:/|·–-]\s*|\s+)|^${COUNTED}\s*[,，;:：/|·-]?\s*`,
  'iu',
);
/** 'A 12 (Hall 5)' and 'A-12, Hall 5': after the booth, a hall must be a number or letter, as pavilions have names. */
const AFTER = new RegExp(
  String.raw`^([^;|\n]*\d[^;|\n]*?)(?:\s*[,/·([（–-]\s*|\s+)(?:${NAMED}(\p{L}?\d[\p{L}\d.]{0,5}|\p{L})|${COUNTED})\s*[)\]）]?$`,
  'iu',
);
/** '5.1 A 12' and '3 / C-04' below a heading for both; '5-12' may be a single booth. */
const BARE = /^(?:(\d{1,2}\.\d)\s*|(\d{1,2})(?:\s*[/,:·]\s*|\s+-\s+|\s+))[/,:·-]?\s*(\p{L}[^.]*\d[^.]*)$/u;
const SEVERAL = /[+&,;|\n]\s*\d/;
/** Longer texts are lists rather than a single booth. */
const LONGEST = 60;
const WORD =
  /^(?:booth|stand|stall|gerai|petak|стенд|展位号?|展台号?|摊位号?)\s*(?:number|no\.?|nr\.?|№|号)?\s*[:：#]?\s*/iu;

/** Separates booths, each of which may name its hall. */
const BETWEEN = new RegExp(String.raw`\s*[;|\n]\s*|\s*,\s*(?=(?:${WORDS})(?!\p{L}))`, 'iu');

/**
 * Splits a booth cell into hall and booth; booths in several halls stay unchanged.
 * @param isWithHall whether the column is for both, so that a leading number is a hall
 */
export function readBooth(text: string, isWithHall = false): WrittenBooth {
  const written = readWritten(text);
  return isWithHall && written.hall === '' ? bareHall(written) : written;
}

function bareHall(written: WrittenBooth): WrittenBooth {
  if (written.booth.length > LONGEST) return written;
  const [, decimal, whole, booth = ''] = BARE.exec(written.booth) ?? [];
  const hall = decimal ?? whole;
  return hall === undefined || SEVERAL.test(booth) ? written : { booth, hall };
}

function readWritten(text: string): WrittenBooth {
  const after = hallAfter(text.trim());
  if (after) return after;
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== '');
  const booths = parts.map(readOne);
  const halls = new Set(booths.map(({ hall }) => hall).filter((hall) => hall !== ''));
  if (parts.length < 2 || halls.size === 0) return readOne(text);
  const [hall = '', ...others] = halls;
  return others.length > 0
    ? { booth: parts.join('; '), hall: '' }
    : { booth: booths.map(({ booth }) => booth).join('; '), hall };
}

/** Null if another hall precedes the booth. */
function hallAfter(text: string): WrittenBooth | null {
  if (text.length > LONGEST) return null;
  const [, before = '', named, counted] = AFTER.exec(text) ?? [];
  const hall = named ?? counted;
  const { booth, hall: inFront } = readOne(before);
  return hall === undefined || inFront !== '' ? null : { booth, hall };
}

function readOne(text: string): WrittenBooth {
  const clean = text.trim().replace(/\s+/gu, ' ');
  const match = HALL.exec(`${clean} `);
  const hall = match ? (match[1] ?? match[2] ?? '') : '';
  const rest = match ? clean.slice(Math.min(match[0].length, clean.length)) : clean;
  return { booth: rest.replace(WORD, '').replace(/^#\s*/, '').trim(), hall };
}

/** Placeholders for an undecided booth or hall; in other columns such a word may be a name: 'Offen', 'Pending'. */
const UNDECIDED =
  /^[([]?(?:see plan|pending|to follow|follows|outstanding|awaiting(?: allocation| confirmation)?|(?:not (?:yet )?|un)(?:assigned|allocated|decided|confirmed)|waiting|on request|offen|noch offen|folgt|folgt noch|in klärung|ausstehend|noch nicht (?:vergeben|zugeteilt|bekannt)|nicht zugeteilt|wird (?:noch )?(?:zugeteilt|vergeben)|auf anfrage|en attente|en cours|non attribué|pas encore attribué|à attribuer|à suivre|pendiente|sin asignar|no asignado|por asignar|en espera|pendente|por atribuir|não atribuído|a atribuir|em aberto|in attesa|da assegnare|da attribuire|non assegnato|in sospeso|volgt|volgt nog|nog open|nog niet toegewezen|in afwachting|не назначен|не определ[её]н|ожидается|в ожидании|будет (?:указан|уточн[её]н|объявлен|назначен)|待分配|待安排|待通知|待公布|未分配|未安排|另行通知|確定待ち|未決定|後日連絡|後日|未割当|미배정|배정 ?중|배정 ?예정|협의 ?중|대기|beklemede|atanmadı|oczekuje|w trakcie|nieprzydzielone|menyusul|menunggu|belum (?:ditetapkan|diperuntukkan)|đang chờ|chờ xác nhận|chưa phân bổ|รอ|รอจัดสรร|قيد الانتظار|لم يحدد بعد|yok|brak)[)\]]?[.!…]*$/iu;

/** Whether a text is a placeholder for an undecided booth or hall. */
export const isPlaceholder = (booth: string): boolean =>
  isStopgapWord(booth) || UNDECIDED.test(booth.trim().replace(/\s+/gu, ' '));
