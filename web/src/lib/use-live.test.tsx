// A component listens while it is mounted, with the callbacks of its last render.
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser, FakeStream } from './testing/live-fake-browser.ts';
import { useLive } from './use-live.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
  vi.stubGlobal(
    'EventSource',
    class extends FakeStream {
      constructor(url: string) {
        super(url);
        browser.streams.push(this);
      }
    },
  );
});

test('calls the newest callbacks, and closes its stream when unmounted', async () => {
  const early = vi.fn();
  const late = vi.fn();
  const { result, rerender, unmount } = renderHook(
    ({ onSlots }: { onSlots: (changes: unknown) => void }) => useLive({ onSlots, onRefresh: late }),
    { initialProps: { onSlots: early } },
  );
  expect(result.current).toEqual({ status: 'connecting', lastChangeAt: null });
  act(() => browser.stream.open());
  expect(result.current.status).toBe('live');
  expect(late).toHaveBeenCalledOnce();
  rerender({ onSlots: late });
  act(() => browser.stream.say('slots', [[7, 1, 11, 1]]));
  expect(early).not.toHaveBeenCalled();
  expect(late).toHaveBeenLastCalledWith([[7, 1, 11, 1]]);
  expect(result.current.lastChangeAt).toEqual(expect.any(Number));
  expect(browser.streams).toHaveLength(1);
  unmount();
  await waitFor(() => expect(browser.running).toHaveLength(0));
});
