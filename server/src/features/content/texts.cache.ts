// What readers see of an edition's own texts: what was published, else the content files. Built again with the catalogue.
import { WRITTEN_PAGES } from '@visavis/contract/content/endpoints';
import { contentOfPage, isVersioned, type PageText } from '@visavis/domain/content/page-fields';
import type { SiteContent } from '@visavis/domain/content/schema';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import type { ProgrammeFacts } from '@visavis/domain/words/en/programmes';
import { factsWith, PROGRAMMES_TEXT } from '@visavis/domain/words/programme-facts';
import type { EditionService, PublishedText } from '../edition/public.ts';
import type { ContentFiles } from './service.ts';

/** A page, and the language it is written in: English where it has no words in the reader's. */
export interface WrittenPage<P extends PageText> {
  language: Language;
  content: SiteContent[P];
}

/** A page that visitors may read before an edition opens, once its words are published. */
export type PublishedPage = (typeof WRITTEN_PAGES)[number];

export interface Texts {
  page<P extends PageText>(page: P, language: Language): WrittenPage<P>;
  /** Those whose words are published; the content files do not count. */
  published(): PublishedPage[];
  /** What the programmes offer and ask for, as templates. */
  programmes(language: Language): ProgrammeFacts;
  /** The address of the exhibition in one line: 'Hall 3, Demo Exhibition Centre, 50000 Kuala Lumpur'. */
  address(language: Language): string;
}

/**
 * The texts that are published now.
 * @param editionId of whose words; without it of the current edition, else of the draft that the dashboard works on,
 *   else the files alone
 */
export type CurrentTexts = (editionId?: number | null) => Promise<Texts>;

export function createTexts(files: ContentFiles, editions: EditionService): CurrentTexts {
  const known = new WeakMap<readonly PublishedText[], Texts>();
  return async (editionId = null) => {
    const published = await (editionId === null
      ? editions.forStaff()
      : editions.of({ editionId }).current()
    ).then(
      (catalogue) => catalogue.texts,
      () => NONE,
    );
    const texts = known.get(published) ?? textsOf(files, published);
    known.set(published, texts);
    return texts;
  };
}

const NONE: readonly PublishedText[] = [];

export function textsOf(files: ContentFiles, published: readonly PublishedText[]): Texts {
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

  function pageIn<P extends PageText>(page: P, language: Language): WrittenPage<P> {
    const content = own(page, language);
    if (content) return { language, content };
    const file = files[language];
    // Without a file and without words of its own.
    if (file.language !== language) return pageIn(page, file.language);
    const built = file.content[page];
    return { language, content: isVersioned(page) ? { ...built, version: versionOf(page) } : built };
  }

  return {
    page: pageIn,
    published: () => WRITTEN_PAGES.filter((page) => own(page, DEFAULT_LANGUAGE) !== null),
    programmes: (language) => factsWith(find(PROGRAMMES_TEXT, language)?.fields ?? {}, language),
    address: (wanted) => {
      const { language, content } = pageIn('place', wanted);
      return content.address.join(language === 'zh-Hans' ? '，' : ', ');
    },
  };
}
