// A group message as the dashboard shows it.
import type { GroupMessage, GroupRow, Reach } from '@visavis/contract/group-message/message';
import { LANGUAGES } from '@visavis/domain/language/languages';
import type { findTests, ListedMessage } from './repository.ts';

const at = (instant: Date | null): string | null => instant?.toISOString() ?? null;

export function presentRow(row: ListedMessage): GroupRow {
  const { state, waiting, declined } = row;
  const leftOut = row.left_out as GroupRow['counts']['leftOut'];
  const subjects = LANGUAGES.map((language) => row.words[language]?.subject ?? '');
  return {
    id: row.id,
    version: row.version,
    state: state === 'started' ? (waiting > 0 ? 'sending' : 'sent') : state,
    subject: subjects.find((subject) => subject !== '') ?? '',
    sendAt: at(row.send_at),
    startedAt: at(row.started_at),
    stoppedAt: at(row.stopped_at),
    missedAt: at(row.missed_at),
    emptiedAt: at(row.emptied_at),
    changedAt: row.changed_at.toISOString(),
    createdBy: row.createdBy,
    counts: {
      written: row.written - declined,
      waiting,
      sent: row.sent,
      failed: row.failed,
      withdrawn: row.withdrawn + row.withheld,
      // Opting out before the email is sent counts as left out, like opting out before it was written.
      leftOut: declined > 0 ? { ...leftOut, stopped: (leftOut.stopped ?? 0) + declined } : leftOut,
    },
  };
}

export function presentMessage(
  row: ListedMessage,
  {
    reach,
    tests,
    isMailConfigured,
  }: { reach: Reach; tests: Awaited<ReturnType<typeof findTests>>; isMailConfigured: boolean },
): GroupMessage {
  return {
    ...presentRow(row),
    audience: row.audience,
    words: row.words,
    inEnglish: row.in_english,
    skipsUnknown: row.skips_unknown,
    reach,
    tests: tests.map((test) => ({
      language: test.language,
      state: test.state,
      recipient: test.recipient,
      at: (test.sent_at ?? test.created_at).toISOString(),
      error: test.last_error,
    })),
    isMailConfigured,
  };
}
