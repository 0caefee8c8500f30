// Title and description of a page: the same words on the tab, for search engines and for those who share its address.
import type { TextId } from '../i18n/text.ts';
import type { Page } from './page.ts';

type Look = (id: TextId, values?: Record<string, string>) => string;

export type HeadWords = Pick<Page, 'title' | 'description' | 'stepOf'>;

/** What a page is about, where that is known only once it was asked for. */
export interface Subject {
  title: string;
  /** What is said of it; '' where nothing is. */
  description: string;
}

export interface PageWords {
  title: string;
  description: string;
}

/** As much as search engines print. */
const DESCRIPTION_LENGTH = 180;

export function pageWords(
  text: Look,
  page: HeadWords,
  { exhibition, subject }: { exhibition: string | undefined; subject?: Subject | undefined },
): PageWords {
  const title = subject?.title || text(page.title);
  return {
    title: exhibition ? text('app.titled', { page: title, exhibition }) : title,
    description: shortened(subject?.description ?? '') || text(page.description ?? 'app.siteDescription'),
  };
}

/** An exhibitor as its page tells of it. */
export const subjectOf = (exhibitor: {
  company_name: string;
  description: string;
  product_profile: string;
}): Subject => ({
  title: exhibitor.company_name.trim(),
  description: exhibitor.description.trim() || exhibitor.product_profile,
});

/** One line, ended at a word. */
function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  // Languages without blanks are cut between any two characters, never within one.
  const end = cut.lastIndexOf(' ');
  const kept = end > DESCRIPTION_LENGTH / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s,.;:]+$/, '')}...`;
}
