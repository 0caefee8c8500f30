// What comes after a page is fetched after the first input on it: never before, when it would compete with the page.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onInput } from '../../lib/on-input.ts';
import type { Page } from '../../shell/page.ts';

/** @param pages that follow, nearest first; one after another, so that the nearest is there first */
async function fetchAhead(pages: readonly Page[], client: QueryClient): Promise<void> {
  for (const page of pages) {
    await page.preload();
    await page.code()?.ahead?.(client);
  }
}

export function useAhead(pagesAfter: () => readonly Page[]): void {
  const client = useQueryClient();
  useEffect(() => {
    const pages = pagesAfter();
    if (pages.length === 0) return;
    let state: 'waiting' | 'fetching' | 'there' = 'waiting';
    const begin = () => {
      if (state !== 'waiting') return;
      state = 'fetching';
      fetchAhead(pages, client).then(
        () => {
          state = 'there';
        },
        // The next input, or the network, asks again; a page that is opened without its code says so.
        () => {
          state = 'waiting';
        },
      );
    };
    const stop = onInput(begin);
    window.addEventListener('online', begin);
    return () => {
      stop();
      window.removeEventListener('online', begin);
    };
  }, [pagesAfter, client]);
}
