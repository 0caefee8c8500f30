// What a page of the site is: its address, title, words and code, and what it asks the server before it is shown.
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@visavis/domain/language/languages';
import { type ComponentType, lazy } from 'react';
import { loadWords } from '../i18n/catalogue.ts';
import type { TextId } from '../i18n/text.ts';
import type { Words } from '../i18n/words.ts';
import { unloadedPage } from './unloaded-page.tsx';

/** What a page is drawn for. */
export interface Visit {
  language: Language;
  /** Parts of the address that vary, by name. */
  parameters: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** The visitor's interests as the browser sent them; null where it sent none. */
  interestCode: string | null;
}

/** Fetches what a page shows at first. Throws what the calls throw. */
export type Prefetch = (client: QueryClient, visit: Visit) => Promise<unknown>;

interface PageCode {
  Component: ComponentType;
  prefetch?: Prefetch;
  /** Of a page that is ready for some visitors only: whether it was drawn with what this one's browser sent. */
  isDrawn?: (client: QueryClient) => boolean;
  /** Fetches what the page shows at first before it is opened, by what the browser keeps. Rejects when it does not come. */
  ahead?: (client: QueryClient) => Promise<unknown>;
}

interface PageDescription {
  /** As the router reads it: ':id' stands for a part that varies. */
  path: string;
  title: TextId;
  /** What a search engine prints below the title. A page without one is not for search engines, but for a step. */
  description?: TextId;
  /** Path of the page with which its journey begins: search engines are sent there. */
  stepOf?: string;
  words: readonly Words[];
  /** What its structured data tells of. */
  about?: 'event' | 'exhibitor';
  /** Says its title and description itself: they are known only once they were asked for. */
  hasOwnHead?: boolean;
  /** Arrives as ready HTML for everybody. The others, which show what the browser keeps, arrive as their frame. */
  isReady?: boolean;
  /** Paths of the pages that follow in the journey: fetched after the first input on this one. */
  before?: readonly string[];
  load: () => Promise<PageCode>;
}

export interface Page extends PageDescription {
  /** Fetches the page's code and words. */
  preload: () => Promise<void>;
  /** Once it was fetched; until then null. */
  code: () => PageCode | null;
  /** Fetches it when it is shown. */
  Lazy: ComponentType;
}

export function page(description: PageDescription): Page {
  let code: PageCode | null = null;
  const load = async () => {
    const [loaded] = await Promise.all([description.load(), loadWords(description.words)]);
    code = loaded;
    return loaded;
  };
  return {
    ...description,
    preload: async () => {
      await load();
    },
    code: () => code,
    Lazy: lazy(async () => {
      const componentOf = async () => (await load()).Component;
      return { default: await componentOf().catch(() => unloadedPage(componentOf)) };
    }),
  };
}
