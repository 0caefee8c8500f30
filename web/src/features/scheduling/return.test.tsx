// After a return to the scheduler, only hours taken from then on are marked as just taken.
import { act, screen, waitFor } from '@testing-library/react';
import { REFRESH_EVENT } from '@visavis/contract/live/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exhibitor } from '../../queries/testing/schedule-fixture.ts';
import { FakeStream } from './testing/fake-stream.ts';
import { renderScheduler } from './testing/render-scheduler.tsx';

const hanari = exhibitor(1, 'Hanari Skin Lab', 'A-208');
const HOUR = 'Wednesday 04 June, 4.00pm-5.00pm';
const TAKEN = { exhibitorId: 1, day: 3, time: '4 pm' };

const listOf = (slots: unknown[]) =>
  Response.json({ success: true, data: { unavailable_slots: { any: slots } } });
const slot = (name: string) => screen.findByRole('button', { name });

async function openScheduler() {
  const gone: (typeof TAKEN)[] = [];
  const view = await renderScheduler({ exhibitors: [hanari], unavailable: () => gone });
  await slot(`${HOUR}, Available`);
  // The first list, and the one requested when the stream opens.
  await waitFor(() => expect(view.fetchSlots).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(view.client.isFetching()).toBe(0));
  return { ...view, gone };
}

let visibility: DocumentVisibilityState = 'visible';

const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  visibility = 'visible';
});

it('retries the list when the request after a return failed', async () => {
  const { gone, fetchSlots, client } = await openScheduler();
  await turn('hidden');
  gone.push(TAKEN);
  fetchSlots.mockImplementation(async () => Response.json({}, { status: 503 }));
  await turn('visible');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  fetchSlots.mockImplementation(async () => listOf(gone));
  await screen.findByRole('button', { name: `${HOUR}, Unavailable` }, { timeout: 20_000 });
});

describe('an hour taken while the tab was hidden', () => {
  it('is unavailable, but not just taken', async () => {
    const { gone } = await openScheduler();
    await turn('hidden');
    gone.push(TAKEN);
    await turn('visible');
    await slot(`${HOUR}, Unavailable`);
    gone.pop();
    act(() => FakeStream.slots([1, 3, 960, 0]));
    await slot(`${HOUR}, Available`);
    gone.push(TAKEN);
    act(() => FakeStream.slots([1, 3, 960, 1]));
    await slot(`${HOUR}, Unavailable, just taken`);
  });

  it('is not just taken either when the stream opens at the moment the list arrives', async () => {
    const { gone, client, fetchSlots } = await openScheduler();
    await turn('hidden');
    gone.push(TAKEN);
    let answer = () => {};
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      stop();
      fetchSlots.mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            answer = () => resolve(listOf(gone));
          }),
      );
      FakeStream.latest?.emit(REFRESH_EVENT);
    });
    await turn('visible');
    await slot(`${HOUR}, Unavailable`);
    await act(async () => answer());
    await slot(`${HOUR}, Unavailable`);
  });
});
