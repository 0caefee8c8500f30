// The figures and prices of the Hosted Buyer programme, as visitors and organisers read them.
import { ringgitOf } from '@visavis/domain/money/money';
import type { getEditionRow } from './repository.ts';

type ProgrammeRow = Pick<
  Awaited<ReturnType<typeof getEditionRow>>,
  | 'hosted_programme_meetings'
  | 'hosted_meetings_a_day'
  | 'hosted_stage_programs'
  | 'refund_after_meetings'
  | 'refund_within_days'
  | 'deposit_sen'
  | 'extra_night_sen'
  | 'documents_kept_days'
>;

export const programmeFigures = (row: ProgrammeRow) => ({
  programmeMeetings: row.hosted_programme_meetings,
  meetingsADay: row.hosted_meetings_a_day,
  stagePrograms: row.hosted_stage_programs,
  refundAfterMeetings: row.refund_after_meetings,
  refundWithinDays: row.refund_within_days,
  deposit: ringgitOf(row.deposit_sen),
  extraNight: ringgitOf(row.extra_night_sen),
  documentsKeptDays: row.documents_kept_days,
});
