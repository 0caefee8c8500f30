// Defines a page of the site: its address, title, words and code, and the data it needs before it is shown.
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@visavis/domain/language/languages';
import { type ComponentType, lazy } from 'react';
import { loadWords } from '../i18n/catalogue.ts';
import type { TextId } from '../i18n/text.ts';
import type { Words } from '../i18n/words.ts';
import { unloadedPage } from './unloaded-page.tsx';

/** The visit that a page is rendered for. */
export interface Visit {
  language: Language;
  /** Parameters of the path, by name. */
  parameters: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** The visitor's interests from the cookie; null without one. */
  interestCode: string | null;
}

/** Fetches what a page shows at first. Throws what the calls throw. */
export type Prefetch = (client: QueryClient, visit: Visit) => Promise<unknown>;

export interface PageCode {
  Component: ComponentType;
  prefetch?: Prefetch;
  /** For a page rendered on the server only for some visitors: whether it was rendered with this visitor's data. */
  isDrawn?: (client: QueryClient) => boolean;
  /** Prefetches what the page shows at first, from what the browser stores. Rejects when the data fails to load. */
  ahead?: (client: QueryClient) => Promise<unknown>;
}

interface PageDescription {
  /** A pattern of the router: ':id' is a parameter. */
  path: string;
  title: TextId;
  /** Displayed by search engines. A page without one is not indexed, unless it is a step. */
  description?: TextId;
  /** Path of the page where its journey starts: the canonical page for search engines. */
  stepOf?: string;
  words: readonly Words[];
  /** The subject of its structured data. */
  about?: 'event' | 'exhibitor';
  /** Renders its title and description itself, because they depend on its data. */
  hasOwnHead?: boolean;
  /** Server-rendered for everybody. Other pages, which show what the browser stores, arrive as a frame only. */
  isReady?: boolean;
  /** Paths of the following pages in the journey, prefetched after the first input on this one. */
  before?: readonly string[];
  load: () => Promise<PageCode>;
}

export interface Page extends PageDescription {
  /** Loads the page's code and words. */
  preload: () => Promise<void>;
  /** The code once it has loaded; null before. */
  code: () => PageCode | null;
  /** Loads the code when it is rendered. */
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
