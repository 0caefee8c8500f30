// The two programmes: who each is for, its figures, and how to register.
import { BUSINESS_PATHS, HOSTED_PATHS } from '@visavis/contract/page-path';
import { stayLength } from '@visavis/domain/booking/stay-words';
import { isClosed } from '@visavis/domain/edition/over';
import type { Programme } from '@visavis/domain/edition/programme';
import type { Edition } from '@visavis/domain/edition/schema';
import { fillTemplate } from '@visavis/domain/words/templates';
import { ArrowRight } from 'lucide-react';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/text.ts';
import { useProgrammeFacts } from '../../queries/programmes.ts';
import { useOpening } from '../../shell/use-opening.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './programmes.module.css';

export function Programmes({ edition, maximum }: { edition: Edition | undefined; maximum: number }) {
  const text = useText();
  const facts = useProgrammeFacts();
  const language = useLanguage();
  const has = (programme: Programme) => edition?.closed?.[programme]?.reason !== 'off';
  return (
    <div className={styles.band}>
      <div className={styles.programmes}>
        {has('business') && (
          <section>
            <h2>{text('home.businessMatching')}</h2>
            {facts && <p className={styles.words}>{facts['home-business']}</p>}
            <dl className={styles.figures}>
              <Figure figure={maximum} name={text('home.exhibitorsAtMost')} />
              {edition && (
                <>
                  <Figure
                    figure={edition.days.length}
                    name={text('home.eventDays', { count: edition.days.length })}
                  />
                  {edition.slotMinutes === 60 ? (
                    <Figure figure={1} name={text('home.hourEach')} />
                  ) : (
                    <Figure figure={edition.slotMinutes} name={text('home.minutesEach')} />
                  )}
                </>
              )}
            </dl>
            <WayIn edition={edition} programme="business" />
          </section>
        )}
        {has('hosted') && (
          <section>
            <h2>{text('home.hostedBuyer')}</h2>
            {facts && edition && (
              <p className={styles.words}>
                {fillTemplate(
                  facts[edition.hosted.deposit === 0 ? 'home-hosted-free' : 'home-hosted'] ?? '',
                  {
                    stay: stayLength(edition.hosted, language),
                  },
                )}
              </p>
            )}
            <dl className={styles.figures}>
              {edition && (
                <>
                  <Figure figure={edition.hosted.programmeMeetings} name={text('home.hostedMeetings')} />
                  <Figure figure={edition.hosted.stagePrograms} name={text('home.hostedStagePrograms')} />
                  <Figure figure={edition.limits.hostedMaximum} name={text('home.hostedChosen')} />
                </>
              )}
            </dl>
            <WayIn edition={edition} programme="hosted" />
          </section>
        )}
      </div>
    </div>
  );
}

/** The link to a programme's first page, or when it opens. */
function WayIn({ edition, programme }: { edition: Edition | undefined; programme: Programme }) {
  const text = useText();
  const opening = useOpening(edition?.closed?.[programme]);
  if (isClosed(edition, programme)) return opening ? <p className={styles.words}>{opening}</p> : null;
  const isBusiness = programme === 'business';
  return (
    <LinkButton
      to={isBusiness ? BUSINESS_PATHS.contact : HOSTED_PATHS.contact}
      variant="text"
      iconAfter={<ArrowRight aria-hidden />}
    >
      {text(isBusiness ? 'home.startRegistration' : 'home.startApplication')}
    </LinkButton>
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
