// Whether the screen is wide enough for content that a narrow one shows differently.
import { useSyncExternalStore } from 'react';

/** Too wide for the phone's chrome, such as dock, sheets and native pickers (design, breakpoint 768). */
const WIDE = '(min-width: 768px)';

function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => window.matchMedia(media).matches,
    // The server renders pages for a phone.
    () => false,
  );
}

export const useWideScreen = (): boolean => useMedia(WIDE);

/** Whether tables are shown as tables; on narrower screens their rows are cards. */
export const useTableScreen = (): boolean => useMedia('(min-width: 960px)');

/** Whether there is room for two columns (design, breakpoint 1024). */
export const useTwoColumnScreen = (): boolean => useMedia('(min-width: 1024px)');
