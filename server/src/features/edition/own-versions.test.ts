// A change to an edition's lists raises the version of that edition, and of no other.
import { expect, it } from 'vitest';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

it('each change raises only the version of its own edition', async () => {
  const database = await createTestDatabase();
  try {
    const other = await createSmallEdition(database.db, 2025);
    const { editionId, categoryIds, exhibitorIds, subCategoryIds } = await createSmallEdition(database.db);
    const versionOf = async (id: number) => {
      const { rows } = await database.pool.query('select catalogue_version from edition where id = $1', [id]);
      return Number(rows[0].catalogue_version);
    };
    const untouched = await versionOf(other.editionId);
    const { skincare } = categoryIds;
    const changes = [
      `insert into category (edition_id, name, position) values (${editionId}, 'New', 9)`,
      `update category set position = 8 where edition_id = ${editionId} and name = 'New'`,
      `delete from category where edition_id = ${editionId} and name = 'New'`,
      `insert into sub_category (edition_id, category_id, name, position) values (${editionId}, ${skincare}, 'New', 9)`,
      `update sub_category set position = 8 where edition_id = ${editionId} and name = 'New'`,
      `delete from sub_category where edition_id = ${editionId} and name = 'New'`,
      `insert into former_sub_category (sub_category_id, name) values (${subCategoryIds.serums}, 'Was')`,
      `update former_sub_category set name = 'Once was' where sub_category_id = ${subCategoryIds.serums}`,
      `delete from former_sub_category where sub_category_id = ${subCategoryIds.serums}`,
      `insert into product (exhibitor_id, name, description, has_image, position)
        values (${exhibitorIds.nacre}, 'New', '', false, 1)`,
      `update product set position = 2 where exhibitor_id = ${exhibitorIds.nacre}`,
      `delete from product where exhibitor_id = ${exhibitorIds.nacre}`,
      `insert into exhibitor_sub_category (exhibitor_id, sub_category_id)
        values (${exhibitorIds.nacre}, ${subCategoryIds.creams})`,
      `delete from exhibitor_sub_category where exhibitor_id = ${exhibitorIds.nacre}`,
      `update exhibitor set hall = '5' where id = ${exhibitorIds.nacre}`,
      `delete from exhibitor where id = ${exhibitorIds.nacre}`,
      `insert into exhibitor (edition_id, company_name, booth_number, folded_name, folded_booth, region_country,
          product_profile, description, has_logo)
        values (${editionId}, 'New', '1', 'new', '1', '', '', '', false)`,
      `insert into edition_text (edition_id, key, language) values (${editionId}, 'about', 'en');
        update edition_text set version = 1, fields = '{}' where edition_id = ${editionId}`,
    ];
    const unnoticed: string[] = [];
    for (const change of changes) {
      const before = await versionOf(editionId);
      await database.pool.query(change);
      if ((await versionOf(editionId)) === before) unnoticed.push(change);
    }
    expect(unnoticed).toEqual([]);
    expect(await versionOf(other.editionId)).toBe(untouched);
  } finally {
    await database.drop();
  }
});
