// The exhibitor's own page: listing, marking and searching meetings, and the message of a refused mark.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExhibitorsMeeting } from '@visavis/contract/attendance/endpoints';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { DeskPage } from './desk-page.tsx';
import { meeting } from './testing/meeting.ts';

let meetings: ExhibitorsMeeting[];
let answerMark: (body: { attendance: ExhibitorsMeeting['attendance'] }) => Response;
const calls: { url: string; authorization: string | null; body: unknown }[] = [];

beforeEach(() => {
  calls.length = 0;
  meetings = [
    meeting(1),
    meeting(2, { canBeMarked: false, day: 2, date: '2026-06-03', dayOfWeek: 'Wednesday' }),
  ];
  answerMark = ({ attendance }) =>
    Response.json({
      ...meeting(1),
      version: 2,
      attendance,
      marked: attendance && { at: '2026-06-02T04:05:00.000Z', way: 'exhibitor-link' },
    });
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : null;
    calls.push({ url, authorization: new Headers(request.headers).get('authorization'), body });
    if (request.method === 'POST') return answerMark(body);
    return Response.json({ exhibitor: { name: 'Hanari Skin Lab', boothNumber: 'A-208' }, meetings });
  });
});

function open(address = '/exhibitor/meetings?key=secret') {
  renderIn(<DeskPage unknownLink={<p>unknown link</p>} ofEdition={(_id, page) => page} />, { address });
  return userEvent.setup();
}

it('lists the meetings by day, and offers the mark buttons only once a meeting has begun', async () => {
  open();
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(
    ['Tuesday 02 June 2026', 'Wednesday 03 June 2026'],
  );
  expect(screen.getAllByRole('button', { name: /^(Held|Missed): / })).toHaveLength(2);
  screen.getByText('Not started yet');
  expect(calls[0]).toMatchObject({ url: '/api/exhibitor-desk', authorization: 'Bearer secret' });
});

it('sends the displayed version with a mark, shows who marked the meeting, and can undo the mark', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Held: Buyer 1 with Hanari Skin Lab' }));
  await screen.findByText(/Marked by you, 02 June 2026, 12\.05pm/);
  expect(calls.at(-1)).toMatchObject({
    url: '/api/exhibitor-desk/meetings/1',
    body: { attendance: 'held', version: 1 },
  });
  screen.getByText('1 of 2 marked', { exact: false });
  await user.click(screen.getByRole('button', { name: /^Undo the mark: Buyer 1/ }));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { attendance: null, version: 2 } }));
});

it('an exhibitor can disagree with the mark of an organiser and withdraw this, but not change the mark', async () => {
  const held = meeting(1, {
    attendance: 'held',
    marked: { at: '2026-06-02T04:05:00.000Z', way: 'dashboard' },
  });
  meetings = [held];
  let version = 1;
  answerMark = ({ attendance }) => {
    version += 1;
    return Response.json({ ...held, version, exhibitorSays: attendance });
  };
  const user = open();
  const row = within((await screen.findByText('Buyer 1')).closest('li') as HTMLElement);
  row.getByText('Marked by the organiser, 02 June 2026, 12.05pm');
  expect(row.queryByRole('button', { name: /^Undo/ })).toBeNull();
  await user.click(row.getByRole('button', { name: 'It didn’t take place: Buyer 1 with Hanari Skin Lab' }));
  await row.findByText('You say it didn’t take place');
  expect(calls.at(-1)).toMatchObject({ body: { attendance: 'missed', version: 1 } });
  row.getByText('Held');
  await user.click(row.getByRole('button', { name: /^Withdraw what you said: / }));
  await row.findByRole('button', { name: /^It didn’t take place: / });
  expect(calls.at(-1)).toMatchObject({ body: { attendance: null, version: 2 } });
});

it.each([
  ['meeting.stale', 409, 'Someone else changed this meeting. This is the latest.'],
  ['meeting.not-markable', 409, 'Only an approved meeting that has started can be marked.'],
])('shows why a mark was refused: %s', async (code, status, sentence) => {
  answerMark = () => Response.json({ error: sentence, message: sentence, code, requestId: '1' }, { status });
  const user = open();
  const row = (await screen.findByText('Buyer 1')).closest('li') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: /^Missed/ }));
  expect((await within(row).findByText(sentence)).getAttribute('role')).toBe('alert');
});

it('says that a mark without a response may not have been saved, and accepts the next press', async () => {
  const answer = answerMark;
  answerMark = () => {
    throw new TypeError('no network');
  };
  const user = open();
  const row = within((await screen.findByText('Buyer 1')).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: /^Held/ }));
  await row.findByText(/^We got no reply, so this may not have been saved/);
  answerMark = answer;
  await user.click(row.getByRole('button', { name: /^Held/ }));
  await row.findByRole('button', { name: /^Undo the mark: Buyer 1/ });
});

it('finds a buyer by part of a reference, and says when no meeting is found', async () => {
  const user = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a buyer' }), 'q2x2');
  expect(screen.queryByText('Buyer 1')).toBeNull();
  screen.getByText('Buyer 2');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody');
  screen.getByText('No meeting found');
});

it.each([
  ['a name in another word order, without accents and in another case', 'MULLER jose', [3]],
  ['a company', 'boreal', [3]],
  ['words of the name and of the company', 'skincare jose', [3]],
  ['a reference without its dashes', 'hb7k3mq2x2', [2]],
  ['the state of a meeting', 'not started', [2]],
  ['the day', 'wednesday', [2]],
  ['the hour', '2.00pm-3.00pm', [3]],
  ['words of two different meetings', 'jose wednesday', []],
  ['only spaces', '   ', [1, 2, 3]],
])('a search by %s finds the meetings that have every word', async (_what, search, ids) => {
  meetings.push(meeting(3, { name: 'José Müller', company: 'Boréal Skincare', time: '2.00pm-3.00pm' }));
  const user = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a buyer' }), search);
  const names = screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names.sort()).toEqual(
    meetings
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .sort(),
  );
});

it('shows the page for unknown links when the address has no key', async () => {
  open('/exhibitor/meetings');
  screen.getByText('unknown link');
  expect(calls).toEqual([]);
});
