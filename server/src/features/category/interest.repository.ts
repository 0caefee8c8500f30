// SQL that stores interests under the ids that sub-categories have now, whatever was merged or deleted meanwhile.
import { isReferenceViolation } from '../../platform/sql/refusal.ts';

/**
 * The current ids of sub-categories, each once: that of the one which has replaced it for a merged one, none for a
 * deleted one.
 * @param ids SQL of an integer array
 */
export const currentSubCategories = (ids: string): string => `
    select distinct coalesce(sub_category.id, former_sub_category.sub_category_id) as sub_category_id
    from unnest(${ids}) as wanted (id)
    left join sub_category on sub_category.id = wanted.id
    left join former_sub_category on former_id = wanted.id
    where coalesce(sub_category.id, former_sub_category.sub_category_id) is not null`;

/** Whether an interest could not be stored because its sub-category was deleted or merged at that moment. */
export const isInterestGone = (error: unknown): boolean =>
  isReferenceViolation(error, 'registration_interest_sub_category_id_fkey');
