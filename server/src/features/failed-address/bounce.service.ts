// Reads a bounce: addresses that a mail server reports as permanently failed, and the returned message (RFC 3464 and
// 6533; Exim's own form; also forwarded as an attachment). The file is untrusted, so every part is read in linear time,
// in bounce.worker.ts.
import { cleanLine } from '@visavis/domain/text/normalise';
import PostalMime, { type Email } from 'postal-mime';

export interface Bounce {
  /** As reported, with the mail server's reasons. */
  recipients: { address: string; reason: string }[];
  /** The Message-IDs that it contains: one of them may be ours. */
  messageIds: string[];
}

/** Any more are ignored: a bounce reports a few. */
const MOST = 50;
const LONGEST_REASON = 500;
/** Limit of the text that is searched for reasons. */
const LONGEST_TEXT = 200_000;
const LONGEST_ADDRESS = 320;
/** Field blocks in a report: one for the message, and one per recipient. */
const MOST_BLOCKS = MOST + 1;
/** Nesting of a bounce that was forwarded, and forwarded again. */
const DEEPEST = 3;
const REPORTS = ['message/delivery-status', 'message/global-delivery-status'];
const MESSAGE_ID = /<[^<>\s\p{Cc}@]{1,200}@[^<>\s\p{Cc}@]{1,200}>/gu;

/** @returns empty lists for anything that is not a bounce */
export async function readBounceMessage(bytes: Buffer): Promise<Bounce> {
  const recipients = await recipientsOf(bytes, 1);
  const messageIds = [...new Set(bytes.toString('latin1').match(MESSAGE_ID) ?? [])].slice(0, MOST);
  return { recipients: recipients.slice(0, MOST), messageIds };
}

async function recipientsOf(message: Uint8Array | string, depth: number): Promise<Bounce['recipients']> {
  let mail: Email;
  try {
    mail = await PostalMime.parse(message, { maxNestingDepth: 20, maxHeadersSize: 200_000 });
  } catch {
    // Not a message; its Message-IDs may still identify the email.
    return [];
  }
  const reports = mail.attachments.filter(({ mimeType }) => REPORTS.includes(mimeType));
  const reported = reports.flatMap(({ content }) => recipientsIn(textOf(content)));
  if (reports.length > 0) return reported;
  const named = namedInHeader(mail);
  if (named.length > 0 || depth === DEEPEST) return named;
  // Without a report, an attached message is the bounce; next to a report, it is the returned message.
  const attached = mail.attachments.filter(({ mimeType }) => mimeType === 'message/rfc822');
  const inner = await Promise.all(
    attached.map(({ content }) => recipientsOf(Buffer.from(textOf(content)), depth + 1)),
  );
  return inner.flat();
}

/** Exim lists the addresses in a header, and gives the reason in the text, in the lines below each address. */
function namedInHeader({ headers, text = '' }: Email): Bounce['recipients'] {
  const addresses = headers
    .filter(({ key }) => key === 'x-failed-recipients')
    .flatMap(({ value }) => value.split(',', MOST))
    .map((field) => addressIn(field.trim()))
    .filter((address) => address !== null)
    .slice(0, MOST);
  if (addresses.length === 0) return [];
  const lines = text
    .slice(0, LONGEST_TEXT)
    .split('\n')
    .map((line) => line.trim());
  return addresses.map((address) => {
    const first = lines.findIndex((line) => line.includes(address)) + 1;
    const end = lines.indexOf('', first);
    return { address, reason: reasonOf(lines.slice(first, end < 0 ? first : end).join(' ')) };
  });
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');

/** One block of fields for each recipient, with long lines folded. */
function recipientsIn(report: string): Bounce['recipients'] {
  return report
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/, MOST_BLOCKS)
    .flatMap((block) => {
      const field = (name: string) =>
        new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(block)?.[1]?.trim() ?? '';
      const address = addressIn(field('Original-Recipient')) ?? addressIn(field('Final-Recipient'));
      // 'delayed' may still arrive, and 'relayed' was passed on.
      if (address === null || field('Action').toLowerCase() !== 'failed') return [];
      const words = field('Diagnostic-Code').replace(/^smtp;\s*/i, '') || field('Status');
      return [{ address, reason: reasonOf(words) }];
    });
}

const reasonOf = (words: string): string => cleanLine(words).replace(/\s+/g, ' ').slice(0, LONGEST_REASON);

/** 'rfc822; person@example' */
function addressIn(field: string): string | null {
  const address = field.replace(/^[^;]*;\s*/, '').replace(/^<|>$/g, '');
  return address.length <= LONGEST_ADDRESS && /^[^\s\p{Cc}@<>]+@[^\s\p{Cc}@<>]+$/u.test(address)
    ? address
    : null;
}
