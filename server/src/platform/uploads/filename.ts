// The name under which a document is shown and downloaded: what a person called it, and nothing that does harm.
import type { DocumentMediaType } from '@visavis/domain/document/schema';

/** Longest name kept, in characters, its extension included. */
export const FILENAME_LIMIT = 120;

const EXTENSIONS: Record<DocumentMediaType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

/** More than any device's own names have, in UTF-16 units; the rest is not looked at. */
const GIVEN_LIMIT = 2000;
/** Control and formatting characters, the turning of the writing direction among them, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;
/** What Windows or a mail header takes for something else. */
const UNSAFE = /[<>:"|?*;%]+/g;
/** Extensions that say a type, ours and those that are run or opened elsewhere. */
const TOLD_TYPE =
  /\.(?:pdf|jpe?g|png|gif|svgz?|x?html?|xml|m?js|php\d?|phtml|phar|aspx?|jsp|exe|com|bat|cmd|scr|pif|msi|jar|vbs|wsf|ps1|sh|hta|lnk|zip|docm?|xlsm?)$/i;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * @param given as the applicant's device sent it; it may hold a path
 * @param mediaType told by the content: the extension is its own, whatever the name says
 */
export function cleanFilename(given: string | undefined, mediaType: DocumentMediaType): string {
  const extension = EXTENSIONS[mediaType];
  let base = lastSegment((given ?? '').slice(-GIVEN_LIMIT))
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(UNSAFE, '_')
    .replace(/\s+/g, ' ');
  for (let shorter = trimmed(base); ; ) {
    base = shorter;
    shorter = trimmed(base.replace(TOLD_TYPE, ''));
    if (shorter === base) break;
  }
  if (base === '' || RESERVED.test(base)) base = `document${base && `-${base}`}`;
  // By characters and not by halves of them.
  const room = FILENAME_LIMIT - extension.length;
  return `${trimmed([...base].slice(0, room).join(''))}${extension}`;
}

function lastSegment(path: string): string {
  return path.split(/[/\\]/).findLast((segment) => segment.trim() !== '') ?? '';
}

/** Without blanks and dots at its ends: a name of dots alone is a folder. */
function trimmed(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/g, '');
}
