// The page for an unknown address: what is not lost, and where to go.
import {
  BUSINESS_PATHS,
  EXHIBITIONS_PATH,
  HOME_PATH,
  HOSTED_PATHS,
  SCHEDULE_LINK_PATH,
} from '@visavis/contract/page-path';
import { DEFAULT_BUSINESS_LIMITS } from '@visavis/domain/edition/limits';
import { isClosed } from '@visavis/domain/edition/over';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useEdition } from '../queries/use-edition.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './not-found-page.module.css';

interface NotFoundPageProps {
  /** Replaces the default sentence about the address. */
  lead?: string;
  /** Replaces Back to Home. */
  action?: { to: string; label: string };
}

export function NotFoundPage({ lead, action }: NotFoundPageProps) {
  const text = useText();
  const { data: edition } = useEdition();
  const maximum = edition?.limits.businessMaximum ?? DEFAULT_BUSINESS_LIMITS.businessMaximum;
  const isOpen = !isClosed(edition, 'business');
  const register = {
    to: BUSINESS_PATHS.contact,
    name: text('app.register'),
    hint: text('app.registerHint', { maximum, slot: edition?.slotMinutes ?? 60 }),
  };
  const apply = { to: HOSTED_PATHS.contact, name: text('app.applyHosted'), hint: text('app.hostedHint') };
  const places = [
    ...(isOpen ? [register] : []),
    ...(isClosed(edition, 'hosted') ? [] : [apply]),
    {
      to: EXHIBITIONS_PATH,
      name: text('app.exhibitions'),
      hint: text(isOpen ? 'app.exhibitionsHint' : 'app.exhibitionsHintOver'),
    },
    { to: SCHEDULE_LINK_PATH, name: text('app.myScheduleTitle'), hint: text('app.myScheduleHint') },
  ];
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>{text('app.notFoundTitle')}</h1>
        <p className={styles.lead}>{lead ?? text('app.notFoundLead')}</p>
        <div className={styles.home}>
          <LinkButton to={action?.to ?? HOME_PATH}>{action?.label ?? text('app.backToHome')}</LinkButton>
        </div>
      </div>
      <ul className={styles.places}>
        {places.map(({ to, name, hint }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.hint}>{hint}</span>
              </span>
              <ArrowRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
