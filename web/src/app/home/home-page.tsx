// The home page: what the programme is, when the exhibition is, and the way in.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { DEFAULT_BUSINESS_LIMITS, type Edition } from '@visavis/domain/edition/schema';
import { SLOT_LENGTH_HOURS } from '@visavis/domain/edition/slot-time';
import { ArrowRight } from 'lucide-react';
import { useText } from '../../i18n/text.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useEdition } from '../edition.ts';
import { editionWhen } from '../edition-when.ts';
import { HeroPalette } from './hero-palette.tsx';
import styles from './home-page.module.css';

export function HomePage() {
  const text = useText();
  const { data: edition } = useEdition();
  const maximum = edition?.limits.businessMaximum ?? DEFAULT_BUSINESS_LIMITS.businessMaximum;
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h1 tabIndex={-1}>{text('app.heroTitle', { maximum })}</h1>
          <p className={styles.lead}>{text('app.heroLead', { maximum })}</p>
          <div className={styles.actions}>
            <LinkButton to={BUSINESS_PATHS.contact}>{text('app.register')}</LinkButton>
          </div>
          <When edition={edition} />
        </div>
        <div className={styles.art}>
          <HeroPalette edition={edition} />
        </div>
      </div>
      <div className={styles.band}>
        <div className={styles.programmes}>
          <section>
            <h2>{text('app.businessMatching')}</h2>
            <p className={styles.words}>{text('app.businessText')}</p>
            <dl className={styles.figures}>
              <Figure figure={maximum} name={text('app.exhibitorsAtMost')} />
              {edition && (
                <Figure
                  figure={edition.days.length}
                  name={text('app.eventDays', { count: edition.days.length })}
                />
              )}
              <Figure figure={SLOT_LENGTH_HOURS} name={text('app.hourEach')} />
            </dl>
            <LinkButton to={BUSINESS_PATHS.contact} variant="text" iconAfter={<ArrowRight aria-hidden />}>
              {text('app.startRegistration')}
            </LinkButton>
          </section>
          <section>
            <h2>{text('app.hostedBuyer')}</h2>
            <p className={styles.words}>{text('app.hostedText')}</p>
          </section>
        </div>
      </div>
    </>
  );
}

function When({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const when = edition && editionWhen(edition, text);
  return (
    <p className={styles.when}>
      {when && (
        <>
          <span>{text('app.datesAndYear', { dates: when.dates, year: when.year })}</span>
          <span className={styles.weekdays}>
            {text('app.weekdaysAndZone', { weekdays: when.weekdays, zone: when.zone })}
          </span>
        </>
      )}
    </p>
  );
}

function Figure({ figure, name }: { figure: number; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
