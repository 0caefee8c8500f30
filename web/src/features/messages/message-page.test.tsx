// The page of a message: refusals, a lost response, a draft in two windows, and what a sent one shows.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { expect, it } from 'vitest';
import { type Answer, Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { MessagePage } from './message-page.tsx';

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
  audience: { programme: 'business', filter: {} },
  words: { en: { subject: 'Hall D', text: 'Hall D opens at 10.30am.' } },
  inEnglish: false,
  skipsUnknown: false,
  reach: {
    matching: 7,
    people: 2,
    leftOut: {},
    languages: { en: 2, ms: 0, 'zh-Hans': 0 },
    writtenIn: { en: 2 },
    unknown: {},
  },
  tests: [
    {
      language: 'en',
      state: 'sent',
      recipient: 'organiser@visavis.example',
      at: '2026-03-02T04:00:00Z',
      error: null,
    },
  ],
  isMailConfigured: true,
};
const SENT: GroupMessage = {
  ...DRAFT,
  version: 4,
  state: 'sent',
  startedAt: '2026-03-02T05:00:00Z',
  counts: { written: 4, waiting: 0, sent: 4, failed: 0, withdrawn: 0, leftOut: {} },
};

/** @param stored the message as the server has it; responses may change it */
function open(stored: { message: GroupMessage }, answers: Record<string, Answer> = {}) {
  return visitPage({
    pages: {
      '/dashboard/messages/:id': (
        <MessagePage parts={{ business: () => null, hosted: () => null, exhibitors: () => null }} />
      ),
    },
    address: '/dashboard/messages/4',
    answers: {
      'GET /api/messages/:id': () => stored.message,
      'GET /api/messages/:id/preview': () => ({
        total: 2,
        person: { id: 1, name: 'Amira', language: 'en', subject: 'Hall D', html: '<p>Hall D</p>' },
      }),
      ...answers,
    },
  });
}

async function pressSend(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Send to/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Send to/ }));
}

it('a lost response to Send is not called a failure, and the page shows the actual state', async () => {
  const stored = { message: DRAFT };
  const { user } = open(stored, {
    'POST /api/messages/:id/send': () => {
      stored.message = SENT;
      throw new TypeError('Failed to fetch');
    },
  });
  await pressSend(user);
  await screen.findByRole('region', { name: 'What was sent' });
  expect(screen.queryByText(/could not be sent/)).toBeNull();
});

it('says that the message may have been sent if its state cannot be loaded either', async () => {
  const stored = { message: DRAFT };
  let isDown = false;
  const { user } = open(stored, {
    'GET /api/messages/:id': () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return stored.message;
    },
    'POST /api/messages/:id/send': () => {
      isDown = true;
      throw new TypeError('Failed to fetch');
    },
  });
  await pressSend(user);
  await screen.findByText(/it may have been sent/);
});

it('a refused Send shows what somebody else did', async () => {
  const stored = { message: DRAFT };
  const { user } = open(stored, {
    'POST /api/messages/:id/send': () => {
      stored.message = SENT;
      return new Refusal(409, 'group-message.stale', 'This message has been changed in the meantime.');
    },
  });
  await pressSend(user);
  await screen.findByRole('region', { name: 'What was sent' });
});

it('what was typed can be kept after another window has saved other words', async () => {
  const stored = { message: DRAFT };
  const saves: { version: number; words: GroupMessage['words'] }[] = [];
  const { user } = open(stored, {
    'PUT /api/messages/:id': (_url, body) => {
      const save = body as (typeof saves)[number];
      saves.push(save);
      if (saves.length === 1) {
        stored.message = {
          ...DRAFT,
          version: 9,
          words: { en: { subject: 'Theirs', text: 'Other words.' } },
        };
        return new Refusal(409, 'group-message.stale', 'This message has been changed in the meantime.');
      }
      stored.message = { ...stored.message, version: 10, words: save.words };
      return stored.message;
    },
  });
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  await user.type(subject, ' opens');
  await user.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
  await waitFor(() => expect(saves[1]).toMatchObject({ version: 9 }));
  expect(saves[1]?.words.en?.subject).toBe('Hall D opens');
  expect((subject as HTMLInputElement).value).toBe('Hall D opens');
});

it('a refused text keeps what was typed, and says so beside it', async () => {
  const refusal = '{nane} is not a field. Please remove it or choose one from the menu.';
  open(
    { message: DRAFT },
    {
      'PUT /api/messages/:id': () =>
        new Refusal(422, 'request.invalid', refusal, { fields: { 'words.en.text': refusal } }),
    },
  );
  const words = await screen.findByRole('textbox', { name: 'Text' });
  fireEvent.change(words, { target: { value: 'Dear {nane},' } });
  await screen.findByText(refusal);
  expect(words.getAttribute('aria-invalid')).toBe('true');
  expect((words as HTMLTextAreaElement).value).toBe('Dear {nane},');
});

it('can be scheduled only with a time, and shows a refused one at its field', async () => {
  const refusal = 'This hour has passed at the fair. Please choose a later one.';
  const sent: unknown[] = [];
  const { user } = open(
    { message: DRAFT },
    {
      'POST /api/messages/:id/send': (_url, body) => {
        sent.push(body);
        return new Refusal(422, 'request.invalid', refusal, { fields: { sendAt: refusal } });
      },
    },
  );
  await user.click(await screen.findByRole('radio', { name: 'At a time' }));
  await screen.findByText('Choose a date and time.');
  const time = screen.getByLabelText(/^Date and time at the fair/);
  fireEvent.change(time, { target: { value: '2020-01-01T10:00' } });
  await user.click(screen.getByRole('button', { name: 'Schedule for 2 people' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Schedule for 2 people' }));
  await screen.findByText(refusal);
  expect(time.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([{ version: 3, people: 2, sendAt: '2020-01-01T10:00' }]);
});

it('a sent message shows whom it went to, not whom its filter finds today', async () => {
  open({ message: SENT });
  await screen.findByText('Written to 4 people');
  expect(screen.queryByText(/match$/)).toBeNull();
  expect(screen.queryByText('1 of 2')).toBeNull();
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  screen.getByText(/An example with what is known today/);
});

it.each([
  [DRAFT, /so the message reaches nobody\. Please choose its recipients again\.$/],
  [SENT, /That search was removed\.$/],
])('says that its search named a person who has been erased', async (message, told) => {
  open({ message: { ...message, emptiedAt: '2026-03-03T04:00:00Z' } });
  await screen.findByText(told);
});

it('the preview follows the language tab, and a test is required in each language that recipients get', async () => {
  const words = { ...DRAFT.words, ms: { subject: 'Dewan D', text: 'Dewan D dibuka awal.' } };
  const languages = { en: 1, ms: 1, 'zh-Hans': 0 };
  const stored = {
    message: { ...DRAFT, words, reach: { ...DRAFT.reach, languages, writtenIn: { en: 1, ms: 1 } } },
  };
  const tests: unknown[] = [];
  const { user, calls } = open(stored, {
    'GET /api/messages/:id/preview': ({ searchParams }) =>
      searchParams.get('language') === 'ms'
        ? {
            total: 1,
            person: { id: 2, name: 'Siti', language: 'ms', subject: 'Dewan D', html: '<p>Dewan D</p>' },
          }
        : {
            total: 1,
            person: { id: 1, name: 'Amira', language: 'en', subject: 'Hall D', html: '<p>Hall D</p>' },
          },
    'POST /api/messages/:id/test': (_url, body) => {
      tests.push(body);
      return stored.message;
    },
  });
  await screen.findByText('As Amira receives it, in English');
  screen.getByText('Send yourself a test in Bahasa Melayu first.');
  expect(screen.getByRole('button', { name: /^Send to/ }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: /^Bahasa Melayu/ }));
  await screen.findByText('As Siti receives it, in Bahasa Melayu');
  expect(calls.some((one) => one.includes('language=ms'))).toBe(true);
  // The English test says nothing about this one.
  expect(screen.queryByText(/^Test accepted/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send the test' }));
  expect(tests).toEqual([{ version: 3, place: 0, language: 'ms' }]);
});
