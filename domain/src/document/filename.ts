// Sanitises document file names for download to an organiser's machine (decisions 8).

import { inForm } from '../text/normalise.ts';
import type { DocumentMediaType } from './schema.ts';

/** Maximum length of a name without its extension, in characters. */
const STEM_LIMIT = 120;

const ENDINGS: Readonly<Record<DocumentMediaType, readonly [usual: string, ...others: string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/** Device names reserved on Windows, with anything after the first dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A safe file name: one line, no path, no bidirectional controls or characters special to file systems, and always
 * with the extension of its actual type. A PDF uploaded as 'passport.html' is saved as 'passport.html.pdf', so that
 * only a PDF reader opens it.
 * @param filename as named on the applicant's device
 * @param mediaType detected from the content
 */
export function safeFilename(filename: string, mediaType: DocumentMediaType): string {
  const endings = ENDINGS[mediaType];
  const line = inForm('NFC', filename)
    // Control, formatting and bidirectional characters, lone surrogates, line and paragraph separators.
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
 * The Content-Disposition header (RFC 6266), with the name in ASCII for old clients and in UTF-8.
 * @param disposition 'inline' to show it, 'attachment' to save it
 * @param filename from `safeFilename`
 */
export function contentDisposition(disposition: 'inline' | 'attachment', filename: string): string {
  const ascii = filename.replaceAll(/[^ -~]/g, '_').replaceAll(/["\\%]/g, '_');
  // RFC 5987 does not allow these characters, which encodeURIComponent leaves unencoded.
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
