// The site's header: the home link, its links, and on a phone a menu that unfolds below it.
import { ABOUT_PATH, BUSINESS_PATHS, EXHIBITIONS_PATH, HOME_PATH } from '@visavis/contract/page-path';
import { isClosed } from '@visavis/domain/edition/over';
import type { Edition } from '@visavis/domain/edition/schema';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { Menu, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, NavLink } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useLeadsSomewhere } from '../queries/next-edition.ts';
import { ownSchedule, scheduleAddress } from '../queries/own-schedule.ts';
import { LinkButton } from '../ui/button.tsx';
import { useStoredValue } from '../wizard/use-stored-value.ts';
import { CONTACT_ID } from './footer.tsx';
import { goToElement } from './go-to-element.ts';
import styles from './header.module.css';
import { PreferencesMenu } from './preferences/preferences-menu.tsx';
import { useUnfoldingMenu } from './use-unfolding-menu.ts';
import { Wordmark } from './wordmark.tsx';

export function Header({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const { open, close, toggle, panelId, press } = useUnfoldingMenu('(min-width: 768px)');
  const leads = useLeadsSomewhere();
  const Icon = open ? X : Menu;

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={HOME_PATH} className={styles.home} aria-label={edition?.name ?? text('app.home')}>
          <Wordmark edition={edition} place="header" />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={`icon-button ${styles.toggle}`}
          aria-label={text('app.menu')}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={press}
        >
          <Icon aria-hidden />
        </button>
        <div id={panelId} className={styles.panel} data-open={open || undefined}>
          <nav aria-label={text('app.navigation')}>
            <ul className={styles.links}>
              <PageLinks onContact={close} />
            </ul>
          </nav>
          <div className={styles.actions}>
            {leads(BUSINESS_PATHS.contact) && !isClosed(edition, 'business') && (
              <LinkButton to={BUSINESS_PATHS.contact} block onClick={close}>
                {text('app.register')}
              </LinkButton>
            )}
          </div>
          <PreferencesMenu place="header" languages={edition?.languages ?? LANGUAGES} />
        </div>
      </div>
      {open && <div className={styles.scrim} data-scrim="" onClick={close} aria-hidden="true" />}
    </header>
  );
}

function PageLinks({ onContact }: { onContact: () => void }) {
  const text = useText();
  const leads = useLeadsSomewhere();
  const hasEdition = leads(EXHIBITIONS_PATH);
  const [scheduleKey] = useStoredValue(ownSchedule);
  const contact = (event: MouseEvent) => {
    onContact();
    goToElement(event, CONTACT_ID);
  };
  return (
    <>
      <li>
        <NavLink to={HOME_PATH} end>
          {text('app.home')}
        </NavLink>
      </li>
      {hasEdition && (
        <li>
          <NavLink to={EXHIBITIONS_PATH}>{text('app.exhibitions')}</NavLink>
        </li>
      )}
      {leads(ABOUT_PATH) && (
        <li>
          <NavLink to={ABOUT_PATH}>{text('app.aboutUs')}</NavLink>
        </li>
      )}
      {hasEdition && (
        <li>
          <a href={`#${CONTACT_ID}`} onClick={contact}>
            {text('app.contactUs')}
          </a>
        </li>
      )}
      {scheduleKey !== '' && (
        <li>
          <NavLink to={scheduleAddress(scheduleKey)}>{text('app.myScheduleTitle')}</NavLink>
        </li>
      )}
    </>
  );
}
