// Choosing another hour for a booked meeting: what each slot does, and every refusal in words.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { demoEdition, exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { describeCompanies } from './companies.ts';
import { HourPage } from './hour-page.tsx';
import { FakeStream } from './testing/fake-stream.ts';

const kumo = exhibitor(2, 'Kumo Fragrance House', 'C-067');
const nacre = exhibitor(1, 'Atelier Nacre', 'B-145');
const KEPT = 'Your hour is kept until you confirm another.';
const TAKEN = '4.00pm-5.00pm on Wednesday was just taken. Please select a different time.';

async function open(onConfirm = vi.fn(async (_to: { day: number; minute: number }) => {})) {
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('fetch', async () =>
    Response.json({
      success: true,
      data: {
        unavailable_slots: {
          // The list counts the visitor's own hour as taken.
          any: [
            { exhibitorId: 2, day: 2, time: '1 pm' },
            { exhibitorId: 2, day: 4, time: '5 pm' },
          ],
        },
      },
    }),
  );
  const plan = [planned(nacre, 1, 660), planned(kumo, 2, 780)];
  const onBack = vi.fn();
  renderIn(
    <HourPage
      edition={demoEdition()}
      title="Choose another hour with Kumo Fragrance House"
      lead={KEPT}
      ownSentence={KEPT}
      backLabel="Back to your schedule"
      companyId={2}
      companies={describeCompanies([nacre, kumo], plan, () => 3)}
      plan={plan}
      onConfirm={onConfirm}
      onBack={onBack}
    />,
  );
  await slot('Wednesday 04 June, 4.00pm-5.00pm, Available');
  return { onConfirm, onBack, user: userEvent.setup() };
}

const slot = (name: string) => screen.findByRole('button', { name });
const refused = (status: number, code: 'meeting.slot-taken' | 'request.too-many' | 'network') =>
  vi.fn(async () => {
    throw new ApiError(status, code, { message: 'Please wait a moment.' });
  });

describe('HourPage', () => {
  it('focuses its title and shows who has each hour', async () => {
    const { user } = await open();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('Choose another hour with Kumo Fragrance House');
    const unavailable = await slot('Thursday 05 June, 5.00pm-6.00pm, Unavailable');
    expect(unavailable.getAttribute('aria-disabled')).toBe('true');
    await user.click(await slot('Monday 02 June, 11.00am-12.00pm, Booked by Others, Atelier Nacre'));
    const information = within(await screen.findByRole('dialog', { name: 'Information' }));
    information.getByText(
      'This slot is already scheduled for Atelier Nacre. Please select a different time.',
    );
    await user.click(information.getByRole('button', { name: 'OK' }));
    await user.click(await slot('Tuesday 03 June, 1.00pm-2.00pm, Selected'));
    within(await screen.findByRole('dialog', { name: 'Information' })).getByText(KEPT);
  });

  it('asks before it changes anything', async () => {
    const { user, onConfirm } = await open();
    await user.click(await slot('Wednesday 04 June, 4.00pm-5.00pm, Available'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Meeting Time' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ day: 3, minute: 960 });
  });

  it.each([
    ['that an hour was taken', refused(409, 'meeting.slot-taken'), TAKEN],
    ["the server's message for any other refusal", refused(429, 'request.too-many'), 'Please wait a moment.'],
  ])('says %s', async (_, refusal, sentence) => {
    const { user } = await open(refusal);
    await user.click(await slot('Wednesday 04 June, 4.00pm-5.00pm, Available'));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    within(await screen.findByRole('dialog', { name: 'Information' })).getByText(sentence);
  });

  it('keeps the dialog open and says so when no response came', async () => {
    const { user } = await open(refused(0, 'network'));
    await user.click(await slot('Wednesday 04 June, 4.00pm-5.00pm, Available'));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We got no reply');
    expect(screen.getByRole('dialog', { name: 'Update Meeting Time' })).toBeTruthy();
  });

  it('disables Confirm when the hour is taken while the dialog is open', async () => {
    const { user, onConfirm } = await open();
    await user.click(await slot('Wednesday 04 June, 4.00pm-5.00pm, Available'));
    act(() => FakeStream.slots([2, 3, 960, 1]));
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBe('true'));
    screen.getByText(TAKEN);
    await user.click(confirm);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
