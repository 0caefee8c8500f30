// When and where the exhibition is open: the days from the edition, the place in the organiser's words.
import { useQuery } from '@tanstack/react-query';
import type { SiteContent } from '@visavis/domain/content/schema';
import type { Edition } from '@visavis/domain/edition/schema';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { placeQuery } from '../../queries/home.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { editionDates } from '../../shell/edition-dates.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import styles from './dates-and-place.module.css';
import { Section } from './section.tsx';

export function DatesAndPlace() {
  const text = useText();
  const { data: edition, errorUpdateCount, refetch } = useEdition();
  const { data: place, isError: isPlaceless } = useQuery(placeQuery(useLanguage()));
  return (
    <Section title={text('home.whenTitle')} band>
      <div className={styles.columns}>
        <div className={styles.days}>
          {edition && <Days edition={edition} />}
          {/* Kept during a retry, so that its button keeps the focus. */}
          {!edition && errorUpdateCount > 0 && (
            <LoadFailure again={refetch}>{text('app.editionFailed')}</LoadFailure>
          )}
        </div>
        {(place || !isPlaceless) && <div className={styles.place}>{place && <Place place={place} />}</div>}
      </div>
    </Section>
  );
}

function Days({ edition }: { edition: Edition }) {
  const text = useText();
  const dates = useDates();
  const { from, to, zone } = editionDates(edition, text, dates);
  return (
    <ul>
      {edition.days.map(({ date }) => (
        <li key={date}>
          <time dateTime={date}>
            <span className={styles.date}>{dates.day(date)}</span>
            <span className={styles.weekday}>{dates.weekday(date)}</span>
          </time>
          <span className={styles.hours}>{text('home.hours', { from, to, zone })}</span>
        </li>
      ))}
    </ul>
  );
}

function Place({ place }: { place: SiteContent['place'] }) {
  const text = useText();
  // The last line of an address usually contains the city already.
  const city = place.address.some((line) => line.includes(place.city)) ? [] : [place.city];
  const lines = [...place.address, ...city, place.country];
  return (
    <>
      <h3>{place.name}</h3>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <h4>{text('home.gettingThere')}</h4>
      <p>{place.travel}</p>
    </>
  );
}
