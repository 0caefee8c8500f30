// Previews of pages: only organisers see unpublished texts in the pages of the site.
import { getAbout, getProgrammes } from '@visavis/contract/content/endpoints';
import type { RenderRequest } from '@visavis/contract/page-rendering';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let rendered: RenderRequest[];
beforeEach(async () => {
  rendered = [];
  /** Renders the page that is requested. */
  const render = async (request: RenderRequest) => {
    rendered.push(request);
    const asked = async (address: string) =>
      JSON.parse((await request.ask({ method: 'GET', address, headers: {} })).body);
    const about = await asked(getAbout.path);
    const facts = await asked(getProgrammes.path);
    const edition = await asked('/api/edition');
    const html = `<p>${about.lead}|${facts['apply-stay']}|${edition.id}</p><script src="/a.js"></script>`;
    return { status: 200, html } as const;
  };
  test = await createTestApp({ pages: { template: '<title>bare</title>', render } });
});
afterEach(() => test.close());

const preview = (key: string, payload: object, headers: Record<string, string>) =>
  test.post(`/api/words/${key}/preview`, payload, headers);

it('shows a page of the site with the typed text and without scripts; visitors still see the published one', async () => {
  const { editionId } = await createSmallEdition(test.db);
  const editor = await logInAs(test.db, 'editor');
  const published = (await test.get(getAbout.path)).json().lead;
  const { fields } = (await test.get('/api/words/about', editor)).json().languages.en;
  const typed = { language: 'ms', fields: { ...fields, lead: 'Not yet for everybody.' }, page: 'team' };

  const shown = await preview('about', typed, editor);
  expect(shown.json()).toMatchObject({ isSite: true });
  expect(shown.json().html).toMatch(new RegExp(`^<p>Not yet for everybody\\.\\|.*\\|${editionId}</p>$`));
  expect(rendered.at(-1)).toMatchObject({ path: '/about', search: '?tab=team', language: 'ms' });

  for (const address of ['/about?tab=team', '/about'])
    expect((await test.get(address)).body).toContain(`<p>${published}|`);
  expect((await preview('about', typed, {})).statusCode).toBe(401);
});

it('shows the facts of the programmes before and after applying', async () => {
  await createSmallEdition(test.db);
  const viewer = await logInAs(test.db, 'viewer');
  const { fields } = (await test.get('/api/words/programmes', viewer)).json().languages.en;
  const own = { ...fields, 'apply-stay': 'By the sea, for {amount}.' };
  const pages = ['home', 'before-applying', 'after-applying'];
  for (const page of pages)
    expect(
      (await preview('programmes', { language: 'en', fields: own, page }, viewer)).json().html,
    ).toContain('|By the sea, for {amount}.|');
  expect(rendered.map(({ path, state }) => [path, state !== undefined])).toEqual([
    ['/', false],
    ['/hosted/registration', false],
    ['/hosted/thank-you', true],
  ]);
});
