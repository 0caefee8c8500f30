// Deleting a row: the browser asks for confirmation, and success and failure are reported.
import { describe, expect, it } from 'vitest';
import { mainly } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls, refuseCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import type { ReviewPage } from '../pages/review-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

const DELETE = /\/api\/meetings\/delete$/;
const QUESTION = 'Are you sure you want to delete this registration?';

/** Presses Delete and answers the browser's question. */
async function answerDelete(review: ReviewPage, name: string, answer: 'accept' | 'dismiss'): Promise<string> {
  const opened = review.page.waitForEvent('dialog');
  const pressed = review.press(review.delete(name));
  const question = await opened;
  await question[answer]();
  await pressed;
  return question.message();
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('asks first: dismissing changes nothing, accepting removes the row and focuses the next one', async () => {
    const company = `Parting ${width} Ltd`;
    const [older, newer] = [`Abel Stays of the ${width}`, `Zoe Leaves of the ${width}`];
    await registerOver(server(), { name: older, company, exhibitors: ['Muña Alta'] });
    const { registrationId } = await registerOver(server(), {
      name: newer,
      company,
      exhibitors: ['Muña Alta'],
    });
    const { page, review } = await openReview(server(), width, company);
    expect(await review.names()).toEqual([newer, older]);
    expect(await answerDelete(review, newer, 'dismiss')).toBe(`${newer}, ${company}\n\n${QUESTION}`);
    expect(await review.names()).toEqual([newer, older]);
    await answerDelete(review, newer, 'accept');
    await review.notice('Record deleted successfully.').waitFor();
    // The notice does not cover Search and Export.
    const [toast, search] = await Promise.all([
      review.notices.first().boundingBox(),
      review.search.boundingBox(),
    ]);
    expect(toast && search && toast.y > search.y + search.height).toBe(true);
    await review.row(newer).waitFor({ state: 'detached' });
    await expectFocusOn(review.row(older));
    const claims = await server().query('select id from meeting where registration_id = $1 and status <> 3', [
      registrationId,
    ]);
    expect(claims).toEqual([]);
    await page.reload();
    await review.row(older).waitFor();
    expect(await review.names()).toEqual([older]);
  });

  it('reports a failure with the server’s message or else a general one, and the row stays', async () => {
    const name = `Bo Remains of the ${width}`;
    await registerOver(server(), { name, exhibitors: ['Muña Alta'] });
    const { page, review, expectErrors } = await openReview(server(), width, name);
    expectErrors(CALL_FAILED);
    const refuse = await refuseCalls(page, DELETE, 409, {
      error: 'This registration is being paid.',
      message: 'This registration is being paid.',
    });
    await answerDelete(review, name, 'accept');
    await review.notice('This registration is being paid.').waitFor();
    await refuse();
    const recover = await failCalls(page, DELETE, 'an empty 500');
    await answerDelete(review, name, 'accept');
    await review.notice('Failed to delete this registration. Please try again.').waitFor();
    await recover();
    await review.row(name).waitFor();
  });
});

it('works by keyboard alone', async () => {
  const name = 'Kim Tastatur';
  await registerOver(server(), { name, exhibitors: ['Muña Alta'] });
  const { page, review } = await openReview(server(), 'desktop', name);
  page.once('dialog', (question) => question.accept());
  await review.sendEmail(name).focus();
  await page.keyboard.press('Tab');
  await expectFocusOn(review.delete(name));
  await page.keyboard.press('Enter');
  await page.getByText('No business meetings found').waitFor();
  await expectFocusOn(review.search);
});
