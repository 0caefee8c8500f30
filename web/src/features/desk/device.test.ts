// Which names and records a desk device keeps: after a logout, after an expired session, and while a list is fetched.
import type { DeskToday } from '@visavis/contract/desk/endpoints';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, leaveSession } from '../../lib/session-token.ts';
import { storeSession } from '../../lib/stored-session.ts';

const USER = { id: 1, email: 'desk@visavis.example', role: 'desk' } as const;
const OTHER = { id: 2, email: 'kenji@visavis.example', role: 'desk' } as const;

const today = (): DeskToday => {
  const now = new Date();
  const date = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const timeZone = 'Asia/Kuala_Lumpur';
  const fair = { id: 1, name: 'Fair', firstDate: date, lastDate: date };
  return {
    edition: { ...fair, timeZone, starts: [0], slotMinutes: 60 },
    date,
    isFairDay: true,
    at: now.toISOString(),
    people: [
      { reference: 'BM-7K3M-Q2XD', name: 'Amira Rahman', company: 'Kenari', mayBook: true, meetings: [] },
    ],
    exhibitors: [],
  };
};
/** Answers the pending list request; null until there is one. */
let answerList: (() => void) | null = null;
let isHeldBack = false;

/** Each test has its own page. */
async function openDevice() {
  vi.resetModules();
  const { device } = await import('./device.ts');
  await device.open();
  return device;
}
const scan = (id: string) => ({
  kind: 'scan' as const,
  id,
  at: new Date().toISOString(),
  reference: 'BM-7K3M-Q2XD',
});

beforeEach(() => {
  isHeldBack = false;
  answerList = null;
  // In the middle of a fair day, so that it ends during no test.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-03T02:42:00Z') });
  storeSession('token', USER);
  vi.stubGlobal('fetch', async () => {
    if (isHeldBack)
      await new Promise<void>((resolve) => {
        answerList = resolve;
      });
    return Response.json(today());
  });
});

test.each([
  ['logs out', async (device: { forget: (id: number) => Promise<void> }) => device.forget(USER.id)],
  ['has logged out in another tab', async () => leaveSession()],
  ['is another one by then', async () => storeSession('other', OTHER)],
])('a list that arrives after somebody %s is not stored', async (_, leave) => {
  const device = await openDevice();
  isHeldBack = true;
  const settled = device.sync();
  await expect.poll(() => answerList).not.toBeNull();
  await leave(device);
  isHeldBack = false;
  answerList?.();
  await settled;
  expect(device.read().day?.organiserId).not.toBe(USER.id);
  if (localStorage.getItem('authToken') !== 'other') expect(device.read().people.size).toBe(0);
});

test('requests no list between forgetting and the end of the session', async () => {
  const device = await openDevice();
  await device.sync();
  expect(device.read().people.size).toBe(1);
  await device.forget(USER.id);
  await device.sync();
  expect(device.read()).toMatchObject({ day: null, people: new Map() });
});

test('a logout in another tab wipes the list here', async () => {
  const device = await openDevice();
  await device.sync();
  const { wiped } = device.read();
  // What the other tab does to the shared storage.
  for (const key of ['authToken', 'user']) localStorage.removeItem(key);
  localStorage.setItem('loggedOut', 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: 'loggedOut' }));
  await expect.poll(() => device.read().people.size).toBe(0);
  expect(device.read().wiped).toBeGreaterThan(wiped);
  await expect(device.add(scan('a'))).rejects.toThrow();
});

test('scans outlive an expired session, which locks the list until the same account logs in', async () => {
  const device = await openDevice();
  await device.sync();
  const { wiped } = device.read();
  clearSession();
  await device.tidy();
  await device.add(scan('a'));
  expect(device.read()).toMatchObject({ isLocked: true, people: new Map() });
  // The result leaves the screen too.
  expect(device.read().wiped).toBeGreaterThan(wiped);
  expect(device.read().records).toMatchObject([
    { organiserId: USER.id, email: USER.email, state: 'waiting' },
  ]);
  expect(device.account()).toEqual(USER);
  storeSession('other', OTHER);
  await device.add(scan('b'));
  expect(device.read().records.map(({ organiserId }) => organiserId)).toEqual([USER.id, OTHER.id]);
});

test.each([
  ['session.missing', { isLocked: true, people: 0, shownAgain: 1 }],
  ['session.disabled', { isLocked: false, people: 0, shownAgain: 0 }],
])(
  'locks the list when the server rejects the session, and wipes it for a disabled account: %s',
  async (reason, then) => {
    const device = await openDevice();
    await device.sync();
    await device.add(scan('a'));
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'session.missing', reason: { code: reason, values: {} } }, { status: 401 }),
    );
    await device.sync();
    await expect.poll(() => device.read().people.size).toBe(then.people);
    await expect.poll(() => device.read().isLocked).toBe(then.isLocked);
    // Another tab may have changed the stored data: reading it again shows nothing either.
    await device.reread();
    expect(device.read().people.size).toBe(0);
    expect(device.read().records).toHaveLength(1);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    storeSession('again', USER);
    await device.tidy();
    expect(device.read()).toMatchObject({ isLocked: false });
    expect(device.read().people.size).toBe(then.shownAgain);
  },
);

test('the list of an account that may no longer work at the desk is wiped', async () => {
  const device = await openDevice();
  await device.sync();
  await device.add(scan('a'));
  vi.stubGlobal('fetch', async () => Response.json({ code: 'session.forbidden' }, { status: 403 }));
  await device.sync();
  expect(device.read()).toMatchObject({ day: null, people: new Map() });
  expect(device.read().records).toHaveLength(1);
});

test('what was asked for before something was settled does not take it back', async () => {
  const device = await openDevice();
  await device.sync();
  const [person] = today().people;
  if (!person) throw new Error('nobody is on the list');
  const company = () => device.read().people.get(person.reference)?.company;
  const refresh = device.beforeAsking();
  await device.add(scan('a'));
  vi.stubGlobal('fetch', async () => Response.json({ results: [{ id: 'a', outcome: 'settled' }] }));
  await device.sync();
  expect(device.read().records).toEqual([]);
  await refresh([{ ...person, company: 'As it was before' }]);
  expect(company()).toBe('Kenari');
  await device.beforeAsking()([{ ...person, company: 'As it is now' }]);
  expect(company()).toBe('As it is now');
});
