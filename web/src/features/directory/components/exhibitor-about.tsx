// What an exhibitor's page says about it: logo, name, place, description, sub-categories and products.
import type { DirectoryEntry } from '@visavis/domain/directory/schema';
import { type ReactNode, useId } from 'react';
import { langOf } from '../../../i18n/lang-of.ts';
import { useText } from '../../../i18n/text.ts';
import { useBooth } from '../../../i18n/use-booth.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { Tag } from '../../../ui/chip.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { LogoArt } from '../../../ui/logo-art.tsx';
import { Picture } from '../../../ui/picture.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../exhibitor-page.module.css';
import { flagPath } from './flag-path.ts';

interface ExhibitorAboutProps {
  exhibitor: DirectoryEntry;
  /** In the reader's language. */
  subCategories: readonly string[];
  products: ReactNode;
  /** Level of the name's heading: lower where it is shown within another page. */
  heading?: 'h1' | 'h3';
}

export function ExhibitorAbout({ exhibitor, subCategories, products, heading = 'h1' }: ExhibitorAboutProps) {
  const text = useText();
  const id = useId();
  const shown = exhibitor.description.trim() === '' ? 'productProfile' : 'description';
  const SubHeading = heading === 'h1' ? 'h2' : 'h4';
  return (
    <>
      <Head exhibitor={exhibitor} heading={heading} />
      <p className={styles.description} dir="auto" lang={langOf(exhibitor, shown)}>
        {shown === 'description' ? exhibitor.description : exhibitor.product_profile}
      </p>
      {langOf(exhibitor, shown) && <p className={textStyles.note}>{text('directory.inEnglish')}</p>}
      {subCategories.length > 0 && (
        <ul className={styles.tags} aria-label={text('directory.subCategories')}>
          {subCategories.map((name) => (
            <li key={name}>
              <Tag>{name}</Tag>
            </li>
          ))}
        </ul>
      )}
      <section className={styles.products} aria-labelledby={`${id}-products`}>
        <SubHeading id={`${id}-products`}>{text('directory.products')}</SubHeading>
        {products}
      </section>
    </>
  );
}

function Head({ exhibitor, heading: Heading }: { exhibitor: DirectoryEntry; heading: 'h1' | 'h3' }) {
  const text = useText();
  const boothOf = useBooth();
  const dates = useDates();
  const pigmentOf = usePigments();
  return (
    <div className={styles.head}>
      <div className={styles.logo}>
        <Picture
          src={exhibitor.logo}
          alt=""
          fallback={<LogoArt pigment={pigmentOf(exhibitor)} name={exhibitor.company_name} />}
        />
      </div>
      <div className={styles.names}>
        <Heading tabIndex={-1} dir="auto">
          {exhibitor.company_name}
        </Heading>
        <dl className={styles.place}>
          <div>
            <dt>{text('directory.boothNumber')}</dt>
            <dd>{boothOf(exhibitor.booth_number, exhibitor.hall)}</dd>
          </div>
          {exhibitor.region_country.trim() !== '' && (
            <div>
              <dt>{text('directory.countryRegion')}</dt>
              <dd>
                <Flag src={flagPath(exhibitor.countryCode)} />
                {dates.country(exhibitor.countryCode, exhibitor.region_country)}
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}
