// Title and description of a page: the same words in the tab, for search engines and in link previews.
import type { TextId } from '../i18n/text.ts';
import type { Page } from './page.ts';

type Look = (id: TextId, values?: Record<string, string>) => string;

export type HeadWords = Pick<Page, 'title' | 'description' | 'stepOf'>;

/** The subject of a page whose words are known only once its data has loaded. */
export interface Subject {
  title: string;
  /** Empty when there is none. */
  description: string;
}

export interface PageWords {
  title: string;
  description: string;
}

/** Search engines display about this many characters. */
const DESCRIPTION_LENGTH = 180;

export function pageWords(
  text: Look,
  page: HeadWords,
  {
    exhibition,
    subject,
    slot = 60,
  }: {
    exhibition: string | undefined;
    subject?: Subject | undefined;
    /** Length of a meeting in minutes. */
    slot?: number | undefined;
  },
): PageWords {
  const title = subject?.title || text(page.title);
  return {
    title: exhibition ? text('app.titled', { page: title, exhibition }) : title,
    description:
      shortened(subject?.description ?? '') ||
      text(page.description ?? 'app.siteDescription', { slot: String(slot) }),
  };
}

/** The subject of an exhibitor's page. */
export const subjectOf = (exhibitor: {
  company_name: string;
  description: string;
  product_profile: string;
}): Subject => ({
  title: exhibitor.company_name.trim(),
  description: exhibitor.description.trim() || exhibitor.product_profile,
});

/** Shortened to one line, at a word boundary. */
function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  // Languages without spaces are cut between any two characters, but never within one.
  const end = cut.lastIndexOf(' ');
  const kept = end > DESCRIPTION_LENGTH / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s,.;:]+$/, '')}...`;
}
