// The page of a message to exhibitors: its wording, the placeholders it offers, and links to those left out.
import { screen, waitFor, within } from '@testing-library/react';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { afterEach, expect, it } from 'vitest';
import { activateLanguage, loadLanguage, loadWords } from '../../i18n/catalogue.ts';
import { type Answer, visitPage } from '../../lib/testing/page-visit.tsx';
import { MessagePage } from './message-page.tsx';

afterEach(() => activateLanguage('en'));

const DRAFT: GroupMessage = {
  id: 4,
  version: 3,
  state: 'draft',
  subject: 'Hall D',
  sendAt: null,
  startedAt: null,
  stoppedAt: null,
  missedAt: null,
  emptiedAt: null,
  changedAt: '2026-03-02T04:00:00Z',
  createdBy: 'organiser@visavis.example',
  counts: { written: 0, waiting: 0, sent: 0, failed: 0, withdrawn: 0, leftOut: {} },
  audience: { programme: 'exhibitors', filter: { hall: '7' } },
  words: { en: { subject: 'Hall D', text: 'Dear {company}, booth {booth}.' } },
  inEnglish: false,
  skipsUnknown: false,
  reach: {
    matching: 5,
    people: 2,
    leftOut: { 'no-address': 3 },
    languages: { en: 2, ms: 0, 'zh-Hans': 0 },
    writtenIn: { en: 2 },
    unknown: { booth: 1 },
  },
  tests: [],
  isMailConfigured: true,
};

function open(stored: GroupMessage, answers: Record<string, Answer> = {}) {
  return visitPage({
    pages: {
      '/dashboard/messages/:id': (
        <MessagePage
          parts={{
            business: () => null,
            hosted: () => null,
            exhibitors: ({ hall }) => <p>In hall {String(hall)}</p>,
          }}
        />
      ),
    },
    address: '/dashboard/messages/4',
    answers: {
      'GET /api/messages/:id': () => stored,
      'GET /api/messages/:id/preview': () => ({
        total: 2,
        person: { id: 8, name: 'Oasis Attar', language: 'en', subject: 'Hall D', html: '<p>Hall D</p>' },
      }),
      'GET /api/messages/:id/people': () => ({
        people: [
          {
            id: 9,
            reference: null,
            name: 'Hanari Skin Lab',
            email: '',
            language: 'en',
            leftOut: 'no-address',
            unknown: [],
          },
        ],
        total: 1,
      }),
      ...answers,
    },
  });
}

it('counts exhibitors, and links those without an address to their profile', async () => {
  const { user } = open(DRAFT);
  await screen.findByText('2 exhibitors, 5 match');
  screen.getByText('In hall 7');
  screen.getByText('3 left out: 3 without an email address');
  screen.getByText('Booth is empty for 1 exhibitor');
  screen.getByRole('checkbox', { name: 'Leave out exhibitors for which a field is empty' });
  screen.getByRole('button', { name: 'Send to 2 exhibitors' });
  screen.getByText(/exhibitors added before then are included\.$/);
  await screen.findByText('It goes to organiser@visavis.example and shows the exhibitor above.');
  await user.click(screen.getByRole('button', { name: 'Show all 5' }));
  const row = within(await screen.findByRole('row', { name: /Hanari Skin Lab/ }));
  row.getByText('No email address');
  expect(row.getByRole('link', { name: 'Hanari Skin Lab' }).getAttribute('href')).toBe(
    '/dashboard/exhibitors/9',
  );
  expect(document.body.textContent).not.toMatch(/\b(people|person)\b/i);
});

it('offers only placeholders for exhibitors', async () => {
  open(DRAFT);
  const offered = async (part: string) =>
    within(await screen.findByRole('combobox', { name: `Insert a field into: ${part}` }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(1);
  const fields = [
    'Company',
    'Booth',
    'Number of meetings',
    'Day of the first meeting',
    'Hour of the first meeting',
  ];
  expect(await offered('Text')).toEqual(fields);
  expect(await offered('Subject')).toEqual(fields);
});

it('offers exhibitors beside the two programmes', async () => {
  const saves: unknown[] = [];
  const { user } = open(
    { ...DRAFT, audience: { programme: 'business', filter: {} } },
    {
      'PUT /api/messages/:id': (_url, body) => {
        saves.push((body as { audience: unknown }).audience);
        return DRAFT;
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Exhibitors' }));
  await screen.findByText(/^In hall/);
  await waitFor(() => expect(saves).toEqual([{ programme: 'exhibitors', filter: {} }]));
});

it.each([
  [
    'ms',
    '2 pempamer, 5 sepadan',
    '3 dikecualikan: 3 tanpa alamat e-mel',
    'Hantar kepada 2 pempamer',
    /\borang\b/,
  ],
  ['zh-Hans', '2 家参展商，共匹配 5 家', '已排除 3 个收件人：3 个没有邮箱', '发送给 2 家参展商', / 人|个人/],
] as const)('uses the words for exhibitors in %s', async (language, reach, leftOut, send, ofPeople) => {
  await loadWords(['organiser']);
  await loadLanguage(language);
  activateLanguage(language);
  open(DRAFT);
  await screen.findByText(reach);
  screen.getByText(leftOut);
  screen.getByRole('button', { name: send });
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  expect(document.body.textContent).not.toMatch(ofPeople);
});
