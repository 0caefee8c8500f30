// The most expensive files for the server to read or reject, one of each supported kind.
import { changed } from '@visavis/server/testing/archive-files';
import { NASTY_SHEETS } from '@visavis/server/testing/nasty-sheets';
import { pictureForm } from '../attacks/measure.ts';

export const UPLOAD_KINDS = {
  bounce: 'bounces of 5,000 addresses over 80,000 lines',
  archive: 'archives of editions with a cell of 8 MB',
  format: 'workbooks whose formats are brackets',
  strings: 'workbooks with a text of 16 kB in every cell',
  merges: 'workbooks merged all over, again and again',
  cells: 'workbooks of a million cells',
  bomb: 'workbooks that unpack to 151 MB',
  encodings: 'lists of 10 MB in no encoding at all',
  pictures: 'applications with ten pictures of 40 megapixels',
} as const;
export type UploadKind = keyof typeof UPLOAD_KINDS;

const LONG_CELL = 8_000_000;
const BROKEN_BYTES = 10_000_000;

/** @param archive an edition as the server exports it */
export async function worstFiles(archive: Buffer): Promise<Record<UploadKind, Buffer>> {
  return {
    bounce: bounceOfThousands(),
    archive: await changed(archive, (files) => {
      const text = files.get('exhibitors.csv')?.toString() ?? '';
      // In the first text of the second column, below the headings.
      const longer = text.replace(/\r\n"[^"]*","/, `$&${'x'.repeat(LONG_CELL)}`);
      if (longer === text) throw new Error('The archive has no exhibitors.');
      files.set('exhibitors.csv', Buffer.from(longer));
    }),
    format: sheet('a format that is one bracket after another'),
    strings: sheet('one long text in every cell'),
    merges: sheet('merges over the whole sheet, again and again'),
    cells: sheet('a million cells'),
    bomb: sheet('a bomb: a gigabyte in a megabyte'),
    encodings: brokenList(),
    pictures: await pictureForm(),
  };
}

/** The largest message that the server reads. */
function bounceOfThousands(): Buffer {
  const addresses = Array.from({ length: 5_000 }, (_, at) => `nobody-${at}@kenari.example`);
  const lines = Array.from({ length: 80_000 }, () => 'words');
  const head = [`X-Failed-Recipients: ${addresses.join(', ')}`, 'Content-Type: text/plain', ''];
  return Buffer.from([...head, ...lines].join('\r\n'));
}

function sheet(name: string): Buffer {
  const found = NASTY_SHEETS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no file '${name}'.`);
  return found.bytes();
}

/** Names with every byte beyond ASCII, so that each encoding fits some of them and none fits all. */
function brokenList(): Buffer {
  const list = Buffer.alloc(BROKEN_BYTES);
  let at = list.write('Company name;Booth number;Country\n');
  for (let row = 0; at < BROKEN_BYTES - 60; row += 1) {
    for (let byte = 0; byte < 30; byte += 1) list[at++] = 0x80 + ((row * 31 + byte * 17) % 0x80);
    at += list.write(`;B-${row};Poland\n`, at);
  }
  return list.subarray(0, at);
}
