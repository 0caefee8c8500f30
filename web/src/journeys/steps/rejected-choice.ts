// Finds the step where a rejected choice can be fixed, and removes rejected hours from the draft.
import type { DraftOfEdition } from '../draft/draft-edition.ts';

const OF_MEETING = /^meetings\.(\d+)\.(\w+)$/;

/**
 * Makes the draft recheck its choices against the edition's lists, and removes the hours that were rejected.
 * @param fields of a submission, by their paths: 'interests.0.subCategoryId', 'meetings.2.time'
 * @returns the step to go to; null if no choice was rejected
 */
export function stepForRejectedChoice(
  draft: Pick<DraftOfEdition, 'edition' | 'meetings'>,
  fields: readonly string[],
): 'interest' | 'matching' | 'schedule' | null {
  const hours = fields.flatMap((field) => {
    const [, index, part] = OF_MEETING.exec(field) ?? [];
    return index === undefined || part === 'exhibitor' ? [] : [Number(index)];
  });
  if (hours.length > 0)
    draft.meetings.write(draft.meetings.read().filter((_, index) => !hours.includes(index)));
  const isOf = (part: string) => fields.some((field) => field === part || field.startsWith(`${part}.`));
  if (!isOf('interests') && !isOf('meetings')) return null;
  // The lists have changed since the draft was made.
  draft.edition.clear();
  if (isOf('interests')) return 'interest';
  return hours.length === fields.length ? 'schedule' : 'matching';
}
