// One stream for all tabs of a browser, only while a tab is visible, and no update is missed.
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from './testing/live-fake-browser.ts';

beforeEach(() => vi.useFakeTimers());

/** Lets pending locks and channels of the fake browser settle. */
const settled = () => vi.advanceTimersByTimeAsync(0);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** Two tabs that listen; the first is the leader and its stream is open. */
async function twoTabs() {
  const browser = new FakeBrowser();
  const first = browser.openTab();
  const second = browser.openTab();
  const stopFirst = first.listen();
  await settled();
  browser.stream.open();
  const stopSecond = second.listen();
  await settled();
  return { browser, first, second, stopFirst, stopSecond };
}

test('two tabs share one stream; both receive each change and the time of the last one', async () => {
  const { browser, first, second } = await twoTabs();
  expect(browser.streams.map(({ url }) => url)).toEqual(['/api/live']);
  expect(first.news()).toEqual(['connecting', 'live', 'refresh']);
  expect(second.news()).toEqual(['connecting', 'live', 'refresh']);
  browser.stream.say('slots', [[7, 1, 11, 1]]);
  await settled();
  for (const tab of [first, second]) expect(tab.news()).toEqual([[[7, 1, 11, 1]], 'live 1000']);
  const third = browser.openTab();
  third.listen();
  await settled();
  expect(third.news()).toEqual(['connecting', 'live 1000', 'refresh']);
  expect([first.news(), second.news()]).toEqual([[], []]);
});

test('a refresh event and unreadable data are a refresh in every tab', async () => {
  const { browser, first, second } = await twoTabs();
  first.news();
  second.news();
  browser.stream.say('refresh', '');
  browser.stream.say('slots', '[[1,');
  browser.stream.say('slots', [[1, 2, 3, 4]]);
  await settled();
  for (const tab of [first, second]) expect(tab.news()).toEqual(['refresh', 'refresh', 'refresh']);
});

test('a hidden tab passes the lead to a visible one, and follows it when visible again', async () => {
  const { browser, first, second } = await twoTabs();
  first.see('hidden');
  expect(browser.running).toHaveLength(0);
  await settled();
  expect(browser.running).toHaveLength(1);
  second.news();
  browser.stream.open();
  await settled();
  expect(second.news()).toEqual(['live', 'refresh']);
  first.news();
  browser.stream.say('slots', [[7, 1, 11, 0]]);
  await settled();
  expect(first.news()).toEqual([]);
  first.see('visible');
  expect(first.news()).toEqual(['refresh']);
  await settled();
  expect(first.news()).toEqual(['live 1000', 'refresh']);
  expect(browser.streams).toHaveLength(2);
});

test('no tab reports live while the lead changes', async () => {
  const { browser, first, second } = await twoTabs();
  const third = browser.openTab();
  third.listen();
  await settled();
  second.news();
  third.news();
  first.see('hidden');
  await settled();
  expect([second.news(), third.news()]).toEqual([['connecting'], ['connecting']]);
});

test('a hidden tab stops waiting for the lead', async () => {
  const { browser, second, stopFirst } = await twoTabs();
  second.see('hidden');
  stopFirst();
  await settled();
  expect([browser.running.length, browser.locks.holder, browser.locks.waiting.length]).toEqual([
    0,
    undefined,
    0,
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a tab opened hidden has no stream until it is visible', async () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  tab.visibilityState = 'hidden';
  tab.listen();
  await pass(60);
  expect([browser.streams.length, vi.getTimerCount()]).toEqual([0, 0]);
  tab.see('visible');
  await settled();
  expect(browser.streams).toHaveLength(1);
});

test('a page in the back/forward cache closes its stream, and opens one when restored', async () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  tab.listen();
  await settled();
  tab.window.dispatchEvent(new Event('pagehide'));
  await settled();
  expect([browser.running.length, browser.channels.size, browser.locks.holder, vi.getTimerCount()]).toEqual([
    0,
    0,
    undefined,
    0,
  ]);
  tab.news();
  tab.window.dispatchEvent(new Event('pageshow'));
  await settled();
  expect(tab.news()).toEqual(['refresh']);
  expect(browser.running).toHaveLength(1);
});

test('the last listener leaves no stream, lock, channel, timer or event listener behind', async () => {
  const { browser, first, second, stopFirst, stopSecond } = await twoTabs();
  const stopAnother = first.listen([]);
  stopFirst();
  await settled();
  expect(browser.running).toHaveLength(1);
  stopAnother();
  stopSecond();
  await settled();
  expect([browser.running.length, browser.channels.size, browser.locks.waiting.length]).toEqual([0, 0, 0]);
  expect(browser.locks.holder).toBeUndefined();
  expect([first.listeners, second.listeners, vi.getTimerCount()]).toEqual([0, 0, 0]);
  first.listen();
  await settled();
  expect(browser.running).toHaveLength(1);
});

test('navigating keeps the stream, and the new listener refetches', async () => {
  const { browser, first, stopFirst } = await twoTabs();
  const received: unknown[] = [];
  stopFirst();
  first.listen(received);
  await settled();
  expect(received).toEqual(['live', 'refresh']);
  expect(browser.streams).toHaveLength(1);
});

test.each(['locks', 'BroadcastChannel'] as const)('without %s each tab has its own stream', async (api) => {
  const browser = new FakeBrowser();
  const tabs = [browser.openTab({ [api]: undefined }), browser.openTab({ [api]: undefined })];
  const stops = tabs.map((tab) => tab.listen());
  await settled();
  expect(browser.running).toHaveLength(2);
  for (const stream of browser.running) stream.open();
  for (const tab of tabs) expect(tab.news()).toEqual(['connecting', 'live', 'refresh']);
  for (const stop of stops) stop();
  await settled();
  expect([browser.running.length, vi.getTimerCount()]).toEqual([0, 0]);
});

test('a tab has its own stream if locks are forbidden', async () => {
  const browser = new FakeBrowser();
  browser.locks.forbidden = true;
  const tab = browser.openTab();
  const stop = tab.listen();
  await settled();
  browser.stream.open();
  expect(tab.news()).toEqual(['connecting', 'live', 'refresh']);
  stop();
  await settled();
  expect([browser.running.length, vi.getTimerCount()]).toEqual([0, 0]);
});

test('a hung tab loses the lead after 3 seconds, and follows once it wakes up', async () => {
  const { browser, first, second, stopSecond } = await twoTabs();
  stopSecond();
  await settled();
  first.hangs = true;
  second.listen();
  await pass(2.9);
  expect(browser.streams).toHaveLength(1);
  await pass(0.2);
  first.hangs = false;
  expect(browser.streams).toHaveLength(2);
  expect(browser.running).toEqual([browser.stream]);
  browser.stream.open();
  await settled();
  first.news();
  browser.stream.say('slots', [[7, 1, 11, 1]]);
  await settled();
  expect(first.news()).toEqual([[[7, 1, 11, 1]], 'live 1000']);
  expect(browser.locks.waiting).toHaveLength(1);
});

test('a tab hidden just as it gets or is refused the lead opens no stream', async () => {
  const { browser, first, second } = await twoTabs();
  first.hangs = true;
  vi.advanceTimersByTime(405_000);
  const opened = browser.streams.length;
  second.see('hidden');
  first.see('hidden');
  await settled();
  expect([browser.streams.length - opened, browser.running.length, vi.getTimerCount()]).toEqual([0, 0, 0]);
  browser.locks.forbidden = true;
  second.see('visible');
  second.see('hidden');
  await settled();
  expect([browser.streams.length - opened, vi.getTimerCount()]).toEqual([0, 0]);
});

test('takes over a leader that hangs later, but not one that is silent because nothing changes', async () => {
  const { browser, first, second } = await twoTabs();
  const leader = browser.locks.holder;
  // Silent streams are reopened, which the other tab notices.
  for (let round = 1; round <= 5; round += 1) {
    await pass(340);
    expect(browser.streams).toHaveLength(1 + round);
    browser.stream.open();
  }
  expect(browser.locks.holder).toBe(leader);
  await settled();
  first.hangs = true;
  await pass(404);
  expect(browser.locks.holder).toBe(leader);
  await pass(2);
  expect(browser.locks.holder).not.toBe(leader);
  second.news();
  expect(browser.running).toEqual([browser.stream]);
  browser.stream.open();
  expect(second.news()).toEqual(['live', 'refresh']);
});

test('a message from another version of the site is a refresh', async () => {
  const { browser, second } = await twoTabs();
  second.news();
  for (const channel of browser.channels)
    channel.onmessage?.(new MessageEvent('message', { data: { kind: 'later' } }));
  expect(second.news()).toEqual(['refresh']);
});
