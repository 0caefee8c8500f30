// Whether the page is visible: a tab in the background does nothing by itself.
import { useBrowserValue } from './use-browser-value.ts';

function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}
const isVisible = (): boolean => document.visibilityState === 'visible';

export const usePageSeen = (): boolean => useBrowserValue(subscribe, isVisible, false);
