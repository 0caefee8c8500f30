// A page in its place: at once where it arrived ready, and once it is alive where it lives on what the browser keeps.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { Page } from '../../shell/page.ts';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { useAlive } from '../../shell/use-alive.ts';
import { useAhead } from './use-ahead.ts';

interface PageSlotProps {
  page: Page;
  /** Those that follow in its journey. */
  pagesAfter?: (page: Page) => readonly Page[];
}

const NONE = (): readonly Page[] => [];

export function PageSlot({ page, pagesAfter = NONE }: PageSlotProps) {
  const hydrated = useHydrated();
  const client = useQueryClient();
  // Chosen once: the two are different components to React, and changing over would lose what was typed.
  const [Shown] = useState(() => page.code()?.Component ?? page.Lazy);
  useAlive(hydrated);
  useAhead(useCallback(() => pagesAfter(page), [page, pagesAfter]));
  return hydrated || page.isReady || page.code()?.isDrawn?.(client) ? <Shown /> : <PageWaiting />;
}
