// The desk in a browser without storage: it works, says so, and reports what could not be loaded or settled.
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { DeskRecord, DeskToday } from '@visavis/contract/desk/endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, leaveSession } from '../../lib/session-token.ts';
import { storeSession } from '../../lib/stored-session.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { DeskPage } from './desk-page.tsx';
import { device } from './device.ts';

const AMIRA: DeskToday['people'][number] = {
  reference: 'BM-7K3M-Q2XD',
  name: 'Amira Rahman',
  company: 'Kenari Beauty Retail',
  mayBook: true,
  meetings: [{ id: 1, exhibitorId: 5, minute: 0, length: 1440, isApproved: true, mark: null }],
};
const today = (): DeskToday => {
  const now = new Date();
  const date = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  return {
    edition: {
      id: 1,
      name: 'International Beauty Exhibition',
      firstDate: date,
      lastDate: date,
      timeZone: 'Asia/Kuala_Lumpur',
      starts: [0],
      slotMinutes: 1440,
    },
    date,
    isFairDay: true,
    at: now.toISOString(),
    people: [AMIRA],
    exhibitors: [{ id: 5, name: 'Hanari Skin Lab', booth: 'A-208' }],
  };
};

let sent: DeskRecord[] = [];
let isFailing = false;
const NACRE = { id: 8, name: 'Atelier Nacre', booth: 'B-145' };
/** The person that the server finds in addition to the list. */
let visitor: Pick<DeskToday, 'people' | 'exhibitors'> | null = null;
/** Overrides for today's list. */
let listed: Partial<DeskToday> = {};
let answer: (record: DeskRecord) => object = () => ({ outcome: 'settled' });

beforeEach(() => {
  sent = [];
  isFailing = false;
  visitor = null;
  listed = {};
  answer = () => ({ outcome: 'settled' });
  // In the middle of a fair day, so that it ends during no test.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-03T02:42:00Z') });
  storeSession('token', { id: 1, email: 'desk@visavis.example', role: 'desk' });
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (isFailing) throw new TypeError('Failed to fetch');
    if (url.startsWith('/api/desk/today')) return Response.json({ ...today(), ...listed });
    if (url.startsWith('/api/desk/people')) {
      const { people, exhibitors } = visitor ?? { people: [], exhibitors: [] };
      return Response.json({ people, exhibitors, total: people.length, isOfOtherEdition: false });
    }
    if (url.startsWith('/api/desk/exhibitors'))
      return Response.json({ exhibitors: [{ ...NACRE, free: [900], isMet: false }], total: 1 });
    const { records } = JSON.parse(String(request.body)) as { records: DeskRecord[] };
    sent.push(...records);
    return Response.json({ results: records.map((record) => ({ id: record.id, ...answer(record) })) });
  });
});
afterEach(async () => {
  // The next test starts without a list.
  leaveSession();
  await device.tidy();
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  renderIn(<DeskPage />, { queries: client });
  return userEvent.setup();
}
const field = () => screen.getByLabelText('Scan a code or type a reference, name or company');

test('takes a code typed by a scanner, marks the meeting under way, and focuses the field again', async () => {
  const user = open();
  await screen.findByText(/^List of /);
  expect(screen.getByText(/^This browser stores nothing on the device/)).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(field());
  await user.type(field(), 'bm7k3mq2xd{Enter}');
  expect(await screen.findByText(/^Held\. .* at Hanari Skin Lab, A-208\./)).toBeDefined();
  expect(field()).toHaveProperty('value', '');
  await expect.poll(() => document.activeElement).toBe(field());
  await screen.findByText('Connected. Everything is settled.');
  expect(sent.map(({ kind }) => kind)).toEqual(['scan', 'mark']);
  expect(sent[1]).toMatchObject({ meetingId: 1, seen: null, mark: 'held' });
  await user.click(screen.getByRole('button', { name: /^Undo the mark/ }));
  await screen.findByText(/^Now: /);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ seen: 'held', mark: null });
  expect(localStorage.getItem('authToken')).toBe('token');
  expect(JSON.stringify(localStorage)).not.toContain('Amira');
});

test('stores a scan and the mark of its meeting together, so that a page closed in between loses neither', async () => {
  const user = open();
  await screen.findByText(/^List of /);
  const kept: string[][] = [];
  const stop = device.subscribe(() => kept.push(device.read().records.map(({ record }) => record.kind)));
  await user.type(field(), 'bm7k3mq2xd{Enter}');
  await screen.findByText(/^Held\. /);
  stop();
  expect(kept).toContainEqual(['scan', 'mark']);
  expect(kept).not.toContainEqual(['scan']);
});

test('finds the person whatever a scanner types for the hyphen, and hints at its keyboard layout for unreadable codes', async () => {
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'BMß7K3MßQ2XD{Enter}');
  expect(await screen.findByText('Amira Rahman')).toBeDefined();
  await user.clear(field());
  await user.type(field(), 'B?)èK"?)AéXD{Enter}');
  expect(await screen.findByText(/^The scanner seems to be set to another keyboard layout/)).toBeDefined();
});

test('says that nobody is found, and what to type into an empty field', async () => {
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'BM-2222-2222{Enter}');
  expect(await screen.findByText('Nobody is registered with BM-2222-2222.')).toBeDefined();
  await user.clear(field());
  await user.type(field(), 'Zzyzx Nobody{Enter}');
  expect(await screen.findByText('Nobody was found for “Zzyzx Nobody”.')).toBeDefined();
  await user.clear(field());
  await user.type(field(), '{Enter}');
  expect(await screen.findByText('Scan a code, or type a reference, a name or a company.')).toBeDefined();
});

test('tells two people of the same name apart, and says who was scanned already', async () => {
  const twin = { ...AMIRA, name: 'Aurélie Twin' };
  const people = [twin, { ...twin, reference: 'BM-9K3M-Q2XD', company: 'Lim Beauty' }];
  listed = { people };
  visitor = { people, exhibitors: [] };
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'aurelie twin{Enter}');
  await screen.findByText('2 people are found. Choose one.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: /BM-9K3M-Q2XD/ }));
  await screen.findByText(/^Held\. /);
  await waitFor(() => expect(sent[0]).toMatchObject({ kind: 'scan', reference: 'BM-9K3M-Q2XD' }));
  await user.type(field(), 'BM-9K3M-Q2XD{Enter}');
  expect(await screen.findByText('Scanned already at 10.42am.')).toBeDefined();
});

test('does not mark anybody before their hour', async () => {
  listed = {
    people: [{ ...AMIRA, meetings: AMIRA.meetings.map((its) => ({ ...its, minute: 900, length: 60 })) }],
  };
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'BM-7K3M-Q2XD{Enter}');
  expect(await screen.findByText(/^Next at 3 pm: /)).toBeDefined();
  expect(screen.getByText('Begins at 3 pm')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Held|Missed)/ })).toBeNull();
  await waitFor(() => expect(sent.map(({ kind }) => kind)).toEqual(['scan']));
});

test('with marking at once switched off, a scan only identifies, marking is manual, and the choice is kept', async () => {
  const user = open();
  await screen.findByText(/^List of /);
  const atOnce = () => screen.getByRole('checkbox', { name: /^Mark the meeting/ });
  await user.click(atOnce());
  await user.type(field(), 'BM-7K3M-Q2XD{Enter}');
  await screen.findByText(/^Now: .* at Hanari Skin Lab/);
  await user.click(screen.getByRole('button', { name: /^Missed: Amira Rahman/ }));
  await screen.findByText(/^Missed\. /);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ kind: 'mark', seen: null, mark: 'missed' }));
  await user.click(screen.getByRole('button', { name: /^Undo the mark/ }));
  await screen.findByText(/^Now: /);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ kind: 'mark', seen: 'missed', mark: null }));
  cleanup();
  open();
  expect(atOnce()).toHaveProperty('checked', false);
});

test.each([
  ['a checkbox', async (user: UserEvent) => user.click(screen.getByRole('checkbox'))],
  ['nothing', async () => (document.activeElement as HTMLElement).blur()],
])('takes a scan while %s has the focus', async (_, go) => {
  const user = open();
  await screen.findByText(/^List of /);
  await go(user);
  expect(document.activeElement).not.toBe(field());
  await user.keyboard('BM-7K3M-Q2XD{Enter}');
  await screen.findByText('Amira Rahman');
  await waitFor(() => expect(sent.map(({ kind }) => kind)).toContain('scan'));
  await expect.poll(() => document.activeElement).toBe(field());
});

test('a space still presses the focused control, and another field keeps what is typed into it', async () => {
  const user = open();
  await screen.findByText(/^List of /);
  const box = screen.getByRole('checkbox');
  box.focus();
  const before = (box as HTMLInputElement).checked;
  await user.keyboard(' ');
  expect(box).toHaveProperty('checked', !before);
  await expect.poll(() => document.activeElement).toBe(box);
  await user.type(field(), 'BM-7K3M-Q2XD{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Book a free hour' }));
  await user.keyboard('hanari');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'hanari');
  expect(field()).toHaveProperty('value', '');
});

test('from the badge, Back leads to the previous result, and a scan to its own', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'BM-7K3M-Q2XD{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Badge' }));
  await user.click(await screen.findByRole('button', { name: 'Back to the desk' }));
  await screen.findByRole('button', { name: /^Undo the mark/ });
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.click(screen.getByRole('button', { name: 'Badge' }));
  await user.click(await screen.findByRole('button', { name: 'Print badge' }));
  const before = sent.length;
  await user.keyboard('BM-7K3M-Q2XD{Enter}');
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Print badge' })).toBeNull();
  // The badge that was left does not block the next one.
  await user.click(screen.getByRole('button', { name: 'Badge' }));
  await screen.findByRole('button', { name: 'Print badge' });
});

test('keeps scanning after the session has ended without showing names, says what waits, and settles it after the login', async () => {
  const user = open();
  await screen.findByText(/^List of /);
  act(() => clearSession());
  await user.type(field(), 'BM-7K3M-Q2XD{Enter}');
  await screen.findByText(/^The scan of BM-7K3M-Q2XD is kept\. Log in to see the name/);
  await screen.findByText('1 record waits for your login.');
  await user.type(field(), 'amira{Enter}');
  await screen.findByText(/^Today’s list is locked until you log in\./);
  expect(document.body.textContent).not.toContain('Amira');
  expect(sent).toEqual([]);
  act(() => storeSession('again', { id: 1, email: 'desk@visavis.example', role: 'desk' }));
  await screen.findByText('Connected. Everything is settled.');
  expect(sent.map(({ kind }) => kind)).toEqual(['scan']);
  await screen.findByText(/^List of /);
});

test.each([
  ['a logout in whichever tab', () => leaveSession()],
  ['the end of the session', () => clearSession()],
  ['the end of the day', () => vi.setSystemTime(Date.now() + 25 * 3_600_000)],
])('shows no names any more after %s', async (_, end) => {
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'BM-7K3M-Q2XD{Enter}');
  await screen.findByText('Amira Rahman');
  act(end);
  await act(() => device.sync());
  await waitFor(() => expect(document.body.textContent).not.toContain('Amira'));
});

test('lists a conflict with who marked it, and sends the decision with the mark that was seen', async () => {
  const at = new Date().toISOString();
  answer = ({ kind }) =>
    kind === 'mark'
      ? { outcome: 'conflict', theirs: { mark: 'missed', by: 'other@visavis.example', at } }
      : { outcome: 'settled' };
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'BM-7K3M-Q2XD{Enter}');
  expect(await screen.findByText(/Missed by other@visavis\.example/)).toBeDefined();
  expect(await screen.findByText(/^Missed\. /)).toBeDefined();
  answer = () => ({ outcome: 'settled' });
  await user.click(screen.getByRole('button', { name: 'Change to Held: Amira Rahman' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ kind: 'mark', seen: 'missed', mark: 'held' }));
  await waitFor(() => expect(screen.queryByText(/Missed by/)).toBeNull());
});

test('explains what the server refuses, until the explanation is read', async () => {
  answer = ({ kind }) =>
    kind === 'scan' ? { outcome: 'refused', message: 'Not so.' } : { outcome: 'settled' };
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'BM-7K3M-Q2XD{Enter}');
  expect(await screen.findByText('Not so.')).toBeDefined();
  expect(await screen.findByText('Connected. 1 record below to decide or read.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Done: Amira Rahman' }));
  await waitFor(() => expect(screen.queryByText('Not so.')).toBeNull());
});

test('shows a walk-in of somebody without a meeting today once it is booked, and books it once', async () => {
  const sofia = { reference: 'BM-9K3M-Q2XD', name: 'Sofia Lim', company: 'Lim Beauty', mayBook: true };
  visitor = { people: [{ ...sofia, meetings: [] }], exhibitors: [] };
  answer = ({ kind }) => {
    if (kind !== 'walk-in') return { outcome: 'settled' };
    const booked = { id: 9, exhibitorId: NACRE.id, minute: 0, length: 1440, isApproved: true, mark: null };
    visitor = { people: [{ ...sofia, meetings: [booked] }], exhibitors: [] };
    return { outcome: 'settled', meetingId: 9 };
  };
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'sofia{Enter}');
  await screen.findByText('No meetings today.');
  await user.click(screen.getByRole('button', { name: 'Book a free hour' }));
  await user.type(screen.getByRole('searchbox'), 'nacre');
  const hour = await screen.findByRole('button', { name: 'Book 3 pm at Atelier Nacre' });
  await user.dblClick(hour);
  expect(await screen.findByText(/^Now: .* at Atelier Nacre, B-145\.$/)).toBeDefined();
  expect(screen.queryByText('No meetings today.')).toBeNull();
  expect(sent.filter(({ kind }) => kind === 'walk-in')).toHaveLength(1);
});

test('says who cannot be booked at the desk, before any hour is chosen', async () => {
  const meetings = [{ id: 3, exhibitorId: 5, minute: 0, length: 1440, isApproved: false, mark: null }];
  const sofia = { reference: 'BM-9K3M-Q2XD', name: 'Sofia Lim', company: 'Lim Beauty' };
  visitor = { people: [{ ...sofia, mayBook: false, meetings }], exhibitors: [] };
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'sofia{Enter}');
  expect(await screen.findByText(/once a meeting of this person is approved/)).toBeDefined();
  expect(screen.getByText('No approved meeting now or later today.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Book a free hour' })).toBeNull();
});

test('no hour can be pressed while one is being booked', async () => {
  const sofia = {
    reference: 'BM-9K3M-Q2XD',
    name: 'Sofia Lim',
    company: 'Lim Beauty',
    mayBook: true,
    meetings: [],
  };
  visitor = { people: [sofia], exhibitors: [] };
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'sofia{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Book a free hour' }));
  await user.type(screen.getByRole('searchbox'), 'nacre');
  const hour = await screen.findByRole('button', { name: 'Book 3 pm at Atelier Nacre' });
  expect(hour.getAttribute('aria-disabled')).toBeNull();
  // Storing takes the device a moment.
  const add = vi.spyOn(device, 'add').mockReturnValue(new Promise(() => {}));
  await user.click(hour);
  expect(hour.getAttribute('aria-disabled')).toBe('true');
  await user.click(hour);
  expect(add).toHaveBeenCalledTimes(1);
  add.mockRestore();
});

test('names an exhibitor that was added elsewhere for somebody on the list, and later also offline', async () => {
  const meetings = AMIRA.meetings.map((one) => ({ ...one, exhibitorId: NACRE.id }));
  visitor = { people: [{ ...AMIRA, meetings }], exhibitors: [NACRE] };
  const user = open();
  await screen.findByText(/^List of /);
  await user.type(field(), 'BM-7K3M-Q2XD{Enter}');
  expect((await screen.findAllByText(/at Atelier Nacre, B-145\./)).length).toBeGreaterThan(0);
  isFailing = true;
  await user.type(field(), 'nobody{Enter}');
  await screen.findByText(/was found for “nobody”/);
  await user.type(field(), 'amira{Enter}');
  expect((await screen.findAllByText(/at Atelier Nacre, B-145\./)).length).toBeGreaterThan(0);
  // They are removed with the list.
  expect(localStorage.getItem('desk-exhibitors')).toContain('Atelier Nacre');
  act(() => leaveSession());
  await waitFor(() => expect(localStorage.getItem('desk-exhibitors')).toBeNull());
});

test('offline, finds people on the list by words of name, company and reference in any order', async () => {
  const user = open();
  await screen.findByText(/^List of /);
  isFailing = true;
  for (const words of ['rahman amira', 'kenari', '7k3mq2']) {
    await user.type(field(), `${words}{Enter}`);
    expect(await screen.findByText(/^Held\. /)).toBeDefined();
    await user.type(field(), 'nobody{Enter}');
    await screen.findByText(/was found for “nobody”/);
  }
});
