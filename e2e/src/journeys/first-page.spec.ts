// The first page of the journey opens at both widths, without an error and without a barrier.
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage, WIDTHS } from '../fixtures/browser.ts';
import { useServer } from '../fixtures/server.ts';
import { ContactStepPage } from '../pages/contact-step-page.ts';

const server = useServer();

describe.each(WIDTHS)('on a %s', (width) => {
  it('the registration opens', async () => {
    const { page } = await openPage(server().url, width);
    const step = new ContactStepPage(page);
    await step.open();
    expect(await step.heading.isVisible()).toBe(true);
    expect(await page.title()).not.toBe('');
    await expectNoAxeViolations(page);
  });
});
