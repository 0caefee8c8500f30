// The site's header: the way home, four links, and on a phone a menu that unfolds below it.
import { BUSINESS_PATHS, HOME_PATH } from '@visavis/contract/page-path';
import type { Edition } from '@visavis/domain/edition/schema';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { CONTACT_ID } from './footer.tsx';
import { goToElement } from './go-to-element.ts';
import styles from './header.module.css';
import { Wordmark } from './wordmark.tsx';

export function Header({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const { key: visit } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // A menu belongs to the visit on which it was opened: any navigation closes it.
  const open = openAt === visit;
  const close = () => setOpenAt(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const Icon = open ? X : Menu;

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    toggle.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', closeByKey);
    const wide = window.matchMedia('(min-width: 768px)');
    const closeWhenWide = () => setOpenAt(null);
    wide.addEventListener('change', closeWhenWide);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      wide.removeEventListener('change', closeWhenWide);
    };
  }, [open]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={HOME_PATH} className={styles.home} aria-label={edition?.name ?? text('app.home')}>
          <Wordmark name={edition?.name ?? ''} place="header" />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-label={text('app.menu')}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpenAt(open ? null : visit)}
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
            <LinkButton to={BUSINESS_PATHS.contact} block onClick={close}>
              {text('app.register')}
            </LinkButton>
          </div>
        </div>
      </div>
      {open && <div className={styles.scrim} data-scrim="" onClick={close} aria-hidden="true" />}
    </header>
  );
}

function PageLinks({ onContact }: { onContact: () => void }) {
  const text = useText();
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
      <li>
        <NavLink to="/exhibitions">{text('app.exhibitions')}</NavLink>
      </li>
      <li>
        <NavLink to="/about">{text('app.aboutUs')}</NavLink>
      </li>
      <li>
        <a href={`#${CONTACT_ID}`} onClick={contact}>
          {text('app.contactUs')}
        </a>
      </li>
    </>
  );
}
