// Names of documents as they are handed to an organiser's machine: nothing in them may act (decisions 8).
import type { DocumentMediaType } from './schema.ts';

/** Longest name, without its ending, in characters. */
const STEM_LIMIT = 120;

const ENDINGS: Readonly<Record<DocumentMediaType, readonly [usual: string, ...others: string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/** Names that mean a device on Windows, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name under which a document may be saved: one line, no path, no signs that turn the reading direction or mean
 * something to a file system, and always with the ending of what it is. A PDF that came as 'passport.html' is saved
 * as 'passport.html.pdf', so that nothing but a PDF reader ever opens it.
 * @param filename as the applicant's device had it
 * @param mediaType told by the content
 */
export function safeFilename(filename: string, mediaType: DocumentMediaType): string {
  const endings = ENDINGS[mediaType];
  const line = filename
    .normalize('NFC')
    // Controls, formatting and bidirectional marks, lone surrogates, line and paragraph separators.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"/\\|?*%]/g, '_')
    .replaceAll(/\s+/g, ' ');
  const ending = endings.find((candidate) => line.toLowerCase().endsWith(candidate));
  const stem = [...(ending ? line.slice(0, -ending.length) : line)]
    .slice(0, STEM_LIMIT)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const named = stem === '' ? 'document' : DEVICE.test(stem) ? `_${stem}` : stem;
  return `${named}${ending ?? endings[0]}`;
}

/**
 * The header that names an answer's file (RFC 6266): in ASCII for old readers, and in UTF-8.
 * @param disposition 'inline' to show it, 'attachment' to save it
 * @param filename of `safeFilename`
 */
export function contentDisposition(disposition: 'inline' | 'attachment', filename: string): string {
  const ascii = filename.replaceAll(/[^ -~]/g, '_').replaceAll(/["\\%]/g, '_');
  // What encodeURIComponent leaves, RFC 5987 does not allow.
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
