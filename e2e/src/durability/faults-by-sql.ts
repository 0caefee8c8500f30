// SQL that damages a database on purpose, one statement per fault, with the kinds of fault that must be reported.
import { columnOf, fieldsIn } from '@visavis/domain/profile/columns';
import { ALLOW_DOUBLE_BOOKING } from '@visavis/server/testing/without-defences';

interface Fault {
  statement: string;
  /** In alphabetical order. */
  kinds: string[];
}

const COMPANY = fieldsIn('company').map(columnOf).join(', ');
const VISITOR = fieldsIn('visitor').map(columnOf).join(', ');

const one = 'select id from registration order by id limit 1';
const meetingOfOne = `select id from claim where registration_id = (${one}) order by id limit 1`;
const heldOne = 'select id from claim where status = 1 order by id limit 1';
/** Inserts a copy of the company, visitor and registration, under the reference BM-AGAIN. */
const secondOne = `
  with company_again as (
    insert into company (${COMPANY}) select ${COMPANY}
    from company where id = (select company_id from registration where id = (${one})) returning id
  ), visitor_again as (
    insert into visitor (company_id, ${VISITOR}) select company_again.id, ${VISITOR}
    from company_again, visitor where visitor.id = (select visitor_id from registration where id = (${one}))
    returning id, company_id
  )
  insert into registration (edition_id, programme, reference, visitor_id, company_id, folded_email, created_at)
  select edition_id, programme, 'BM-AGAIN', visitor_again.id, visitor_again.company_id, folded_email, created_at
  from visitor_again, registration where registration.id = (${one})`;

export const FAULTS: Record<string, Fault> = {
  'a registration is gone, with everything that belongs to it': {
    statement: `
      create temporary table gone on commit drop as select visitor_id, company_id, reference from registration where id = (${one});
      delete from registration where id = (${one});
      delete from visitor where id = (select visitor_id from gone);
      delete from company where id = (select company_id from gone);
      delete from idempotent_answer where answer->>'reference' = (select reference from gone);`,
    kinds: ['lost'],
  },
  'a registration is gone, but its company is left': {
    statement: `delete from registration where id = (${one})`,
    kinds: ['half', 'lost'],
  },
  'a meeting is gone': { statement: `delete from claim where id = (${meetingOfOne})`, kinds: ['half'] },
  'a meeting has moved': {
    statement: `update claim set minute = 540 where id = (${meetingOfOne})`,
    kinds: ['half'],
  },
  'an interest is gone': {
    statement: `delete from registration_interest where ctid in (
      select ctid from registration_interest where registration_id = (${one}) limit 1)`,
    kinds: ['half'],
  },
  'a field is empty': {
    statement: `update company set city = '' where id = (select company_id from registration where id = (${one}))`,
    kinds: ['half'],
  },
  'a visitor without a registration': {
    statement: `insert into visitor (company_id, ${VISITOR})
      select company_id, ${VISITOR} from visitor limit 1`,
    kinds: ['half'],
  },
  'the answer for a repeat is gone': {
    statement: `delete from idempotent_answer where (answer->>'registration_id')::int = (${one})`,
    kinds: ['half'],
  },
  'a registration is stored twice': {
    statement: `drop index registration_email_once; ${secondOne}`,
    kinds: ['double', 'half'],
  },
  'two meetings in one place': {
    statement: `${ALLOW_DOUBLE_BOOKING};
      update claim set (exhibitor_id, day, minute, place) = (select exhibitor_id, day, minute, place from claim other
        where other.registration_id <> claim.registration_id
          and exhibitor_id in (select id from exhibitor where places = 1) order by id limit 1)
      where id = (${meetingOfOne})`,
    kinds: ['double', 'half'],
  },
  'a registration that nobody sent': {
    statement: `drop index registration_email_once; ${secondOne};
      update registration set folded_email = 'nobody@kenari.example' where reference = 'BM-AGAIN'`,
    kinds: ['half', 'invented'],
  },
  'a reference that differs from the answer': {
    statement: `update registration set reference = 'BM-OTHER' where id = (${one})`,
    kinds: ['half', 'other answer'],
  },
  'a hold is gone': { statement: `delete from claim where id = (${heldOne})`, kinds: ['hold gone'] },
  'a hold has expired early': {
    statement: `update claim set expires_at = held_at where id = (${heldOne})`,
    kinds: ['hold gone'],
  },
  'a draft is gone': {
    statement: `delete from draft where id = (select draft_id from claim where id = (${heldOne}))`,
    kinds: ['hold gone'],
  },
  'a hold that nobody took': {
    statement: `insert into claim (draft_id, exhibitor_id, day, minute, place, starts_at, status, address, held_at, expires_at)
      select draft_id, (select max(id) from exhibitor
        where id not in (select exhibitor_id from claim other where other.draft_id = claim.draft_id)), day, 9, 40, starts_at, 1, address,
        held_at, expires_at + interval '1 minute'
      from claim where id = (${heldOne})`,
    kinds: ['invented'],
  },
  'drafts that nobody opened': {
    statement: `insert into draft (edition_id, token_hash, created_at, seen_at)
      select edition_id, sha256(number::text::bytea), created_at, seen_at
      from generate_series(1, 100) as number, (select * from draft limit 1) as known`,
    kinds: ['invented'],
  },
};
