// The header of a narrow screen: a menu of all sections, and a tab for each programme.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { Menu, X } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useEdition } from '../queries/use-edition.ts';
import mark from '../shell/mark.svg';
import { useUnfoldingMenu } from '../shell/use-unfolding-menu.ts';
import { FindButton } from './find-button.tsx';
import { type MenuProps, SectionMenu } from './section-menu.tsx';
import { PROGRAMMES } from './sections.ts';
import styles from './top-bar.module.css';

export function TopBar({ onFind, ...menu }: MenuProps & { onFind: () => void }) {
  const text = useText();
  const { open, close, toggle, panelId, press } = useUnfoldingMenu('(min-width: 1280px)');
  const { data: edition } = useEdition();
  const Icon = open ? X : Menu;
  const shown = menu.groups.flatMap(({ sections }) => sections);
  const programmes = PROGRAMMES.filter((programme) => shown.includes(programme));

  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <Link to={DASHBOARD_PATHS.home} className={styles.home}>
          {edition?.logo ? (
            <img className={styles.logo} src={`${edition.logo}&w=240`} alt="" />
          ) : (
            <img src={mark} alt="" width={49} height={26} />
          )}
          <span>{text('dashboard.title')}</span>
        </Link>
        <FindButton place="bar" onPress={onFind} />
        <button
          ref={toggle}
          type="button"
          className={`icon-button ${styles.toggle}`}
          aria-label={text('dashboard.menu')}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={press}
        >
          <Icon aria-hidden />
        </button>
        <div id={panelId} className={styles.panel} data-open={open || undefined}>
          <SectionMenu {...menu} onPress={close} />
        </div>
      </div>
      {programmes.length > 0 && (
        <nav aria-label={text('dashboard.programmes')} className={styles.tabs}>
          {programmes.map((programme) => (
            <Link
              key={programme.path}
              to={programme.path}
              aria-current={programme === menu.current ? 'page' : undefined}
            >
              {text(programme.name)}
            </Link>
          ))}
        </nav>
      )}
      {open && <div className={styles.scrim} data-scrim="" onClick={close} aria-hidden="true" />}
    </header>
  );
}
