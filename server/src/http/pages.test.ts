// Server-side rendered pages: what the renderer receives, what is cached, and what is sent when rendering fails.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getAbout } from '@visavis/contract/content/endpoints';
import type { RenderRequest } from '@visavis/contract/page-rendering';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const TEMPLATE = '<!doctype html><title>bare</title>';

let test: TestApp;
let requests: RenderRequest[];
let render: (request: RenderRequest) => Promise<string>;

beforeEach(async () => {
  requests = [];
  render = async ({ path }) => `<title>${path}</title>`;
  const renderPage = async (request: RenderRequest) => {
    requests.push(request);
    return { status: request.path === '/not-found' ? 404 : 200, html: await render(request) } as const;
  };
  test = await createTestApp({ pages: { template: TEMPLATE, render: renderPage } });
});
afterEach(() => test.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

describe('the input for rendering a page', () => {
  it.each([
    ['no preferences', {}, 'en', null],
    ['the browser prefers Malay', { 'accept-language': 'ms-MY,ms;q=0.9,en;q=0.8' }, 'ms', null],
    [
      'cookies override the browser',
      { cookie: 'other=1; language=zh-Hans; theme=dark', 'accept-language': 'ms' },
      'zh-Hans',
      'dark',
    ],
    ['cookies with unknown values', { cookie: 'language=tlh; theme=plaid' }, 'en', null],
  ])('%s', async (_case, headers, language, theme) => {
    const answer = await page('/about?tab=team', headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toContain('cookie, accept-language');
    expect(requests).toMatchObject([{ path: '/about', search: '?tab=team', language, theme }]);
  });

  it('calls the API of the same server in that language, without any other data of the reader', async () => {
    render = async ({ ask }) => {
      const answer = await ask({
        method: 'GET',
        address: getAbout.path,
        headers: { accept: 'application/json' },
      });
      return `${answer.status} ${answer.headers['content-language']} ${JSON.parse(answer.body).lead}`;
    };
    const malay = await page('/about', { cookie: 'language=ms' });
    expect(malay.body).toBe(`200 ms ${test.content.ms.content.about.lead}`);
  });
});

describe('the interests of a visitor', () => {
  const headers = { cookie: 'theme=dark; interests=1.3~5.40' };

  it('are passed to the matches page with its query, and its document is private to that browser', async () => {
    for (const address of ['/business/exhibitor-matching?shown=10', '/business/exhibitor-matching/']) {
      const answer = await page(address, headers);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect(requests).toMatchObject([
      { interestCode: '1.3~5.40', search: '?shown=10' },
      { interestCode: '1.3~5.40', search: '' },
    ]);
  });

  it('are not cached for others, and without valid interests the shared page is sent', async () => {
    await page('/business/exhibitor-matching', headers);
    await page('/business/exhibitor-matching', { cookie: 'theme=dark; interests=7.1' });
    for (const other of ['', '; interests=', '; interests=serums', '; interests=1.3~']) {
      const answer = await page('/business/exhibitor-matching', { cookie: `theme=dark${other}` });
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    expect(requests.map(({ interestCode }) => interestCode)).toEqual(['1.3~5.40', '7.1', null]);
  });

  it.each(['/', '/exhibitions?search=a', '/business/interest', '/hosted/exhibitor-matching'])(
    'are not passed to %s',
    async (address) => {
      const answer = await page(address, headers);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(requests).toMatchObject([{ interestCode: null }]);
    },
  );
});

describe('caching', () => {
  it('one rendering serves all readers with the same language and theme', async () => {
    await Promise.all([page('/'), page('/'), page('/', { cookie: 'key=somebody' })]);
    expect(requests).toHaveLength(1);
    await page('/', { cookie: 'language=ms' });
    await page('/', { cookie: 'theme=dark' });
    await page('/about');
    expect(requests).toHaveLength(4);
  });

  it('renders an address with a query each time', async () => {
    await page('/exhibitions?search=a');
    await page('/exhibitions?search=a');
    expect(requests).toHaveLength(2);
  });

  it('ignores other queries: campaign parameters do not rerender a page, and a key is not passed on', async () => {
    for (const mark of ['?utm_source=mail', '?fbclid=1', '']) await page(`/${mark}`);
    await page('/business/my-schedule?key=secret');
    expect(requests.map(({ path, search }) => path + search)).toEqual(['/', '/business/my-schedule']);
  });

  it('does not cache a failure', async () => {
    render = async () => {
      throw new Error('no pages today');
    };
    expect((await page('/')).body).toBe(TEMPLATE);
    render = async () => 'drawn';
    expect((await page('/')).body).toBe('drawn');
  });
});

describe('rendering limits per caller', () => {
  const limited = async (scale: number) => {
    await test.close();
    const renderPage = async (request: RenderRequest) => {
      requests.push(request);
      return { status: request.path === '/about' ? 200 : 404, html: await render(request) } as const;
    };
    test = await createTestApp({ pages: { template: TEMPLATE, render: renderPage }, rateLimitScale: scale });
  };
  const from = (remoteAddress: string, url: string) => test.app.inject({ method: 'GET', url, remoteAddress });

  it('renders unknown addresses once per language, with a page that does not show them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => page(`/x${index}?y=${index}`)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['404 <title>/not-found</title>']),
    );
    expect(requests).toHaveLength(1);
    await page('/x100', { cookie: 'language=ms' });
    await page('/x101', { cookie: 'language=ms' });
    expect(requests.map(({ language, path }) => `${language} ${path}`)).toEqual([
      'en /not-found',
      'ms /not-found',
    ]);
  });

  it('passes an unknown address neither to the renderer nor to the log', async () => {
    const lines: string[] = [];
    await test.close();
    const renderPage = async (request: RenderRequest) => {
      requests.push(request);
      throw new Error('no pages today');
    };
    const stream = { write: (line: string) => lines.push(line) };
    test = await createTestApp({
      pages: { template: TEMPLATE, render: renderPage },
      logger: { level: 'warn', stream },
    });
    expect((await page(`/%0a${'A'.repeat(14_000)}`)).statusCode).toBe(404);
    expect(requests.map(({ path, search }) => path + search)).toEqual(['/not-found']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('AAAA');
  });

  it('sends the bare document to a caller beyond its share, while others still get rendered pages', async () => {
    await limited(0.1);
    const greedy: string[] = [];
    for (let index = 0; index < 20; index += 1)
      greedy.push((await from('203.0.113.1', `/exhibitions?search=${index}`)).body);
    expect(greedy.filter((body) => body === TEMPLATE)).toHaveLength(14);
    expect(requests).toHaveLength(6);
    expect((await from('203.0.112.1', '/about?tab=team')).body).toBe('<title>/about</title>');
  });

  it('renders two of fifty concurrent pages for one address at a time, without delaying other callers', async () => {
    let running = 0;
    let most = 0;
    await limited(1);
    const ends: (() => void)[] = [];
    render = async ({ path }) => {
      if (path === '/about') return 'drawn at once';
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return 'drawn';
    };
    const greedy = Array.from({ length: 50 }, (_, index) =>
      from('203.0.113.1', `/exhibitions?search=${index}`),
    );
    expect((await from('203.0.112.1', '/about')).body).toBe('drawn at once');
    const whole = setInterval(() => ends.pop()?.(), 1);
    const answers = await Promise.all(greedy);
    clearInterval(whole);
    expect(most).toBe(2);
    expect(answers.filter(({ body }) => body === TEMPLATE).length).toBeGreaterThanOrEqual(44);
  });

  it('delays a caller who opens too many pages, then refuses it, without affecting others', async () => {
    await limited(0.005);
    const own = Array.from({ length: 110 }, () => from('203.0.113.1', '/about'));
    const other = await from('203.0.112.1', '/about');
    const answers = [...(await Promise.all(own)), other];
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(Array(7).fill('5'));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(104);
  });
});

it('sends the bare document with the right status for a page that cannot be rendered', async () => {
  render = async () => {
    throw new Error('no pages today');
  };
  const [known, unknown] = [await page('/about'), await page('/no-such-page')];
  expect([known.statusCode, known.body]).toEqual([200, TEMPLATE]);
  expect([unknown.statusCode, unknown.body]).toEqual([404, TEMPLATE]);
});

it('uses the renderer’s 404 status for an unknown page', async () => {
  expect((await page('/nowhere')).statusCode).toBe(404);
});

it.each(['/api/nothing', '/assets/nothing.js', '/images/nothing.png'])('%s is not a page', async (url) => {
  const answer = await page(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(requests).toEqual([]);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('is sent compressed to a client that accepts %s', async (encoding, decompress) => {
  const long = `<title>${'long '.repeat(1000)}</title>`;
  render = async () => long;
  const answer = await page('/about', { 'accept-encoding': encoding });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
  expect(answer.headers.vary).toContain('cookie, accept-language');
  expect(answer.rawPayload.length).toBeLessThan(long.length / 10);
  expect(decompress(answer.rawPayload).toString()).toBe(long);
  expect((await page('/about')).body).toBe(long);
});

it('redirects an address in capitals to the page, with its query', async () => {
  const answer = await page('/Business/My-Schedule?key=AbC');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/business/my-schedule?key=AbC']);
  expect((await page('/No-Such-Page')).statusCode).toBe(404);
  expect(requests.map(({ path }) => path)).not.toContain('/Business/My-Schedule');
});

it('serves pages for GET only', async () => {
  const answer = await test.app.inject({ method: 'POST', url: '/about' });
  expect(answer.statusCode).toBe(404);
  expect(requests).toEqual([]);
});
