// Serves the checklist of an edition.
import { getReadiness } from '@visavis/contract/readiness/endpoints';
import type { PageText } from '@visavis/domain/content/page-fields';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { readinessOf } from '@visavis/domain/edition/readiness';
import {
  type EditionLanguages,
  inUsualOrder,
  type Language,
  mainLanguageOf,
} from '@visavis/domain/language/languages';
import { PROGRAMMES_TEXT } from '@visavis/domain/words/programme-facts';
import { differing, isEmptyText } from '@visavis/domain/words/texts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import type { Binder } from '../../http/bind.ts';
import type { ContentFiles } from '../content/public.ts';
import { listPublishedTexts, type PublishedText, readStored } from '../edition/public.ts';
import { builtInFields } from '../words/public.ts';
import { countLists } from './repository.ts';

const WRITTEN: readonly PageText[] = ['about', 'privacy', 'terms'];
const PLACE: PageText = 'place';
/** Each change of an edition increments its version. */
const FIRST_VERSION = 1;

const takerOf = (provider: PaymentProvider['name'] | null) =>
  provider === null ? 'missing' : provider === 'test' ? 'test-bank' : 'provider';

export interface ReadinessDependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** A live site has no demo editions. */
  isLive: boolean;
  /** Version of the terms in the content files; null without files. */
  termsVersion: string | null;
  canMail: boolean;
  /** Name of the provider; null without one. */
  paymentProvider: PaymentProvider['name'] | null;
  /** Whether the organiser supplied the files of About, Privacy, Terms and the location. */
  hasOwnWords: boolean;
  files: ContentFiles;
}

export function readinessRoutes(bind: Binder, dependencies: ReadinessDependencies): void {
  const { db, clock } = dependencies;
  bind(getReadiness, async ({ params: { id } }) => {
    const { dates, settings, state, version } = await readStored(dependencies, id);
    const counts = await countLists(db, id);
    const published = await listPublishedTexts(db, id);
    const lacking = (texts: readonly OwnText[]) =>
      inUsualOrder(settings.languages).filter((language) =>
        texts.some((key) => isStillBuiltIn(dependencies, settings.languages, published, { key, language })),
      );
    return {
      items: readinessOf({
        ...counts,
        canMail: dependencies.canMail,
        payments: settings.depositBy === 'card' ? takerOf(dependencies.paymentProvider) : 'not needed',
        demoWords: lacking(WRITTEN),
        demoPlace: lacking([PLACE]),
        builtInOffer: lacking([PROGRAMMES_TEXT]),
        dates,
        today: fairDateAt(clock(), settings.timeZone),
        isUntouchedDraft: state === 'draft' && version === FIRST_VERSION,
        name: settings.name,
        contactEmail: settings.contactEmail,
        contactWhatsapp: settings.contactWhatsapp,
      }),
    };
  });
}

type OwnText = PageText | typeof PROGRAMMES_TEXT;

/** Whether readers of a language get built-in texts, including published ones that equal them. */
function isStillBuiltIn(
  { files, hasOwnWords }: Pick<ReadinessDependencies, 'files' | 'hasOwnWords'>,
  languages: EditionLanguages,
  published: readonly PublishedText[],
  { key, language }: { key: OwnText; language: Language },
): boolean {
  if (key !== PROGRAMMES_TEXT && hasOwnWords) return false;
  const own = published.find((text) => text.key === key && text.language === language)?.fields;
  // A text left empty falls back to the main language.
  if (language !== mainLanguageOf(languages) && isEmptyText(own)) return false;
  const builtIn = builtInFields(key, language, files);
  if (builtIn === null) return false;
  return own === undefined || Object.keys(own).length === 0 || differing(own, builtIn).length === 0;
}
