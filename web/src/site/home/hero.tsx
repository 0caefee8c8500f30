// The top of the home page: what the site is for, both ways to register, and the dates.
import { BUSINESS_PATHS, HOSTED_PATHS } from '@visavis/contract/page-path';
import { isClosed } from '@visavis/domain/edition/over';
import type { Edition } from '@visavis/domain/edition/schema';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { editionDates } from '../../shell/edition-dates.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './hero.module.css';
import { HeroPalette } from './hero-palette.tsx';

export function Hero({ edition, maximum }: { edition: Edition | undefined; maximum: number }) {
  const text = useText();
  const takesVisitors = !isClosed(edition, 'business');
  const takesBuyers = !isClosed(edition, 'hosted');
  return (
    <div className={styles.hero}>
      <div>
        <h1 tabIndex={-1}>{text('home.heroTitle', { maximum })}</h1>
        <p className={styles.lead}>{text('home.heroLead', { maximum, slot: edition?.slotMinutes ?? 60 })}</p>
        {(takesVisitors || takesBuyers) && (
          <div className={styles.actions}>
            {takesVisitors && <LinkButton to={BUSINESS_PATHS.contact}>{text('app.register')}</LinkButton>}
            {takesBuyers && (
              <LinkButton to={HOSTED_PATHS.contact} variant={takesVisitors ? 'secondary' : 'primary'}>
                {text('app.applyHosted')}
              </LinkButton>
            )}
          </div>
        )}
        <When edition={edition} />
      </div>
      {edition?.isDemo ? (
        <div className={styles.art}>
          <HeroPalette edition={edition} />
        </div>
      ) : (
        edition?.logo !== undefined && (
          <div className={styles.art}>
            <img src={edition.logo} alt="" className={styles.logo} />
          </div>
        )
      )}
    </div>
  );
}

function When({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const dates = useDates();
  const when = edition && editionDates(edition, text, dates);
  return (
    <p className={styles.when}>
      {when && (
        <>
          <span>{text('home.datesAndYear', { dates: when.dates, year: when.year })}</span>
          <span className={styles.weekdays}>
            {text('home.weekdaysAndZone', { weekdays: when.weekdays, zone: when.zone })}
          </span>
        </>
      )}
    </p>
  );
}
