// Tells the visitor that nothing can be stored, as soon as that is known.
import { useText } from '../i18n/text.ts';
import { useBrowserValue } from '../lib/use-browser-value.ts';
import { Banner } from '../ui/banner.tsx';
import { storageIsMemoryOnly, watchMemoryOnly } from '../wizard/storage.ts';
import styles from './memory-only-notice.module.css';

export function MemoryOnlyNotice() {
  const text = useText();
  const isMemoryOnly = useBrowserValue(watchMemoryOnly, storageIsMemoryOnly, false);
  return isMemoryOnly ? (
    <div className={styles.notice}>
      <Banner kind="info">{text('app.memoryOnly')}</Banner>
    </div>
  ) : null;
}
