// Files that are not an exported edition, or were altered, truncated or forged, are refused and not stored.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changed, filesOf, zipped } from '../../testing/archive-files.ts';
import { exported, imported, replace } from '../../testing/edition-archives.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let other: TestApp;
let edition: SmallEdition;
beforeEach(async () => {
  test = await createTestApp();
  other = await createTestApp();
  edition = await createSmallEdition(test.db);
});
afterEach(async () => {
  await test.close();
  await other.close();
});

it('refuses non-archives and altered archives with a readable message, and stores nothing', async () => {
  const whole = await exported(test, edition.editionId);
  const files = await filesOf(whole);
  const altered = new Map(files).set('exhibitors.csv', Buffer.from('altered'));
  const without = new Map(files);
  without.delete('products.csv');
  const cases: [Buffer, RegExp][] = [
    [Buffer.from('no zip'), /no exported edition/],
    [whole.subarray(0, whole.length - 30), /no exported edition/],
    [await zipped([['a.txt', Buffer.from('a')]]), /no exported edition/],
    [await zipped(altered), /exhibitors.csv is not as it was exported/],
    [await zipped(without), /products.csv is not as it was exported/],
    [await zipped(new Map(files).set('extra.csv', Buffer.from('x'))), /extra.csv is not as it was exported/],
    [
      await zipped(
        new Map(files).set(
          'manifest.json',
          Buffer.from('{"format":"visavis-edition","version":2,"files":[]}'),
        ),
      ),
      /newer version/,
    ],
    [
      await changed(whole, replace('exhibitors.csv', 'company_name', 'id')),
      /columns of exhibitors.csv do not fit: id/,
    ],
    [
      await changed(whole, replace('sub-categories.csv', '"Skincare"', '"Nowhere"')),
      /Row 1 of sub-categories.csv does not fit: category.name/,
    ],
    [
      await changed(whole, replace('edition.csv', '"[660', '"[6,6[0')),
      /Row 1 of edition.csv does not fit: starts/,
    ],
    [
      await changed(whole, replace('edition.csv', '[660,720,', '[660,690,')),
      /Something in edition.csv cannot be stored/,
    ],
    [
      await changed(whole, (bomb) => bomb.set('products.csv', Buffer.alloc(64_000_001, 'a'))),
      /larger than an edition can be/,
    ],
    [
      await changed(whole, replace('edition.csv', '"International Beauty Exhibition"', '""')),
      /Row 1 of edition.csv does not fit: name/,
    ],
    [
      await changed(whole, replace('exhibitors.csv', '"Hanari Skin Lab"', `"${'y'.repeat(9000)}"`)),
      /of exhibitors.csv does not fit: company_name/,
    ],
    [
      await changed(whole, replace('exhibitors.csv', /\r\n"[^"]*","/, `$&${'x'.repeat(8_000_000)}`)),
      /larger than an edition can be/,
    ],
    [
      await changed(whole, (all) =>
        all.set(
          'representatives.csv',
          Buffer.from(
            '"exhibitor.company_name","exhibitor.booth_number","name","title","email","languages","hours","position"\r\n"Hanari Skin Lab","A-208","Ana","","","[]","[1]","1"\r\n',
          ),
        ),
      ),
      /Row 1 of representatives.csv does not fit: hours/,
    ],
    [
      await changed(whole, replace('exhibitors.csv', ',"hand",', ',"foot",')),
      /Something in exhibitors.csv cannot be stored/,
    ],
  ];
  for (const [payload, sentence] of cases) {
    const response = await imported(other, payload);
    expect([response.statusCode, response.json().fields?.file]).toEqual([
      422,
      expect.stringMatching(sentence),
    ]);
  }
  expect(await other.db.selectFrom('edition').select('id').execute()).toEqual([]);
});
