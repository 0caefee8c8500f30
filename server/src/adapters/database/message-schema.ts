// The tables of group messages, opt-outs, reminders, and addresses to which mail fails.
import type { GroupWords } from '@visavis/domain/group-message/words';
import type { ReminderRule } from '@visavis/domain/reminder/rules';
import type { ColumnType, Generated } from 'kysely';

interface GroupMessageTable {
  id: Generated<number>;
  edition_id: number;
  version: Generated<number>;
  state: ColumnType<
    'draft' | 'scheduled' | 'started' | 'stopped',
    'draft' | undefined,
    'draft' | 'scheduled' | 'started' | 'stopped'
  >;
  /** Its recipients, in the shape that the contract defines. */
  audience: ColumnType<unknown, string, string>;
  words: ColumnType<GroupWords, string | undefined, string>;
  words_version: Generated<number>;
  in_english: Generated<boolean>;
  skips_unknown: Generated<boolean>;
  send_at: Date | null;
  started_at: Date | null;
  stopped_at: Date | null;
  missed_at: Date | null;
  written: Generated<number>;
  left_out: ColumnType<Record<string, number>, string | undefined, string>;
  withdrawn: Generated<number>;
  created_by: number | null;
  created_at: Date;
  changed_at: Date;
  /** Set when its search was cleared because it named a person who was erased. */
  emptied_at: Date | null;
}

/** The mail that a person can opt out of. */
export type StoppedMail = 'group' | 'reminder';

interface MailStopTable {
  edition_id: number;
  folded_email: string;
  kind: StoppedMail;
  stopped_at: Date;
  /** Null when the person opted out themselves. */
  stopped_by: number | null;
}

interface MailChoiceKeyTable {
  key_hash: Buffer;
  registration_id: number;
  kind: StoppedMail;
  created_at: Date;
}

interface FailedAddressTable {
  id: Generated<number>;
  edition_id: number;
  registration_id: number;
  folded_email: string;
  /** address: the mail server refused it. message: the mail server refused the message. bounce: it came back later. */
  kind: 'address' | 'message' | 'bounce';
  reason: string;
  email_id: number | null;
  failed_at: Date;
  dealt_at: Date | null;
  dealt_by: number | null;
}

interface ReminderRuleTable {
  edition_id: number;
  rule: ReminderRule;
  set_at: Date;
  set_by: number | null;
}

interface ReminderTable {
  registration_id: number;
  rule: ReminderRule;
  /** The day of the meetings, YYYY-MM-DD. */
  of_day: string;
  written_at: Date;
}

export interface MessageDatabase {
  group_message: GroupMessageTable;
  mail_stop: MailStopTable;
  mail_choice_key: MailChoiceKeyTable;
  failed_address: FailedAddressTable;
  reminder_rule: ReminderRuleTable;
  reminder: ReminderTable;
}
