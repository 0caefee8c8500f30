// The sections as links, and the logout button.
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { PreferencesMenu } from '../shell/preferences/preferences-menu.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './section-menu.module.css';
import type { Section } from './sections.ts';

export interface MenuProps {
  sections: readonly Section[];
  current: Section | undefined;
  isLeaving: boolean;
  onLogOut: () => void;
}

interface SectionMenuProps extends MenuProps {
  /** Called after any link is pressed, including that of the current section. */
  onPress?: () => void;
}

export function SectionMenu({ sections, current, isLeaving, onLogOut, onPress }: SectionMenuProps) {
  const text = useText();
  return (
    <>
      <nav aria-label={text('dashboard.sections')}>
        <ul className={styles.list}>
          {sections.map((section) => {
            const { path, name, icon: Icon } = section;
            const isCurrent = section === current;
            return (
              <li key={path}>
                <Link
                  to={path}
                  className={styles.item}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={onPress}
                >
                  <Icon aria-hidden />
                  {text(name)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.preferences}>
        <PreferencesMenu place="sections" />
      </div>
      <button
        type="button"
        className={classNames(styles.item, styles.logOut)}
        aria-disabled={isLeaving || undefined}
        onClick={onLogOut}
      >
        <LogOut aria-hidden />
        {text(isLeaving ? 'dashboard.loggingOut' : 'dashboard.logout')}
      </button>
    </>
  );
}
