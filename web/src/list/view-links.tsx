// The views of a list as links, each with the number of its rows.
import { X } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useFocusHandover } from '../ui/use-focus-handover.ts';
import styles from './view-links.module.css';

export interface ViewLink {
  key: string;
  name: string;
  /** The number of rows; null until it is known. */
  count?: number | null;
  to: string;
  isCurrent: boolean;
  /** Removes the view; undefined if it cannot be removed. */
  onRemove?: (() => void) | undefined;
}

interface ViewLinksProps {
  label: string;
  /** The views that every list of this kind has. */
  views: readonly ViewLink[];
  /** The views that staff saved. */
  saved: readonly ViewLink[];
  /** Shown after all views. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

export function ViewLinks({ label, views, saved, children, ref }: ViewLinksProps) {
  return (
    <nav ref={ref} aria-label={label} className={styles.place}>
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
  const place = useRef<HTMLLIElement>(null);
  useFocusHandover(place, () => place.current?.closest('nav')?.querySelector('a'));
  return (
    <li ref={place}>
      <Link to={view.to} className={styles.view} aria-current={view.isCurrent ? 'true' : undefined}>
        <span dir="auto">{view.name}</span>{' '}
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
