// The records inside a backup file in the former format: JSON that describes what follows, and raw bytes.
import { ArchiveError } from '../archive-error.ts';

export type ArchiveRecord = { json: unknown } | { bytes: Buffer };

const HEAD_BYTES = 5;
const JSON_TYPE = 1;
/** The largest record is a document. */
const RECORD_MAX_BYTES = 64 * 2 ** 20;

export async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveRecord> {
  let parts: Buffer[] = [];
  let length = 0;
  let wanted = HEAD_BYTES;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length < wanted) continue;
    let rest = Buffer.concat(parts, length);
    for (;;) {
      const size = rest.length < HEAD_BYTES ? null : rest.readUInt32BE(1);
      if (size !== null && size > RECORD_MAX_BYTES) throw unreadable();
      wanted = size === null ? HEAD_BYTES : HEAD_BYTES + size;
      if (size === null || rest.length < wanted) break;
      const content = rest.subarray(HEAD_BYTES, wanted);
      yield rest[0] === JSON_TYPE ? { json: JSON.parse(content.toString('utf8')) } : { bytes: content };
      rest = rest.subarray(wanted);
    }
    parts = [rest];
    length = rest.length;
  }
  if (length > 0) throw unreadable();
}

const unreadable = () => new ArchiveError('This backup cannot be read: a newer release may have made it.');
