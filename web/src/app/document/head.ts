// Tags of the head besides the title: for search engines, and for previews of shared links.
import type { QueryClient } from '@tanstack/react-query';
import type { RenderRequest } from '@visavis/contract/page-rendering';
import type { Edition } from '@visavis/domain/edition/schema';
import { LANGUAGES, type Language } from '@visavis/domain/language/languages';
import { generatePath } from 'react-router';
import { directoryEntryQuery } from '../../features/directory/api.ts';
import type { TextId } from '../../i18n/text.ts';
import { placeQuery } from '../../queries/home.ts';
import { editionQuery } from '../../queries/use-edition.ts';
import type { Page, Visit } from '../../shell/page.ts';
import { pageWords, subjectOf } from '../../shell/page-words.ts';
import { inertJson } from './escape.ts';
import { eventData, exhibitorData } from './structured-data.ts';

const SOCIAL_CARD = { path: '/social-card.png', type: 'image/png', width: 1200, height: 630 } as const;

/** As social networks name them. */
const LOCALES: Record<Language, string> = { en: 'en_GB', ms: 'ms_MY', 'zh-Hans': 'zh_CN' };

type DrawnPage = Pick<Page, 'path' | 'title' | 'description' | 'stepOf' | 'about'>;

interface Drawing {
  page: DrawnPage;
  parameters: Visit['parameters'];
  /** Holds the responses that the page was rendered with. */
  client: QueryClient;
  text: (id: TextId, values?: Record<string, string>) => string;
}

/** Fetches what the head needs beyond what the page itself shows. */
export async function prefetchHead(page: DrawnPage, client: QueryClient, { language }: Visit): Promise<void> {
  if (page.about === 'event') await client.prefetchQuery(placeQuery(language));
}

export function headOf(
  { publicUrl, language }: Pick<RenderRequest, 'publicUrl' | 'language'>,
  { page, parameters, client, text }: Drawing,
): string {
  const manifest = '<link rel="manifest" crossorigin="use-credentials" href="/manifest.webmanifest">';
  const canonical = (address: string) => `<link rel="canonical" href="${escapeText(address)}">`;
  if (page.stepOf) return [manifest, canonical(`${publicUrl}${page.stepOf}`)].join('\n    ');
  // A page without a description is about a person, or does not exist.
  if (!page.description) return [manifest, '<meta name="robots" content="noindex">'].join('\n    ');
  const edition = client.getQueryData(editionQuery().queryKey);
  const exhibitor =
    page.about === 'exhibitor'
      ? client.getQueryData(directoryEntryQuery(Number(parameters.id)).queryKey)
      : undefined;
  const { title, description } = pageWords(text, page, {
    exhibition: edition?.name,
    subject: exhibitor && subjectOf(exhibitor),
    slot: edition?.slotMinutes,
  });
  const address = `${publicUrl}${generatePath(page.path, parameters)}`;
  const image = imageOf(edition, publicUrl);
  const data = [
    ...(page.about === 'event' && edition
      ? [
          eventData(edition, client.getQueryData(placeQuery(language).queryKey), {
            publicUrl,
            image,
            description,
          }),
        ]
      : []),
    ...(exhibitor
      ? exhibitorData(
          exhibitor,
          { home: text('app.home'), exhibitions: text('app.exhibitions') },
          { publicUrl, description, language },
        )
      : []),
  ];
  return [
    manifest,
    ...iconsOf(edition),
    canonical(address),
    ...properties({
      'og:site_name': edition?.name ?? '',
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:type': 'website',
      'og:image': image,
      ...(edition?.isDemo && {
        'og:image:type': SOCIAL_CARD.type,
        'og:image:width': String(SOCIAL_CARD.width),
        'og:image:height': String(SOCIAL_CARD.height),
      }),
      'og:locale': LOCALES[language],
    }),
    ...(edition?.languages ?? LANGUAGES)
      .filter((other) => other !== language)
      .flatMap((other) => properties({ 'og:locale:alternate': LOCALES[other] })),
    `<meta name="twitter:card" content="${edition?.isDemo ? 'summary_large_image' : 'summary'}">`,
    ...data.map((one) => `<script type="application/ld+json">${inertJson(one)}</script>`),
  ].join('\n    ');
}

/** The demo edition has a card for its trade; other editions use their logo, or no image. */
function imageOf(edition: Edition | undefined, publicUrl: string): string {
  if (edition?.isDemo) return `${publicUrl}${SOCIAL_CARD.path}`;
  return edition?.logo === undefined ? '' : `${publicUrl}${edition.logo}`;
}

/** Placed after the document's own icons, so that browsers prefer these. */
const iconsOf = (edition: Edition | undefined): string[] =>
  edition?.logo === undefined || edition.isDemo
    ? []
    : ['icon', 'apple-touch-icon'].map(
        (rel) => `<link rel="${rel}" href="${escapeText(edition.logo ?? '')}">`,
      );

const properties = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<meta property="${name}" content="${escapeText(value)}">`);

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
