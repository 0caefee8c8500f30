// The figures and prices of the Hosted Buyer programme, as visitors and organisers read them.
import { majorOf } from '@visavis/domain/money/money';
import type { getEditionRow } from './repository.ts';

type ProgrammeRow = Pick<
  Awaited<ReturnType<typeof getEditionRow>>,
  | 'hosted_programme_meetings'
  | 'hosted_meetings_a_day'
  | 'hosted_stage_programs'
  | 'refund_after_meetings'
  | 'refund_within_days'
  | 'currency'
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
  deposit: majorOf(row.deposit_sen, row.currency),
  extraNight: majorOf(row.extra_night_sen, row.currency),
  documentsKeptDays: row.documents_kept_days,
});
