// Organisers draft, publish and restore words, and keep what they typed when the server refuses.
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredText, TextInLanguage, TextSummary } from '@visavis/contract/words/text';
import { LANGUAGES } from '@visavis/domain/language/languages';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { TEXT_KEYS, type TextKey } from '@visavis/domain/words/texts';
import { afterEach, expect, it, vi } from 'vitest';
import { storeSession } from '../../lib/stored-session.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { WordsPage } from './words-page.tsx';

const FIELDS = { title: 'Terms', lead: 'Read this.', sections: '# One\n\nWords.' };
const inLanguage = (changes: Partial<TextInLanguage> = {}): TextInLanguage => ({
  version: 0,
  fields: FIELDS,
  isWritten: true,
  publishedAt: null,
  publishedBy: null,
  behind: [],
  draft: null,
  offer: null,
  ...changes,
});
const draftOf = (fields: Record<string, string>): TextInLanguage['draft'] => ({
  fields: { ...FIELDS, ...fields },
  origin: 'typed',
  savedAt: '2025-05-20T02:41:00Z',
  savedBy: 'mei@visavis.example',
});
const textOf = (
  key: TextKey = 'terms',
  languages: Partial<StoredText['languages']> = {},
  revision = 3,
): StoredText => {
  const none: [] = [];
  const placeholders = { en: none, ms: none, 'zh-Hans': none };
  return {
    key,
    revision,
    documentVersion: '2026-11',
    fields: [
      { name: 'title', kind: 'line', placeholders },
      { name: 'lead', kind: 'line', placeholders },
      { name: 'sections', kind: 'sections', placeholders },
    ],
    languages: { en: inLanguage(), ms: inLanguage(), 'zh-Hans': inLanguage(), ...languages },
  };
};
const state = { isWritten: true, isBehind: false, hasDraft: false, hasOffer: false };
const SUMMARIES: TextSummary[] = TEXT_KEYS.map((key) => ({
  key,
  languages: { en: state, ms: { ...state, isBehind: key === 'privacy' }, 'zh-Hans': state },
}));

interface Answer {
  status?: number;
  body: unknown;
}

async function open(answers: Record<string, Answer> = {}, role: OrganiserRole = 'editor') {
  storeSession('token', { id: 1, email: 'mei@visavis.example', role });
  const requests: { call: string; body: unknown }[] = [];
  const known: Record<string, Answer> = {
    'GET /api/words': { body: SUMMARIES },
    'GET /api/words/terms': { body: textOf() },
    'GET /api/words/about': { body: textOf('about') },
    'GET /api/words/terms/versions': { body: [] },
    'POST /api/words/terms/preview': {
      body: { subject: null, html: '<p>Drawn</p>', isSite: false, text: null },
    },
    'POST /api/words/about/preview': {
      body: { subject: null, html: '<p>Drawn</p>', isSite: false, text: null },
    },
    ...answers,
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path}`;
    if (!call.endsWith('/preview'))
      requests.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = known[call];
    if (!answer) throw new TypeError('no network');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  history.replaceState(null, '', '/dashboard/words');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1360px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderIn(<WordsPage />, { address: '/dashboard/words?text=terms', queries: client });
  await screen.findByRole('heading', { level: 2, name: 'Terms' });
  return { user: userEvent.setup(), requests, known };
}
const card = (name: string) => within(screen.getByRole('region', { name }));
const field = (language: string, label: string) =>
  card(language).getByLabelText(label) as HTMLTextAreaElement;
const writes = (requests: { call: string; body: unknown }[]) =>
  requests.filter(({ call }) => !call.startsWith('GET'));

afterEach(() => history.replaceState(null, '', '/'));

it('shows every text with its state, and the three languages of one side by side', async () => {
  await open();
  const list = within(screen.getByRole('navigation', { name: 'Texts' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['About usComplete', 'PrivacyBehind its English', 'TermsComplete']),
  );
  expect(list.getByRole('link', { current: 'page' }).textContent).toContain('Terms');
  for (const language of ['English', 'Bahasa Melayu', '简体中文'])
    expect(field(language, 'Opening sentence').value).toBe('Read this.');
  expect(LANGUAGES).toHaveLength(3);
});

it('previews a page of the site as on a phone or a desktop, in a frame that runs no scripts', async () => {
  const html = '<main><p>Drawn</p></main>';
  const { user } = await open({
    'POST /api/words/terms/preview': { body: { subject: null, html, isSite: true, text: null } },
  });
  const frame = async () => (await screen.findByTitle('Preview of Terms in English')) as HTMLIFrameElement;
  expect((await frame()).style.width).toBe('1280px');
  const widths = within(await screen.findByRole('group', { name: 'Width' }));
  await user.click(widths.getByRole('button', { name: 'Phone' }));
  expect(widths.getByRole('button', { pressed: true }).textContent).toBe('Phone');
  expect((await frame()).style.width).toBe('390px');
  expect((await frame()).getAttribute('sandbox')).toBe('allow-same-origin');
});

it('saves what was typed as a draft, language by language, and offers to publish it', async () => {
  const first = textOf('terms', { en: inLanguage({ draft: draftOf({ lead: 'New.' }) }) }, 4);
  const both = textOf(
    'terms',
    {
      en: inLanguage({ draft: draftOf({ lead: 'New.' }) }),
      ms: inLanguage({ draft: draftOf({ lead: 'Baharu.' }) }),
    },
    5,
  );
  const { user, requests, known } = await open({ 'PUT /api/words/terms/draft': { body: first } });
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  await user.clear(field('English', 'Opening sentence'));
  await user.type(field('English', 'Opening sentence'), 'New.');
  await user.clear(field('Bahasa Melayu', 'Opening sentence'));
  await user.type(field('Bahasa Melayu', 'Opening sentence'), 'Baharu.');
  expect(card('English').getByText('Not saved')).toBeDefined();
  known['GET /api/words/terms'] = { body: both };
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('The draft is saved. Readers do not see it yet.');
  expect(writes(requests).map(({ body }) => body)).toEqual([
    { revision: 3, drafts: { en: { ...FIELDS, lead: 'New.' } } },
    { revision: 4, drafts: { ms: { ...FIELDS, lead: 'Baharu.' } } },
  ]);
});

it('publishes a draft of the terms after asking whether people must agree again', async () => {
  const drafted = textOf('terms', { en: inLanguage({ draft: draftOf({ lead: 'New.' }) }) });
  const { user, requests } = await open({
    'GET /api/words/terms': { body: drafted },
    'POST /api/words/terms/publish': { body: textOf('terms', {}, 9) },
  });
  expect(screen.getByText('Changed: English. Publishing writes to nobody.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Publish 1 language' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/Its version is 2026-11/)).toBeDefined();
  await user.click(question.getByRole('checkbox'));
  await user.click(question.getByRole('button', { name: 'Publish 1 language' }));
  await screen.findByText('Published. Readers see it now.');
  expect(writes(requests)).toEqual([
    { call: 'POST /api/words/terms/publish', body: { revision: 3, isNewVersion: true } },
  ]);
});

it('shows a refused field with its message, focuses it, and keeps what was typed', async () => {
  const { user } = await open({
    'PUT /api/words/terms/draft': {
      status: 422,
      body: {
        error: 'Please check.',
        message: 'Please check.',
        code: 'request.invalid',
        reason: { code: 'request.invalid', values: {} },
        fields: { 'drafts.ms.sections': 'Please begin with a heading.' },
        reasons: { 'drafts.ms.sections': { code: 'words.no-heading', values: {} } },
        requestId: 'r',
      },
    },
  });
  const sections = field('Bahasa Melayu', 'Sections');
  await user.clear(sections);
  await user.type(sections, 'No heading');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await card('Bahasa Melayu').findByText(/begin with a heading/);
  await waitFor(() => expect(document.activeElement).toBe(sections));
  expect([sections.value, sections.getAttribute('aria-invalid')]).toEqual(['No heading', 'true']);
  await user.type(sections, '!');
  expect(sections.getAttribute('aria-invalid')).toBeNull();
});

it('after a stale save, says so, keeps what was typed, and saves it on top of the newest text', async () => {
  const stale = {
    status: 409,
    body: {
      error: 'Changed.',
      message: 'This text has been changed in the meantime. Please check it again.',
      code: 'words.stale',
      reason: { code: 'words.changed', values: {} },
      requestId: 'r',
    },
  };
  const { user, requests, known } = await open({ 'PUT /api/words/terms/draft': stale });
  await user.type(field('English', 'Title'), '!');
  known['GET /api/words/terms'] = { body: textOf('terms', {}, 8) };
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/Somebody else has changed this text/);
  expect(field('English', 'Title').value).toBe('Terms!');
  known['PUT /api/words/terms/draft'] = { body: textOf('terms', {}, 9) };
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/The draft is saved/);
  expect(writes(requests).map(({ body }) => (body as { revision: number }).revision)).toEqual([3, 8]);
});

it('keeps what was typed in a text while another is shown', async () => {
  const { user } = await open();
  await user.type(field('English', 'Title'), ' and conditions');
  await user.click(screen.getByRole('link', { name: /About us/ }));
  await screen.findByRole('heading', { level: 2, name: 'About us' });
  expect(screen.getByRole('link', { name: /^Terms/ }).textContent).toContain('Draft');
  await user.click(screen.getByRole('link', { name: /^Terms/ }));
  await screen.findByRole('heading', { level: 2, name: 'Terms' });
  expect(field('English', 'Title').value).toBe('Terms and conditions');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('English', 'Title').value).toBe('Terms');
});

it('marks fields that are older than their English, until somebody confirms them', async () => {
  const behind = textOf('terms', { ms: inLanguage({ behind: ['lead'] }) });
  const { user, requests } = await open({
    'GET /api/words/terms': { body: behind },
    'POST /api/words/terms/agree': { body: textOf('terms', {}, 4) },
  });
  expect(field('Bahasa Melayu', 'Opening sentence (its English changed since)').dataset.behind).toBe('true');
  await user.click(card('Bahasa Melayu').getByRole('button', { name: 'It agrees' }));
  await screen.findByText('Bahasa Melayu agrees with the English.');
  expect(writes(requests)).toEqual([
    { call: 'POST /api/words/terms/agree', body: { revision: 3, language: 'ms' } },
  ]);
});

it('restores an earlier version from the history as a draft', async () => {
  const { user, requests } = await open({
    'GET /api/words/terms': { body: textOf('terms', { en: inLanguage({ version: 2 }) }) },
    'GET /api/words/terms/versions': {
      body: [2, 1].map((version) => ({
        language: 'en',
        version,
        fields: FIELDS,
        publishedAt: '2025-05-20T02:00:00Z',
        publishedBy: 'mei@visavis.example',
      })),
    },
    'POST /api/words/terms/restore': {
      body: textOf('terms', { en: inLanguage({ version: 2, draft: draftOf({}) }) }, 4),
    },
  });
  await user.click(screen.getByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Terms' }));
  expect(await dialog.findByText('Readers see this')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Restore English, version 1, as draft' }));
  await screen.findByText(/Restored as a draft/);
  expect(writes(requests)).toEqual([
    { call: 'POST /api/words/terms/restore', body: { revision: 3, language: 'en', version: 1 } },
  ]);
});

it('asks whether to take words from the folder', async () => {
  const { user, requests } = await open({
    'GET /api/words/terms': { body: textOf('terms', { en: inLanguage({ offer: FIELDS }) }) },
    'POST /api/words/terms/offer': { body: textOf('terms', {}, 4) },
  });
  await user.click(card('English').getByRole('button', { name: 'Leave' }));
  await screen.findByText(/is ignored until the file changes again/);
  expect(writes(requests)).toEqual([
    { call: 'POST /api/words/terms/offer', body: { revision: 3, language: 'en', take: false } },
  ]);
});

it('lets viewers read but change nothing', async () => {
  await open(
    { 'GET /api/words/terms': { body: textOf('terms', { en: inLanguage({ draft: draftOf({}) }) }) } },
    'viewer',
  );
  expect(field('English', 'Title').readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
});

it('shows the preview in a frame that runs no scripts', async () => {
  await open();
  const frame = await screen.findByTitle('Preview of Terms in English');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.getAttribute('srcdoc')).toContain('Drawn');
});

const FIELD_OF_MEETINGS = ['meetings'];

it('names a missing placeholder as the menu does', async () => {
  const placeholders = { en: FIELD_OF_MEETINGS, ms: FIELD_OF_MEETINGS, 'zh-Hans': FIELD_OF_MEETINGS };
  const facts: StoredText = {
    ...textOf('terms'),
    fields: [{ name: 'lead', kind: 'sentence', placeholders }],
    languages: {
      en: inLanguage({ fields: { lead: 'You have {meetings}.' } }),
      ms: inLanguage({ fields: { lead: '{meetings}' } }),
      'zh-Hans': inLanguage({ fields: { lead: '{meetings}' } }),
    },
  };
  const { user } = await open({
    'GET /api/words/terms': { body: facts },
    'PUT /api/words/terms/draft': {
      status: 422,
      body: {
        code: 'request.invalid',
        message: 'No',
        fields: { 'drafts.en.lead': 'The field {meetings} is missing.' },
        reasons: {
          'drafts.en.lead': { code: 'words.placeholder-missing', values: { placeholder: 'meetings' } },
        },
      },
    },
  });
  const lead = await waitFor(() => card('English').getAllByRole('textbox')[0] as HTMLElement);
  lead.replaceChildren('You have none.');
  fireEvent.input(lead);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/^The field “number of meetings” is missing/)).toBeDefined();
});

it('shows a sentence of an email with placeholders as tokens, which a menu inserts', async () => {
  const placeholders = { en: ['exhibition'], ms: ['exhibition'], 'zh-Hans': ['exhibition'] };
  const mail: StoredText = {
    ...textOf('mail:schedule-link'),
    fields: [{ name: 'opening', kind: 'sentence', placeholders }],
    documentVersion: null,
    languages: {
      en: inLanguage({ fields: { opening: 'Here is the link, {exhibition}.' } }),
      ms: inLanguage({ fields: { opening: 'Pautan, {exhibition}.' } }),
      'zh-Hans': inLanguage({ fields: { opening: '链接，{exhibition}。' } }),
    },
  };
  const { user, requests } = await open({
    'GET /api/words/mail%3Aschedule-link': { body: mail },
    'POST /api/words/mail%3Aschedule-link/preview': {
      body: { subject: 'S', html: '<p>Drawn</p>', text: 'Plain' },
    },
    'PUT /api/words/mail%3Aschedule-link/draft': { body: { ...mail, revision: 4 } },
  });
  await user.click(screen.getByRole('link', { name: /Link to the schedule/ }));
  const opening = await waitFor(() => card('English').getByRole('textbox', { name: 'Opening' }));
  expect(within(opening).getByText('exhibition').dataset.placeholder).toBe('exhibition');
  opening.replaceChildren('Look: ');
  fireEvent.input(opening);
  await user.selectOptions(card('English').getByLabelText('Add a field to Opening'), 'exhibition');
  expect(opening.textContent).toContain('Look: exhibition');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/The draft is saved/);
  expect(writes(requests)[0]?.body).toEqual({
    revision: 3,
    drafts: { en: { opening: 'Look: {exhibition}' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Plain text' }));
  expect(screen.getByText('Plain')).toBeDefined();
});
