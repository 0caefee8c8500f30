// The section menu at the side of a wide screen.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useEdition } from '../queries/use-edition.ts';
import { Wordmark } from '../shell/wordmark.tsx';
import { type MenuProps, SectionMenu } from './section-menu.tsx';
import styles from './sidebar.module.css';

export function Sidebar(menu: MenuProps) {
  const text = useText();
  const { data: edition } = useEdition();
  return (
    <header className={styles.sidebar}>
      <Link
        to={DASHBOARD_PATHS.home}
        className={styles.home}
        aria-label={[edition?.name, text('dashboard.title')].filter(Boolean).join(', ')}
      >
        <Wordmark edition={edition} place="header" />
      </Link>
      <SectionMenu {...menu} />
    </header>
  );
}
