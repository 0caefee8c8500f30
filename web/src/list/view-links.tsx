// The views of a list as links, each with the number of its rows.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import styles from './view-links.module.css';

export interface ViewLink {
  key: string;
  name: string;
  /** Null until it is known. */
  count?: number | null;
  to: string;
  isCurrent: boolean;
  /** Set where the view can be removed. */
  onRemove?: (() => void) | undefined;
}

interface ViewLinksProps {
  label: string;
  /** The views that every list of this kind has. */
  views: readonly ViewLink[];
  /** Those that staff saved. */
  saved: readonly ViewLink[];
  /** After all views. */
  children?: ReactNode;
}

export function ViewLinks({ label, views, saved, children }: ViewLinksProps) {
  return (
    <nav aria-label={label} className={styles.place}>
      <ul className={styles.views}>
        {views.map((view) => (
          <View key={view.key} view={view} />
        ))}
      </ul>
      {saved.length > 0 && (
        <ul className={`${styles.views} ${styles.saved}`}>
          {saved.map((view) => (
            <View key={view.key} view={view} />
          ))}
        </ul>
      )}
      {children}
    </nav>
  );
}

function View({ view }: { view: ViewLink }) {
  const text = useText();
  return (
    <li>
      <Link to={view.to} className={styles.view} aria-current={view.isCurrent ? 'true' : undefined}>
        <span dir="auto">{view.name}</span>
        {view.count !== undefined && view.count !== null && (
          <span className={styles.count}>{text('dashboard.number', { count: view.count })}</span>
        )}
      </Link>
      {view.isCurrent && view.onRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={text('dashboard.removeView', { name: view.name })}
          onClick={view.onRemove}
        >
          <X aria-hidden />
        </button>
      )}
    </li>
  );
}
