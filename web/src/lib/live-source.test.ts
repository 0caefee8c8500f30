// A broken stream reconnects by itself; without a stream the page polls.
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from './testing/live-fake-browser.ts';

beforeEach(() => vi.useFakeTimers());

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** One listening tab whose stream is opening. */
async function oneTab(missing = {}) {
  const browser = new FakeBrowser();
  const tab = browser.openTab(missing);
  const stop = tab.listen();
  await pass(0);
  tab.news();
  return { browser, tab, stop };
}

test('a stream that the browser reconnects is connecting, then live with a refresh', async () => {
  const { browser, tab } = await oneTab();
  browser.stream.open();
  expect(tab.news()).toEqual(['live', 'refresh']);
  browser.stream.fail('reconnecting');
  browser.stream.fail('reconnecting');
  expect(tab.news()).toEqual(['connecting']);
  await pass(9);
  browser.stream.open();
  expect(tab.news()).toEqual(['live', 'refresh']);
  await pass(60);
  expect([browser.streams.length, tab.news()]).toEqual([1, []]);
});

test('polls every 5 seconds in every tab when the stream is not open within 10 seconds', async () => {
  const { browser, tab } = await oneTab();
  const other = browser.openTab();
  other.listen();
  await pass(9.9);
  browser.stream.fail('reconnecting');
  other.news();
  expect(tab.news()).toEqual([]);
  await pass(0.2);
  expect([tab.news(), other.news()]).toEqual([['polling'], ['polling']]);
  await pass(10);
  expect([tab.news(), other.news()]).toEqual([
    ['refresh', 'refresh'],
    ['refresh', 'refresh'],
  ]);
});

test('polls when a broken stream does not reconnect within 10 seconds', async () => {
  const { browser, tab } = await oneTab();
  browser.stream.open();
  browser.stream.fail('reconnecting');
  tab.news();
  await pass(10);
  expect(tab.news()).toEqual(['polling']);
  expect(browser.running).toHaveLength(0);
});

test('polls at once when refused (503, 429), and retries after 2, 4, 8, 16, 30 and 30 seconds', async () => {
  const { browser, tab } = await oneTab();
  const waits: number[] = [];
  for (let round = 1; round <= 6; round += 1) {
    browser.stream.fail('for good');
    expect(browser.running).toHaveLength(0);
    for (let seconds = 1; browser.streams.length === round; seconds += 1) {
      await pass(1);
      waits[round - 1] = seconds;
    }
  }
  expect(waits).toEqual([2, 4, 8, 16, 30, 30]);
  // 90 seconds of polling, reported once.
  expect(tab.news()).toEqual(['polling', ...Array.from({ length: 18 }, () => 'refresh')]);

  browser.stream.open();
  expect(tab.news()).toEqual(['live', 'refresh']);
  await pass(60);
  expect(tab.news()).toEqual([]);
  browser.stream.fail('for good');
  await pass(2);
  expect(browser.running).toHaveLength(1);
});

test('gives up a hanging attempt after 10 seconds while polling', async () => {
  const { browser } = await oneTab();
  browser.stream.fail('for good');
  await pass(2);
  expect(browser.running).toHaveLength(1);
  await pass(10);
  expect(browser.running).toHaveLength(0);
  await pass(4);
  expect([browser.running.length, browser.streams.length]).toEqual([1, 3]);
});

test.each(['offline', 'online'])('%s: reopens the stream, which may have died silently', async (event) => {
  const { browser, tab } = await oneTab();
  browser.stream.open();
  tab.news();
  tab.window.dispatchEvent(new Event(event));
  expect(tab.news()).toEqual(['connecting']);
  expect([browser.streams.length, browser.running]).toEqual([2, [browser.stream]]);
  browser.stream.open();
  expect(tab.news()).toEqual(['live', 'refresh']);
});

test('going online ends polling, without waiting for the next retry', async () => {
  const { browser, tab } = await oneTab();
  for (const wait of [2, 4, 8]) {
    browser.stream.fail('for good');
    await pass(wait);
  }
  browser.stream.fail('for good');
  tab.news();
  tab.window.dispatchEvent(new Event('online'));
  expect(browser.running).toHaveLength(1);
  // The backoff starts again with the shortest wait.
  browser.stream.fail('for good');
  await pass(2);
  expect(browser.running).toHaveLength(1);
  browser.stream.open();
  expect(tab.news()).toEqual(['connecting', 'polling', 'live', 'refresh']);
  await pass(30);
  expect([browser.streams.length, tab.news()]).toEqual([6, []]);
});

test('reopens a stream after slightly more than five silent minutes, without reporting it until it is open', async () => {
  const { browser, tab } = await oneTab();
  browser.stream.open();
  await pass(200);
  browser.stream.say('slots', [[7, 1, 11, 1]]);
  await pass(200);
  browser.stream.say('refresh', '');
  tab.news();
  await pass(300);
  expect(browser.streams).toHaveLength(1);
  await pass(40);
  expect([browser.streams.length, browser.running]).toEqual([2, [browser.stream]]);
  expect(tab.news()).toEqual([]);
  browser.stream.open();
  expect(tab.news()).toEqual(['refresh']);
});

test('polls in a browser without EventSource', async () => {
  const { browser, tab, stop } = await oneTab({ EventSource: undefined });
  await pass(10);
  expect([browser.streams.length, tab.news()]).toEqual([0, ['refresh', 'refresh']]);
  stop();
  await pass(0);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['opening', () => {}],
  ['live', (browser: FakeBrowser) => browser.stream.open()],
  ['polling', (browser: FakeBrowser) => browser.stream.fail('for good')],
])('stops completely when ended while %s', async (_, bring) => {
  const { browser, tab, stop } = await oneTab();
  bring(browser);
  stop();
  await pass(0);
  tab.news();
  expect([vi.getTimerCount(), tab.listeners, browser.running.length]).toEqual([0, 0, 0]);
  await pass(1000);
  expect([tab.news(), browser.streams.length]).toEqual([[], 1]);
});
