// The name under which a document is shown and downloaded: the sender's, made harmless.
import type { DocumentMediaType } from '@visavis/domain/document/schema';
import { inForm } from '@visavis/domain/text/normalise';

/** Longest name kept, in characters, including its extension. */
export const FILENAME_LIMIT = 120;

const EXTENSIONS: Record<DocumentMediaType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

/** More than any device's file names have, in UTF-16 units; the rest is ignored. */
const GIVEN_LIMIT = 2000;
/** Control and formatting characters, including bidirectional controls, and lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;
/** Characters with a meaning to Windows or in a mail header. */
const UNSAFE = /[<>:"|?*;%]+/g;
/** Extensions that denote a type: ours, and those that are executed or opened elsewhere. */
const TYPE_EXTENSION =
  /\.(?:pdf|jpe?g|png|gif|svgz?|x?html?|xml|m?js|php\d?|phtml|phar|aspx?|jsp|exe|com|bat|cmd|scr|pif|msi|jar|vbs|wsf|ps1|sh|hta|lnk|zip|docm?|xlsm?)$/i;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * @param given as sent by the applicant's device; it may contain a path
 * @param mediaType determined by the content: it decides the extension, whatever the name says
 */
export function cleanFilename(given: string | undefined, mediaType: DocumentMediaType): string {
  const extension = EXTENSIONS[mediaType];
  let base = inForm('NFC', lastSegment((given ?? '').slice(-GIVEN_LIMIT)).replace(UNSEEN, ''))
    .replace(UNSAFE, '_')
    .replace(/\s+/g, ' ');
  for (let shorter = trimmed(base); ; ) {
    base = shorter;
    shorter = trimmed(base.replace(TYPE_EXTENSION, ''));
    if (shorter === base) break;
  }
  if (base === '' || RESERVED.test(base)) base = `document${base && `-${base}`}`;
  // By code points, so that no character is cut in half.
  const room = FILENAME_LIMIT - extension.length;
  return `${trimmed([...base].slice(0, room).join(''))}${extension}`;
}

function lastSegment(path: string): string {
  return path.split(/[/\\]/).findLast((segment) => segment.trim() !== '') ?? '';
}

/** Strips spaces and dots at both ends: a name of dots alone is a folder. */
function trimmed(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/g, '');
}
