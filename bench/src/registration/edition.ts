// Reads the edition data that the loads need: days, interests and exhibitor names.
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import type { FairDay } from '@visavis/domain/edition/schema';
import type { Interest } from '@visavis/domain/interest/schema';
import type { ScratchDatabase } from '../scratch-cluster.ts';

export interface BenchEdition {
  id: number;
  days: FairDay[];
  /** Every sub-category, by id. */
  interests: Interest[];
  /** In order of ID, without gaps. */
  exhibitors: { id: number; name: string; booth: string }[];
}

/** @throws if the ids of exhibitors or sub-categories have gaps, which the loads' arithmetic cannot handle */
export async function readEdition(database: ScratchDatabase): Promise<BenchEdition> {
  const [edition] = await database.query<{ id: number; dates: string[] }>(
    'select id, dates::text[] as dates from edition order by year desc limit 1',
  );
  if (!edition) throw new Error('The scaled edition was not loaded.');
  const interests = await database.query<Interest & { id: number }>(
    `select category.name as category, sub_category.name as "subCategory", category.id as "categoryId",
       sub_category.id as "subCategoryId", sub_category.id
     from sub_category join category on category.id = category_id
     where sub_category.edition_id = $1 order by sub_category.id`,
    [edition.id],
  );
  const exhibitors = await database.query<{ id: number; name: string; booth: string }>(
    'select id, company_name as name, booth_number as booth from exhibitor where edition_id = $1 order by id',
    [edition.id],
  );
  refuseGaps('exhibitors', exhibitors);
  refuseGaps('sub-categories', interests);
  return { id: edition.id, days: fairDaysOn(edition.dates), interests, exhibitors };
}

function refuseGaps(what: string, rows: { id: number }[]): void {
  const first = rows[0]?.id ?? 0;
  if (rows.length === 0 || rows.some(({ id }, index) => id !== first + index))
    throw new Error(`The ${what} of the scaled edition have gaps in their ids.`);
}
