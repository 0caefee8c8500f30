// One exhibitor of the directory: a card that is clickable as a whole, through the single link on the name.
import { EXHIBITIONS_PATH } from '@visavis/contract/page-path';
import type { DirectoryEntry } from '@visavis/domain/directory/schema';
import { Link } from 'react-router';
import { langOf } from '../../../i18n/lang-of.ts';
import { useText } from '../../../i18n/text.ts';
import { useBooth } from '../../../i18n/use-booth.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { Flag } from '../../../ui/flag.tsx';
import { LogoArt } from '../../../ui/logo-art.tsx';
import { Picture } from '../../../ui/picture.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from './entry-card.module.css';
import { flagPath } from './flag-path.ts';
import { HoursLine } from './hours-line.tsx';

interface EntryCardProps {
  entry: DirectoryEntry;
  freeHours: number;
  /** History state that the link passes on. */
  linkState?: unknown;
  /** Has no page yet: the name is not a link. */
  isPreview?: boolean;
}

export function EntryCard({ entry, freeHours, linkState, isPreview = false }: EntryCardProps) {
  const text = useText();
  const boothOf = useBooth();
  const dates = useDates();
  const pigmentOf = usePigments();
  return (
    <li className={styles.entry}>
      <div className={styles.logo}>
        <Picture
          src={entry.logo}
          alt=""
          loading="lazy"
          fallback={<LogoArt pigment={pigmentOf(entry)} name={entry.company_name} />}
        />
      </div>
      <div className={styles.words}>
        <h2 tabIndex={-1} className={styles.name} dir="auto">
          {isPreview ? (
            entry.company_name
          ) : (
            <Link to={`${EXHIBITIONS_PATH}/${entry.id}`} state={linkState} className={styles.link}>
              {entry.company_name}
            </Link>
          )}
        </h2>
        <p className={styles.place}>
          <span className={textStyles.figures}>
            {text('directory.booth', { booth: boothOf(entry.booth_number, entry.hall) })}
          </span>
          <span className={styles.country}>
            <Flag src={flagPath(entry.countryCode)} />
            {dates.country(entry.countryCode, entry.region_country)}
          </span>
        </p>
        <p className={styles.profile} dir="auto" lang={langOf(entry, 'productProfile')}>
          {entry.product_profile.trim() || text('directory.noProfile')}
        </p>
        <HoursLine freeHours={freeHours} />
      </div>
    </li>
  );
}
