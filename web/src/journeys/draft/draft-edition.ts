// Moves a draft to the current edition, keeping the choices that the edition still offers.
import { listCategories, listSubCategories } from '@visavis/contract/category/calls';
import { getFreeHours } from '@visavis/contract/slot/calls';
import type { CategoryTree } from '@visavis/domain/category/schema';
import type { Edition } from '@visavis/domain/edition/schema';
import { carryOver } from '@visavis/domain/interest/carry-over';
import { prunePlan } from '@visavis/domain/meeting/scheduling';
import { call } from '../../lib/api-client.ts';
import { dropText } from '../../wizard/storage.ts';
import type { JourneyDraft } from './journey-draft.ts';

export type DraftOfEdition = Pick<
  JourneyDraft,
  'edition' | 'carriedOver' | 'withdrawn' | 'interests' | 'exhibitors' | 'meetings' | 'forgetEdition'
>;

/** Cached for a while by the interests page: another edition has other categories. */
const CATEGORIES_KEY = 'categoriesCache';

/**
 * Moves the draft to this edition: interests are mapped by name, whatever the edition lacks is dropped, and the draft
 * remembers to notify the visitor.
 * @param edition as the server has it now: a page may have cached an earlier one
 * @param of the edition again if a personal link names it; null for the one that visitors see
 * @throws ApiError when the lists cannot be fetched; the draft is then unchanged
 */
export async function bringIntoEdition(
  draft: DraftOfEdition,
  edition: Edition,
  of: number | null = null,
): Promise<void> {
  const named = draft.edition.read();
  if (named === edition.id) return;
  const isOther = named !== null || draft.meetings.read().some((meeting) => !isOfDays(meeting, edition));
  const [tree, ids] = await Promise.all([readTree(of), isOther ? null : readExhibitorIds(of)]);
  // Another tab was faster.
  if (draft.edition.read() !== named) return;

  const interests = carryOver(draft.interests.read(), tree);
  const isLost = interests.length < draft.interests.read().length;
  if (JSON.stringify(interests) !== JSON.stringify(draft.interests.read())) draft.interests.write(interests);
  if (ids === null) {
    dropText(CATEGORIES_KEY);
    draft.forgetEdition();
    draft.carriedOver.write('edition');
  } else {
    const before = draft.exhibitors.read();
    const kept = before.filter(({ id }) => ids.includes(id));
    if (kept.length < before.length) {
      draft.meetings.write(
        prunePlan(
          draft.meetings.read(),
          kept.map(({ id }) => id),
        ),
      );
      draft.exhibitors.write(kept);
      draft.withdrawn.write(before.filter((one) => !kept.includes(one)).map((one) => one.company_name));
    }
    if (isLost || kept.length < before.length) {
      dropText(CATEGORIES_KEY);
      draft.carriedOver.write('lists');
    }
  }
  draft.edition.write(edition.id);
}

const isOfDays = (meeting: { day: number; date: string }, { days }: Edition): boolean =>
  days.some(({ day, date }) => day === meeting.day && date === meeting.date);

async function readTree(edition: number | null): Promise<CategoryTree[]> {
  const categories = await call(listCategories, { edition });
  return Promise.all(
    categories.map(async (category) => ({
      ...category,
      subCategories: await call(listSubCategories, { params: { id: category.id }, edition }),
    })),
  );
}

/** The ids of all exhibitors of the edition. */
async function readExhibitorIds(edition: number | null): Promise<number[]> {
  const { freeHours } = await call(getFreeHours, { edition });
  return freeHours.map(([id]) => id);
}
