// Booths as lists write them: 'Hall 5, A-12/14', 'Stand no. B145', '5/A-12'.

import { isStopgapWord } from '../profile/missing.ts';

export interface WrittenBooth {
  /** Without a hall in front: 'A-12/14'. */
  booth: string;
  /** '5' of 'Hall 5'; '' where none is named. */
  hall: string;
}

const HALL =
  /^(?:halle|hall|dewan|balai|pavilion|зал|павильон)(?!\p{L})\s*(?:no\.?|nr\.?|№)?\s*([\p{L}\d][\p{L}\d.]{0,11})(?:\s*[,;:/|·–-]\s*|\s+)|^([\p{N}一二三四五六七八九十]{1,3})\s*(?:号馆|号展馆|馆|号展厅|展厅)\s*[,，;:：/|·-]?\s*/iu;
const WORD =
  /^(?:booth|stand|stall|gerai|petak|стенд|展位号?|展台号?|摊位号?)\s*(?:number|no\.?|nr\.?|№|号)?\s*[:：#]?\s*/iu;

/** Between booths of which each may name its hall. */
const BETWEEN = /\s*[;|\n]\s*|\s*,\s*(?=(?:halle|hall|dewan|balai|pavilion|зал|павильон)(?!\p{L}))/iu;

/** Splits what a cell for booths contains into hall and booth; booths in several halls stay as they are. */
export function readBooth(text: string): WrittenBooth {
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== '');
  const booths = parts.map(readOne);
  const halls = new Set(booths.map(({ hall }) => hall).filter((hall) => hall !== ''));
  if (parts.length < 2 || halls.size === 0) return readOne(text);
  const [hall = '', ...others] = halls;
  return others.length > 0
    ? { booth: parts.join('; '), hall: '' }
    : { booth: booths.map(({ booth }) => booth).join('; '), hall };
}

function readOne(text: string): WrittenBooth {
  const clean = text.trim().replace(/\s+/gu, ' ');
  const match = HALL.exec(`${clean} `);
  const hall = match ? (match[1] ?? match[2] ?? '') : '';
  const rest = match ? clean.slice(Math.min(match[0].length, clean.length)) : clean;
  return { booth: rest.replace(WORD, '').replace(/^#\s*/, '').trim(), hall };
}

/** Whether it stands for a booth that is not decided yet. */
export const isPlaceholder = (booth: string): boolean =>
  isStopgapWord(booth) || /^see plan$/i.test(booth.trim());
