// The sections as links under the names of their groups, and the logout button.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { OpenWork } from '@visavis/contract/work/endpoints';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { LogOut } from 'lucide-react';
import { Fragment, useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { PreferencesMenu } from '../shell/preferences/preferences-menu.tsx';
import styles from './section-menu.module.css';
import type { Section, SectionGroup } from './sections.ts';

export interface MenuProps {
  groups: readonly SectionGroup[];
  current: Section | undefined;
  isLeaving: boolean;
  onLogOut: () => void;
  /** Undefined until known. */
  work: OpenWork | undefined;
}

interface SectionMenuProps extends MenuProps {
  /** Called after any link is pressed, including that of the current section. */
  onPress?: () => void;
}

export function SectionMenu({ groups, current, isLeaving, onLogOut, work, onPress }: SectionMenuProps) {
  const text = useText();
  // Beside the logout, where it stays in view.
  const account = groups
    .flatMap(({ sections }) => sections)
    .find(({ path }) => path === DASHBOARD_PATHS.account);
  const item = (section: Section) => (
    <SectionItem
      key={section.path}
      section={section}
      isCurrent={section === current}
      work={work}
      onPress={onPress}
    />
  );
  return (
    <>
      <nav className={styles.nav} aria-label={text('dashboard.sections')}>
        <div className={styles.sections}>
          {groups.map(({ name, sections }) => (
            <Fragment key={name}>
              <p className={styles.group} aria-hidden>
                {text(name)}
              </p>
              <ul aria-label={text(name)}>{sections.filter((section) => section !== account).map(item)}</ul>
            </Fragment>
          ))}
        </div>
        {account && <ul className={styles.foot}>{item(account)}</ul>}
      </nav>
      <div>
        <PreferencesMenu place="sections" languages={LANGUAGES} />
      </div>
      <button type="button" className={styles.item} aria-disabled={isLeaving || undefined} onClick={onLogOut}>
        <LogOut aria-hidden />
        {text(isLeaving ? 'dashboard.loggingOut' : 'dashboard.logout')}
      </button>
    </>
  );
}

interface SectionItemProps {
  work: OpenWork | undefined;
  onPress: (() => void) | undefined;
  section: Section;
  isCurrent: boolean;
}

/** Screen readers read the count after the name, with what it counts. */
function SectionItem({ section, isCurrent, work, onPress }: SectionItemProps) {
  const text = useText();
  const id = useId();
  const count = section.work && work ? work[section.work.of] : 0;
  return (
    <li>
      <Link
        to={section.path}
        className={styles.item}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={count > 0 ? id : undefined}
        onClick={onPress}
      >
        <section.icon aria-hidden />
        <span>{text(section.name)}</span>
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {text('dashboard.openWork', { count })}
          </span>
        )}
      </Link>
      {section.work && count > 0 && (
        <span id={id} className="visually-hidden">
          {text(section.work.words, { count })}
        </span>
      )}
    </li>
  );
}
