// Leaves the demo behind: closes it, and creates an empty draft for a fair of the organiser's own.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { upcomingFairYear } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { message } from '@visavis/domain/message/message';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { type EditionSettings, findRealDraft, insertEmptyDraft } from './prepare.repository.ts';
import { change, readStored, type Seen, type SettingsDependencies } from './settings.service.ts';
import { closeOpenEdition } from './state.repository.ts';

/**
 * An existing draft is kept and returned. The demo never comes back by itself.
 * @param seen the demo edition
 * @param typed the organiser's settings: nothing is copied from the demo
 * @returns the draft
 * @throws 'request.invalid' for an edition that is not a demo
 */
export async function beginOwn(
  dependencies: SettingsDependencies,
  seen: Seen,
  typed: EditionSettings,
): Promise<StoredEdition> {
  const { clock } = dependencies;
  let draftId = 0;
  await change(dependencies, seen, async (transaction, demo) => {
    if (!demo.isDemo) throw invalid({ id: message('edition.no-demo') });
    await closeOpenEdition(transaction, true);
    const existing = await findRealDraft(transaction);
    if (existing !== null) {
      draftId = existing;
      return;
    }
    const year = upcomingFairYear(clock(), DEFAULT_TIME_ZONE);
    const id = await insertEmptyDraft(transaction, year, typed);
    const draft = await readStored({ ...dependencies, db: transaction }, id);
    await recordAction(transaction, {
      at: clock(),
      actor: seen.organiser,
      action: 'edition.change',
      subject: draft.name,
      after: { id, state: draft.state, ...draft.settings },
    });
    draftId = id;
  });
  return readStored(dependencies, draftId);
}
