// The eight exhibitors with the most free hours, in two rows of four like the palette; after the fair any eight.
import { useQuery } from '@tanstack/react-query';
import { EXHIBITIONS_PATH } from '@visavis/contract/page-path';
import { isClosed } from '@visavis/domain/edition/over';
import type { Edition } from '@visavis/domain/edition/schema';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { stripQuery } from '../../queries/home.ts';
import { usePigments } from '../../queries/use-pigments.ts';
import { LogoArt } from '../../ui/logo-art.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './exhibitor-strip.module.css';
import { Section } from './section.tsx';

export function ExhibitorStrip({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const pigmentOf = usePigments();
  const { data: exhibitors, isError } = useQuery(stripQuery());
  if (exhibitors ? exhibitors.length === 0 : isError) return null;
  // False once no hour is left to choose from.
  const hasHours = !isClosed(edition, 'business');
  return (
    <Section
      title={text(hasHours ? 'home.stripTitle' : 'home.stripTitleOver')}
      lead={hasHours ? text('home.stripLead') : undefined}
    >
      <ul className={styles.strip} data-waiting={exhibitors ? undefined : ''}>
        {exhibitors?.map(({ id, company_name: name, booth_number: booth, logo, freeHours }) => (
          <li key={id}>
            <Link to={`${EXHIBITIONS_PATH}/${id}`}>
              <span className={styles.logo}>
                <Picture
                  src={logo}
                  alt=""
                  width={104}
                  height={104}
                  loading="lazy"
                  fallback={<LogoArt pigment={pigmentOf({ id, company_name: name })} name={name} />}
                />
              </span>
              <span className={styles.words}>
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                <span className={styles.fact}>{text('home.booth', { booth })}</span>
                {hasHours && (
                  <span className={styles.fact}>{text('home.freeHours', { count: freeHours })}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
