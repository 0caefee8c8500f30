// The sections as links under the names of their groups, and the logout button.
import { LogOut } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { PreferencesMenu } from '../shell/preferences/preferences-menu.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './section-menu.module.css';
import type { Section, SectionGroup } from './sections.ts';

export interface MenuProps {
  groups: readonly SectionGroup[];
  current: Section | undefined;
  isLeaving: boolean;
  onLogOut: () => void;
}

interface SectionMenuProps extends MenuProps {
  /** Called after any link is pressed, including that of the current section. */
  onPress?: () => void;
}

export function SectionMenu({ groups, current, isLeaving, onLogOut, onPress }: SectionMenuProps) {
  const text = useText();
  return (
    <>
      <nav aria-label={text('dashboard.sections')}>
        {groups.map(({ name, sections }) => (
          <Fragment key={name}>
            <p className={styles.group} aria-hidden>
              {text(name)}
            </p>
            <ul aria-label={text(name)}>
              {sections.map((section) => (
                <li key={section.path}>
                  <Link
                    to={section.path}
                    className={styles.item}
                    aria-current={section === current ? 'page' : undefined}
                    onClick={onPress}
                  >
                    <section.icon aria-hidden />
                    {text(section.name)}
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
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
