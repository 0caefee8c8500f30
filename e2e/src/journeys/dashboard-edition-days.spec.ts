// A day of an open edition that would move into the past is refused in words at its field, and nothing is changed.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage, WIDTHS } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { EditionPage } from '../pages/edition-page.ts';

const server = useSharedServer();

for (const width of WIDTHS)
  test(`a day of an open edition moved into the past is refused at its field, ${width}`, async () => {
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    await logInAs(page, server(), await createColleague(server(), 'admin'));
    const edition = new EditionPage(page);
    await edition.open();
    const day = edition.field('First day');
    const stored = await day.inputValue();
    await day.fill('2025-06-02');
    await edition.button('Save Changes').click();
    await expect(
      page.getByText(/2 June 2025 is in the past\. No day of an open edition can be moved there\.$/),
    ).toBeVisible();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page);
    await edition.open();
    await expect(day).toHaveValue(stored);
  });
