// Prefetches the pages that follow once the visitor interacts with the current one, so as not to compete with its load.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onInput } from '../../lib/on-input.ts';
import type { Page } from '../../shell/page.ts';

/** @param the following pages, nearest first; fetched one at a time, so that the nearest is ready first */
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
        // Retried on the next input or when the network returns; a page opened without its code shows an error.
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
