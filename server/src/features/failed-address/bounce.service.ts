// Reads a bounce: which addresses a mail server reports as failed for good, and the message that came back (RFC 3464).
import { cleanLine } from '@visavis/domain/text/normalise';
import PostalMime from 'postal-mime';

export interface Bounce {
  /** As reported, with the mail server's words. */
  recipients: { address: string; reason: string }[];
  /** Message-IDs that it mentions: one of them may be ours. */
  messageIds: string[];
}

/** More are not read: a bounce reports a few. */
const MOST = 50;
const LONGEST_REASON = 500;
const MESSAGE_ID = /<[^<>\s\p{Cc}@]{1,200}@[^<>\s\p{Cc}@]{1,200}>/gu;

/** @returns empty lists for anything that is no bounce */
export async function readBounceMessage(bytes: Buffer): Promise<Bounce> {
  const recipients: Bounce['recipients'] = [];
  try {
    const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 200_000 });
    for (const { mimeType, content } of mail.attachments)
      if (mimeType === 'message/delivery-status') recipients.push(...recipientsIn(textOf(content)));
  } catch {
    // Not a message; its Message-IDs may still tell.
  }
  const messageIds = [...new Set(bytes.toString('latin1').match(MESSAGE_ID) ?? [])].slice(0, MOST);
  return { recipients: recipients.slice(0, MOST), messageIds };
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');

/** One block of fields for each recipient, with long lines folded. */
function recipientsIn(report: string): Bounce['recipients'] {
  return report
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const field = (name: string) =>
        new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(block)?.[1]?.trim() ?? '';
      const address = addressIn(field('Original-Recipient')) ?? addressIn(field('Final-Recipient'));
      // 'delayed' may still arrive, and 'relayed' has.
      if (address === null || field('Action').toLowerCase() !== 'failed') return [];
      const words = field('Diagnostic-Code').replace(/^smtp;\s*/i, '') || field('Status');
      return [{ address, reason: cleanLine(words).replace(/\s+/g, ' ').slice(0, LONGEST_REASON) }];
    });
}

/** 'rfc822; person@example' */
function addressIn(field: string): string | null {
  const address = field.replace(/^[^;]*;\s*/, '').replace(/^<|>$/g, '');
  return /^[^\s\p{Cc}@<>]+@[^\s\p{Cc}@<>]+$/u.test(address) ? address : null;
}
