// The head of a page: text cannot break out of tags or data, addresses are absolute, personal pages are not indexed.
import { QueryClient } from '@tanstack/react-query';
import type { DirectoryDetail } from '@visavis/domain/directory/schema';
import { fairDatesOf, fairDaysOn } from '@visavis/domain/edition/calendar';
import type { Edition } from '@visavis/domain/edition/schema';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { expect, it } from 'vitest';
import { directoryEntryQuery } from '../../features/directory/api.ts';
import type { TextId } from '../../i18n/text.ts';
import { placeQuery } from '../../queries/home.ts';
import { editionQuery } from '../../queries/use-edition.ts';
import { NOT_FOUND, pageAt } from '../pages/pages.ts';
import { headOf } from './head.ts';

const SITE = 'https://beauty-fair.example';
const HOSTILE = 'Botanika </script><script>alert(1)</script> "Lab" & <b>Sons</b>\u2028';

const edition = {
  name: 'Beauty Fair',
  isDemo: true,
  days: fairDaysOn(fairDatesOf(2026)),
  hours: [660, 720, 1020].map((minute) => fairHour(minute, 60)),
  slotMinutes: 60,
  timeZone: 'Asia/Kuala_Lumpur',
  contacts: { email: 'hello@beauty-fair.example', whatsapp: '+60 12-000 0000' },
} as unknown as Edition;

const exhibitor: DirectoryDetail = {
  id: 7,
  company_name: HOSTILE,
  booth_number: 'A-208',
  region_country: 'South Korea',
  countryCode: 'KR',
  product_profile: 'Ampoules',
  description: `Seoul laboratory.\n${'Serums and ampoules. '.repeat(30)}`,
  logo: '/images/companies/botanika/logo.png',
  freeHours: 1,
  subCategories: ['Serums', 'Soaps'],
  subCategoryNames: { Serums: { 'zh-Hans': '精华' } },
  free: [],
  allHours: 28,
};

/** The server loads the catalogue; this stub returns the id, or the values for a titled page. */
const text = (id: TextId, values: Record<string, string> = {}) =>
  id === 'app.titled' ? `${values.page} | ${values.exhibition}` : id;

function head(path: string, language: 'en' | 'ms' | 'zh-Hans' = 'en', shown: Edition = edition) {
  const client = new QueryClient();
  client.setQueryData(editionQuery().queryKey, shown);
  client.setQueryData(directoryEntryQuery(7).queryKey, exhibitor);
  client.setQueryData(placeQuery(language).queryKey, {
    name: 'Demo Exhibition Centre',
    address: ['Hall 3', '1 Jalan Contoh'],
    city: 'Kuala Lumpur',
    country: 'Malaysia',
    travel: 'By train.',
  });
  const html = headOf({ publicUrl: SITE, language }, { ...pageAt(path), client, text });
  const document = new DOMParser().parseFromString(`<html><head>${html}</head></html>`, 'text/html');
  const contents = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute('content'));
  const data = [...document.querySelectorAll('script')].map((script) => ({
    type: script.type,
    fields: JSON.parse(script.textContent ?? ''),
  }));
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return { html, document, contents, data, canonical };
}

it("escapes an exhibitor's words, in attributes and in data", () => {
  const { html, document, contents, data } = head('/exhibitions/7');
  expect(html).not.toMatch(/<script>|<b>|\u2028/);
  expect(document.body.children).toHaveLength(0);
  expect(contents('meta[property="og:title"]')).toEqual([`${HOSTILE.trim()} | Beauty Fair`]);
  expect(data.map(({ type, fields }) => [type, fields['@type']])).toEqual([
    ['application/ld+json', 'Organization'],
    ['application/ld+json', 'BreadcrumbList'],
  ]);
  expect(data[0]?.fields).toMatchObject({
    name: HOSTILE,
    url: `${SITE}/exhibitions/7`,
    logo: `${SITE}/images/companies/botanika/logo.png`,
  });
  expect(data[1]?.fields.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${SITE}/`,
    `${SITE}/exhibitions`,
    `${SITE}/exhibitions/7`,
  ]);
});

it('names what an exhibitor shows in the language of the page, falling back to English', () => {
  const knows = (language: 'en' | 'zh-Hans') => head('/exhibitions/7', language).data[0]?.fields.knowsAbout;
  expect([knows('en'), knows('zh-Hans')]).toEqual([
    ['Serums', 'Soaps'],
    ['精华', 'Soaps'],
  ]);
});

it('shortens a long profile at a word boundary', () => {
  const [description = ''] = head('/exhibitions/7').contents('meta[property="og:description"]');
  expect(description).toMatch(/^Seoul laboratory\. Serums .*(Serums|ampoules|and)\.\.\.$/);
  expect(description?.length).toBeLessThanOrEqual(183);
});

it.each(['/', '/about'])("%s describes the event with its hours in the fair's time zone", (path) => {
  const { data } = head(path);
  expect(data).toHaveLength(1);
  expect(data[0]?.fields).toMatchObject({
    '@type': 'ExhibitionEvent',
    name: 'Beauty Fair',
    startDate: '2026-06-02T11:00:00+08:00',
    endDate: '2026-06-05T18:00:00+08:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: [`${SITE}/social-card.png`],
    location: { name: 'Demo Exhibition Centre', address: { addressLocality: 'Kuala Lumpur' } },
    organizer: { contactPoint: { email: 'hello@beauty-fair.example', telephone: '+60 12-000 0000' } },
  });
});

it.each([
  ['/', `${SITE}/`],
  ['/exhibitions/', `${SITE}/exhibitions`],
  ['/exhibitions/7', `${SITE}/exhibitions/7`],
  ['/business/registration', `${SITE}/business/registration`],
])('%s has the canonical address %s', (path, address) => {
  const { canonical, contents } = head(path);
  expect([canonical, ...contents('meta[property="og:url"]')]).toEqual([address, address]);
  expect(contents('meta[name="robots"]')).toEqual([]);
});

it('each public page has a title and description of its own', () => {
  const pages = ['/', '/exhibitions', '/exhibitions/7', '/about', '/privacy', '/terms'];
  const forms = ['/business/registration', '/hosted/registration', '/business/my-link'];
  const words = [...pages, ...forms].map((path) => {
    const { contents } = head(path);
    const [title, description, ...others] = [
      ...contents('meta[property="og:title"]'),
      ...contents('meta[property="og:description"]'),
    ];
    expect([path, title && description, others]).toEqual([path, expect.any(String), []]);
    return `${title}\n${description}`;
  });
  expect(new Set(words).size).toBe(words.length);
});

it('names its language, the other languages, and an absolute image address', () => {
  const { contents } = head('/terms', 'ms');
  expect(contents('meta[property="og:locale"]')).toEqual(['ms_MY']);
  expect(contents('meta[property="og:locale:alternate"]')).toEqual(['en_GB', 'zh_CN']);
  expect(contents('meta[property="og:image"]')).toEqual([`${SITE}/social-card.png`]);
  expect(contents('meta[name="twitter:card"]')).toEqual(['summary_large_image']);
});

it.each(['company', 'interest', 'exhibitor-matching', 'schedule'])(
  'the step %s points search engines to the start of its journey',
  (step) => {
    const { contents, canonical, html } = head(`/business/${step}`);
    expect([canonical, contents('meta[name="robots"]')]).toEqual([`${SITE}/business/registration`, []]);
    expect(html).not.toContain('og:');
  },
);

it.each([
  '/business/my-schedule',
  '/business/thank-you',
  '/hosted/company',
  '/hosted/payment-gateway',
  '/hosted/final-meetings',
  '/exhibitor/meetings',
  '/payment-result',
  '/dashboard',
  '/dashboard/staff',
  '/nothing/here',
])('%s is not indexed by search engines', (path) => {
  const { contents, canonical, html } = head(path);
  expect(contents('meta[name="robots"]')).toEqual(['noindex']);
  expect(canonical).toBeUndefined();
  expect(html).not.toContain('og:');
  expect(html).toContain('href="/manifest.webmanifest"');
});

it('does not let search engines index an exhibitor that does not exist', () => {
  const html = headOf(
    { publicUrl: SITE, language: 'en' },
    { page: NOT_FOUND, parameters: { id: '9' }, client: new QueryClient(), text },
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('shows the demo picture for the demo edition only: others have their logo, or none', () => {
  const { isDemo: _, ...own } = edition;
  const pictures = (shown: Edition) => {
    const { contents } = head('/', 'en', shown);
    return [contents('meta[property="og:image"]'), contents('meta[name="twitter:card"]')];
  };
  expect(pictures(edition)).toEqual([[`${SITE}/social-card.png`], ['summary_large_image']]);
  expect(pictures(own)).toEqual([[], ['summary']]);
  expect(pictures({ ...own, logo: '/images/editions/3/logo?v=1' })).toEqual([
    [`${SITE}/images/editions/3/logo?v=1`],
    ['summary'],
  ]);
});

it('lists only the languages of the edition', () => {
  const alternates = (languages?: Edition['languages']) =>
    head('/', 'en', { ...edition, ...(languages && { languages }) }).contents(
      'meta[property="og:locale:alternate"]',
    );
  expect(alternates()).toEqual(['ms_MY', 'zh_CN']);
  expect(alternates(['en', 'zh-Hans'])).toEqual(['zh_CN']);
});
