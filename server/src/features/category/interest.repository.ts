// SQL that stores interests under the current ids of sub-categories, despite merges and deletions in between.
import { isReferenceViolation } from '../../platform/sql/refusal.ts';

/**
 * The distinct current ids of sub-categories: a merged one maps to its replacement, a deleted one is dropped.
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
