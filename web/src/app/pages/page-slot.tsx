// Shows a page: at once when it arrived server-rendered, after hydration when it depends on what the browser stores.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { Page } from '../../shell/page.ts';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { useMarkHydrated } from '../../shell/use-mark-hydrated.ts';
import { useAhead } from './use-ahead.ts';

interface PageSlotProps {
  page: Page;
  /** The pages that follow in its journey. */
  pagesAfter?: (page: Page) => readonly Page[];
}

const NONE = (): readonly Page[] => [];

export function PageSlot({ page, pagesAfter = NONE }: PageSlotProps) {
  const hydrated = useHydrated();
  const client = useQueryClient();
  // Chosen once: React sees two different components, and switching between them would lose what was typed.
  const [Shown] = useState(() => page.code()?.Component ?? page.Lazy);
  useMarkHydrated(hydrated);
  useAhead(useCallback(() => pagesAfter(page), [page, pagesAfter]));
  return hydrated || page.isReady || page.code()?.isDrawn?.(client) ? <Shown /> : <PageWaiting />;
}
