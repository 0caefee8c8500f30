// A stream that breaks comes back by itself; while none can be had, the page polls.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from './testing/live-fake-browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** One tab that listens; its stream is opening. */
async function oneTab(missing = {}) {
  const browser = new FakeBrowser();
  const tab = browser.openTab(missing);
  const stop = tab.listen();
  await pass(0);
  tab.news();
  return { browser, tab, stop };
}

test('a stream that the browser reconnects: connecting, then live and a refresh', async () => {
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

test('not open within 10 seconds: polling every 5 seconds, in every tab', async () => {
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

test('a stream that broke and does not come back within 10 seconds: polling', async () => {
  const { browser, tab } = await oneTab();
  browser.stream.open();
  browser.stream.fail('reconnecting');
  tab.news();
  await pass(10);
  expect(tab.news()).toEqual(['polling']);
  expect(browser.running).toHaveLength(0);
});

test('refused (503, 429): polling at once, tried again after 2, 4, 8, 16, 30 and 30 seconds', async () => {
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
  // 90 seconds of polling, told once.
  expect(tab.news()).toEqual(['polling', ...Array.from({ length: 18 }, () => 'refresh')]);

  browser.stream.open();
  expect(tab.news()).toEqual(['live', 'refresh']);
  await pass(60);
  expect(tab.news()).toEqual([]);
  browser.stream.fail('for good');
  await pass(2);
  expect(browser.running).toHaveLength(1);
});

test('a try that hangs while polling is given up after 10 seconds', async () => {
  const { browser } = await oneTab();
  browser.stream.fail('for good');
  await pass(2);
  expect(browser.running).toHaveLength(1);
  await pass(10);
  expect(browser.running).toHaveLength(0);
  await pass(4);
  expect([browser.running.length, browser.streams.length]).toEqual([1, 3]);
});

test.each(['offline', 'online'])(
  '%s: the stream may be dead without a word, so it is opened anew',
  async (event) => {
    const { browser, tab } = await oneTab();
    browser.stream.open();
    tab.news();
    tab.window.dispatchEvent(new Event(event));
    expect(tab.news()).toEqual(['connecting']);
    expect([browser.streams.length, browser.running]).toEqual([2, [browser.stream]]);
    browser.stream.open();
    expect(tab.news()).toEqual(['live', 'refresh']);
  },
);

test('online ends polling, and does not wait for the next try', async () => {
  const { browser, tab } = await oneTab();
  for (const wait of [2, 4, 8]) {
    browser.stream.fail('for good');
    await pass(wait);
  }
  browser.stream.fail('for good');
  tab.news();
  tab.window.dispatchEvent(new Event('online'));
  expect(browser.running).toHaveLength(1);
  // The tries begin again with the shortest wait.
  browser.stream.fail('for good');
  await pass(2);
  expect(browser.running).toHaveLength(1);
  browser.stream.open();
  expect(tab.news()).toEqual(['connecting', 'polling', 'live', 'refresh']);
  await pass(30);
  expect([browser.streams.length, tab.news()]).toEqual([6, []]);
});

test('a stream silent for five minutes and a little is opened anew, without a word until it is open', async () => {
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

test('a browser without EventSource polls', async () => {
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
])('ended while %s, nothing goes on', async (_, bring) => {
  const { browser, tab, stop } = await oneTab();
  bring(browser);
  stop();
  await pass(0);
  tab.news();
  expect([vi.getTimerCount(), tab.listeners, browser.running.length]).toEqual([0, 0, 0]);
  await pass(1000);
  expect([tab.news(), browser.streams.length]).toEqual([[], 1]);
});
