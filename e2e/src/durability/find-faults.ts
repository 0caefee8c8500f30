// Compares the database with what the clients saw: finds rows that are lost, partial, duplicated or never requested.

import { createHash } from 'node:crypto';
import { PROFILE_IN_SQL } from '../fixtures/profile-in-sql.ts';
import type { Query } from './fair.ts';
import {
  acceptedAnswer,
  type DraftSeen,
  type History,
  type SentSubmission,
  type Slot,
  slotList,
} from './history.ts';

/** A registration with every row that belongs to it; fields have the names used in the form. */
interface StoredRegistration {
  id: number;
  reference: string;
  email: string;
  profile: Record<string, string>;
  meetings: Slot[];
  interests: number[];
  answers: { key: string; answer: { registration_id: number; reference: string } }[];
}

const STORED = `
  select registration.id, reference, folded_email as email,
    ${PROFILE_IN_SQL} as profile,
    coalesce((select jsonb_agg(jsonb_build_object('exhibitorId', exhibitor_id, 'day', day, 'minute', minute))
      from claim where registration_id = registration.id), '[]') as meetings,
    coalesce((select jsonb_agg(sub_category_id order by sub_category_id)
      from registration_interest where registration_id = registration.id), '[]') as interests,
    coalesce((select jsonb_agg(jsonb_build_object('key', key, 'answer', answer))
      from idempotent_answer where (answer->>'registration_id')::int = registration.id), '[]') as answers
  from registration
    join visitor on visitor.id = visitor_id and visitor.company_id = registration.company_id
    join company on company.id = registration.company_id`;

const COUNTS = `
  select (select count(*)::int from registration) as registrations,
    (select count(*)::int from visitor) as visitors,
    (select count(*)::int from company) as companies,
    (select count(*)::int from idempotent_answer) as answers,
    (select count(*)::int from (
      select from claim join exhibitor on exhibitor.id = exhibitor_id where status <> 3
      group by exhibitor_id, day, minute, places having count(*) > places) full_twice) as overbooked`;

const DRAFTS = `
  select encode(token_hash, 'hex') as hash,
    coalesce((select jsonb_agg(jsonb_build_object('exhibitorId', exhibitor_id, 'day', day, 'minute', minute))
      from claim where draft_id = draft.id and status = 1 and expires_at > $1), '[]') as holds
  from draft`;

/**
 * @param now by the product's clock
 * @returns a sentence for each fault, beginning with its kind; empty if the database matches every answer
 */
export async function findFaults(query: Query, history: History, now: Date): Promise<string[]> {
  const stored = await query<StoredRegistration>(STORED);
  const drafts = await query<{ hash: string; holds: Slot[] }>(DRAFTS, [now]);
  const [counts] = await query<Record<string, number>>(COUNTS);
  return [
    ...history.errors.map((error) => `error: ${error}`),
    ...faultsOfRegistrations(stored, history.sent),
    ...faultsOfDrafts(drafts, history),
    ...faultsOfCounts(counts ?? {}, stored.length),
  ];
}

function faultsOfRegistrations(stored: StoredRegistration[], sent: readonly SentSubmission[]): string[] {
  const byEmail = new Map<string, StoredRegistration[]>();
  for (const row of stored) byEmail.set(row.email, [...(byEmail.get(row.email) ?? []), row]);
  const known = new Set(sent.map(({ body }) => body.registration.email));
  const faults = [...byEmail.keys()]
    .filter((email) => !known.has(email))
    .map((email) => `invented: nobody sent a registration of ${email}`);
  for (const submission of sent) {
    const { email } = submission.body.registration;
    const rows = byEmail.get(email) ?? [];
    const accepted = acceptedAnswer(submission);
    const row = rows[0];
    if (rows.length > 1) faults.push(`double: ${email} is stored ${rows.length} times`);
    if (!row) {
      if (accepted) faults.push(`lost: ${email} was answered ${accepted.reference} and is not stored`);
      continue;
    }
    if (!accepted && submission.answers.length > 0)
      faults.push(`invented: ${email} was refused and is stored`);
    for (const answer of submission.answers)
      if ('reference' in answer && (answer.id !== row.id || answer.reference !== row.reference))
        faults.push(`other answer: ${email} was answered ${answer.reference} and is ${row.reference}`);
    faults.push(...halves(row, submission).map((part) => `half: ${email} is stored without ${part}`));
  }
  return faults;
}

/** The parts of a submission that were not stored as sent. */
function halves(row: StoredRegistration, { body, slots, key }: SentSubmission): string[] {
  const { registration_type: _, ...profile } = body.registration;
  const interests = body.interests.map(({ subCategoryId }) => subCategoryId).sort((a, b) => a - b);
  const [kept] = row.answers;
  return [
    ...Object.entries(profile)
      .filter(([field, value]) => row.profile[field] !== value)
      .map(([field]) => `its ${field}`),
    ...(slotList(row.meetings) === slotList(slots) ? [] : ['its meetings']),
    ...(row.interests.join() === interests.join() ? [] : ['its interests']),
    ...(row.answers.length === 1 && kept?.key === key && kept.answer.reference === row.reference
      ? []
      : ['its answer for a repeat']),
  ];
}

function faultsOfDrafts(stored: { hash: string; holds: Slot[] }[], history: History): string[] {
  const byHash = new Map(stored.map(({ hash, holds }) => [hash, holds]));
  const faults: string[] = [];
  const submittedWithoutAnswer = new Set(
    history.sent.filter(({ answers }) => answers.length === 0).map(({ draft }) => draft),
  );
  for (const draft of history.drafts) {
    const hash = hashOf(draft);
    const holds = byHash.get(hash);
    byHash.delete(hash);
    if (draft.hasEnded) {
      if (holds) faults.push(`half: draft ${hash.slice(0, 8)} was submitted and is still there`);
    } else if (!submittedWithoutAnswer.has(draft)) faults.push(...faultsOfHolds(draft, hash, holds));
  }
  const unknown = byHash.size;
  if (unknown > history.namelessDrafts)
    faults.push(`invented: ${unknown} drafts of which only ${history.namelessDrafts} were asked for`);
  return faults;
}

function faultsOfHolds(draft: DraftSeen, hash: string, stored: Slot[] | undefined): string[] {
  const name = `draft ${hash.slice(0, 8)}`;
  if (!stored) return [`hold gone: ${name} is not stored`];
  const allowed = [draft.holds, ...(draft.orElse ? [draft.orElse] : [])].map(slotList);
  if (allowed.includes(slotList(stored))) return [];
  const kind = stored.length > draft.holds.length ? 'invented' : 'hold gone';
  return [`${kind}: ${name} holds ${slotList(stored) || 'nothing'} instead of ${allowed.join(' or ')}`];
}

function faultsOfCounts(counts: Record<string, number>, whole: number): string[] {
  const { overbooked, ...same } = counts;
  return [
    ...Object.entries(same)
      .filter(([, count]) => count !== whole)
      .map(([name, count]) => `half: ${count} ${name} for ${whole} whole registrations`),
    ...(overbooked === 0 ? [] : [`double: ${overbooked} hours have more meetings than places`]),
  ];
}

const hashOf = ({ token }: DraftSeen): string => createHash('sha256').update(token).digest('hex');
