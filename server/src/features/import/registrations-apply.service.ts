// Registers the people that a dry run has shown, all or nothing.
import { setImmediate } from 'node:timers/promises';
import type { ImportView } from '@visavis/contract/import/plan';
import type { PlannedPerson } from '@visavis/domain/import/registrations/state';
import { message } from '@visavis/domain/message/message';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError, busy } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction, recordActions } from '../../platform/audit/record-action.ts';
import { type JsonBytes, parseJsonBytes } from '../../platform/sql/json-bytes.ts';
import { Conflict, retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { isInterestGone } from '../category/public.ts';
import { type Catalogue, onGrid, refuseUnlessOpen, requireGrid } from '../edition/public.ts';
import { PLACE_INDEXES } from '../slot/public.ts';
import { composeRegistration, insertRegistrations, type PlacedRegistration } from '../submission/public.ts';
import { lastingChoices } from './memory.service.ts';
import { presentImport } from './present.ts';
import { insertMade, noteLeft } from './registrations-made.repository.ts';
import * as stored from './repository.ts';
import { type ImportDependencies, plan, planAgain, type Seen, stale } from './service.ts';

interface Wishes {
  consent?: true | undefined;
  isMailed?: boolean | undefined;
}

/** If a reference happens to exist, another one is tried. */
const REFERENCE_INDEX = 'registration_reference_once';
/** Somebody else took the address or the hour first. */
const LOST = ['registration_email_once', ...PLACE_INDEXES] as const;

/**
 * Follows the rules of registering by hand. Plans again for the current edition, and applies only what was seen.
 * @param row a draft of the version that the organiser has seen
 * @throws AppError 'import.stale' with the new plan, 'edition.closed'
 */
export async function applyPeople(
  dependencies: ImportDependencies,
  row: stored.ImportFileRow,
  { organiser, consent, isMailed = false }: Seen & Wishes,
): Promise<ImportView> {
  const { db, clock, editions, outbox, announcer } = dependencies;
  if (!consent) throw invalid({ consent: message('registration.consent-missing') });
  if (!row.reading.columns.some(({ field }) => field === 'email'))
    throw new AppError('request.invalid', message('import.no-address-column'));
  if (row.counts.created === 0) throw new AppError('request.invalid', message('import.nothing-to-import'));
  const renewed = async () => {
    await planAgain(dependencies, row, row);
    return stale(db, row.id);
  };
  const view = await onGrid(editions.of({ editionId: row.edition_id }), async (catalogue) => {
    const now = clock();
    refuseUnlessOpen(catalogue, [], now);
    const planned = await plan(dependencies, 'people', {
      kind: row.kind,
      editionId: row.edition_id,
      bytes: await stored.readContent(db, row.id),
      choices: row.choices,
      decisions: row.decisions,
    });
    if (planned.digest !== row.digest) throw await renewed();
    const byHand = { organiser, isMailed };
    const once = async () => {
      const people = await composed(planned.people, { catalogue, outbox, now, byHand });
      return db.transaction().execute(async (transaction) => {
        await requireGrid(transaction, catalogue);
        const locked = await stored.lockImportRow(transaction, row.id);
        if (!locked || locked.version !== row.version || locked.state !== 'draft')
          throw await stale(transaction, row.id);
        await register(transaction, row, people, { organiser, isMailed, now });
        return presentImport(await stored.getImportRow(transaction, row.id));
      });
    };
    return retryOnConflict(
      () =>
        once().catch((error: unknown) => {
          throw isInterestGone(error) ? new Conflict('interest-gone') : error;
        }),
      {
        indexes: [REFERENCE_INDEX, ...LOST],
        exhausted: busy,
        onConflict: async ({ index, error }) => {
          if (index === REFERENCE_INDEX || (index === null && !(error instanceof Conflict))) return undefined;
          throw await renewed();
        },
      },
    );
  });
  announcer.soon();
  outbox.soon();
  return view;
}

interface Composed {
  /** The person's first row in the file. */
  row: number;
  registration: PlacedRegistration;
}

/** A few hundred at a time, so that other requests are answered in between. */
async function composed(
  chunks: readonly JsonBytes[],
  registering: Parameters<typeof composeRegistration>[0] & { catalogue: Catalogue },
): Promise<Composed[]> {
  const people: Composed[] = [];
  for (const chunk of chunks) {
    for (const person of parseJsonBytes(chunk) as PlannedPerson[]) {
      const meetings = person.meetings.toSorted(
        (a, b) => a.exhibitorId - b.exhibitorId || a.day - b.day || a.minute - b.minute,
      );
      const { profile: visitor, language, interests: subCategoryIds } = person;
      const whole = composeRegistration(registering, { visitor, language, subCategoryIds, meetings });
      const placed = whole.meetings.map((meeting, index) => ({
        ...meeting,
        place: meetings[index]?.place ?? 1,
      }));
      people.push({ row: person.row, registration: { ...whole, meetings: placed } });
    }
    await setImmediate();
  }
  return people;
}

/** Audit entries per statement. */
const ENTRIES_AT_A_TIME = 500;

async function register(
  transaction: Transaction<Database>,
  row: stored.ImportFileRow,
  people: readonly Composed[],
  { organiser, isMailed, now }: { organiser: Seen['organiser']; isMailed: boolean; now: Date },
): Promise<void> {
  const registrations = people.map(({ registration }) => registration);
  const ids = await insertRegistrations(transaction, registrations);
  const [{ termsVersion } = { termsVersion: '' }] = registrations;
  const entries = registrations.map(({ visitor, reference, meetings }, index) => ({
    at: now,
    actor: organiser,
    action: 'registration.import' as const,
    subject: `${visitor.name} (${reference})`,
    registrationId: ids[index] ?? 0,
    after: { consent: 'by import', import: row.id, termsVersion, meetings: meetings.length, isMailed },
  }));
  for (let at = 0; at < entries.length; at += ENTRIES_AT_A_TIME)
    await recordActions(transaction, entries.slice(at, at + ENTRIES_AT_A_TIME));
  await insertMade(
    transaction,
    row.id,
    people.map((one, index) => ({ row: one.row, registrationId: ids[index] ?? 0 })),
  );
  await noteLeft(transaction, row.id);
  await stored.remember(transaction, row, lastingChoices(row));
  await stored.setApplied(transaction, row.id, {
    by: organiser.email,
    at: now,
    noted: { isMailed },
  });
  await recordAction(transaction, {
    at: now,
    actor: organiser,
    action: 'import.apply',
    subject: row.filename,
    after: {
      registrations: registrations.length,
      meetings: registrations.reduce((sum, { meetings }) => sum + meetings.length, 0),
      consent: 'by import',
      termsVersion,
      isMailed,
    },
  });
}
