// The texts of an edition that readers see: the published ones, else the content files. Rebuilt with the catalogue.
import { WRITTEN_PAGES } from '@visavis/contract/content/endpoints';
import { contentOfPage, isVersioned, type PageText } from '@visavis/domain/content/page-fields';
import type { SiteContent } from '@visavis/domain/content/schema';
import {
  DEFAULT_LANGUAGE,
  type EditionLanguages,
  LANGUAGES,
  type Language,
  mainLanguageOf,
} from '@visavis/domain/language/languages';
import type { ProgrammeFacts } from '@visavis/domain/words/en/programmes';
import { factsWith, PROGRAMMES_TEXT } from '@visavis/domain/words/programme-facts';
import { isEmptyText } from '@visavis/domain/words/texts';
import type { Catalogue, EditionService, PublishedText } from '../edition/public.ts';
import type { ContentFiles } from './service.ts';

/** A page and the language it is written in, which differs from the reader's where no translation exists. */
export interface WrittenPage<P extends PageText> {
  language: Language;
  content: SiteContent[P];
}

/** A page that visitors may read before an edition opens, once its text is published. */
export type PublishedPage = (typeof WRITTEN_PAGES)[number];

export interface Texts {
  /** The languages of the edition, the main one first. */
  languages: EditionLanguages;
  page<P extends PageText>(page: P, language: Language): WrittenPage<P>;
  /** The pages whose text is published; the content files do not count. */
  published(): PublishedPage[];
  /** What the programmes offer and ask for, as templates. */
  programmes(language: Language): { language: Language; facts: ProgrammeFacts };
  /** The address of the exhibition in one line: 'Hall 3, Demo Exhibition Centre, 50000 Kuala Lumpur'. */
  address(language: Language): string;
}

/**
 * The texts that are published now.
 * @param editionId whose texts; by default the current edition's, else those of the dashboard's draft, else the files
 *   alone
 */
export type CurrentTexts = (editionId?: number | null) => Promise<Texts>;

export function createTexts(files: ContentFiles, editions: EditionService): CurrentTexts {
  const known = new WeakMap<Catalogue, Texts>();
  const withoutEdition = textsOf(files, [], LANGUAGES);
  return async (editionId = null) => {
    const catalogue = await (editionId === null
      ? editions.forStaff()
      : editions.of({ editionId }).current()
    ).catch(() => null);
    if (!catalogue) return withoutEdition;
    const texts = known.get(catalogue) ?? textsOf(files, catalogue.texts, catalogue.languages);
    known.set(catalogue, texts);
    return texts;
  };
}

function textsOf(
  files: ContentFiles,
  published: readonly PublishedText[],
  languages: EditionLanguages,
): Texts {
  const main = mainLanguageOf(languages);
  const find = (page: PageText | typeof PROGRAMMES_TEXT, language: Language) =>
    published.find((text) => text.key === page && text.language === language);

  function own<P extends PageText>(page: P, language: Language): SiteContent[P] | null {
    const text = find(page, language);
    if (!text) return null;
    const read = contentOfPage(page, text.fields, versionOf(page));
    return read.ok ? read.content : null;
  }

  function versionOf(page: PageText): string {
    if (!isVersioned(page)) return '';
    return find(page, DEFAULT_LANGUAGE)?.documentVersion ?? files[DEFAULT_LANGUAGE].content[page].version;
  }

  /** Whether an organiser left a text empty, so that the main language is used instead. */
  const isLeftEmpty = (page: PageText | typeof PROGRAMMES_TEXT, language: Language): boolean =>
    language !== main && isEmptyText(find(page, language)?.fields);

  function pageIn<P extends PageText>(page: P, language: Language): WrittenPage<P> {
    const content = own(page, language);
    if (content) return { language, content };
    const file = files[language];
    // Left empty, or without a file and a published text.
    const isMissing = file.language !== language || isLeftEmpty(page, language);
    if (isMissing && language !== main) return pageIn(page, main);
    const built = file.content[page];
    return {
      language: file.language,
      content: isVersioned(page) ? { ...built, version: versionOf(page) } : built,
    };
  }

  return {
    languages,
    page: pageIn,
    published: () => WRITTEN_PAGES.filter((page) => own(page, main) !== null),
    programmes: (wanted) => {
      const language = isLeftEmpty(PROGRAMMES_TEXT, wanted) ? main : wanted;
      return { language, facts: factsWith(find(PROGRAMMES_TEXT, language)?.fields ?? {}, language) };
    },
    address: (wanted) => {
      const { language, content } = pageIn('place', wanted);
      return content.address.join(language === 'zh-Hans' ? '，' : ', ');
    },
  };
}
