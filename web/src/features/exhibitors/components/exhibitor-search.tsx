// A search for one exhibitor of an edition by name, booth or product, with a button for each one found.
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { Banner } from '../../../ui/banner.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useFoundExhibitors } from '../api.ts';
import { placeWords } from '../place-words.ts';
import styles from './exhibitor-search.module.css';

interface ExhibitorSearchProps {
  label: string;
  exceptIds: readonly number[];
  /** Undefined for the edition that the dashboard works on. */
  edition: number | undefined;
  onChoose: (exhibitor: ListedExhibitor) => void;
}

export function ExhibitorSearch({ label, exceptIds, edition, onChoose }: ExhibitorSearchProps) {
  const text = useText();
  const countryName = useCountryName();
  const [search, setSearch] = useState('');
  const found = useFoundExhibitors(search.trim(), edition);
  const others = (found.data ?? []).filter(({ id }) => !exceptIds.includes(id));
  return (
    <>
      <SearchField label={label} placeholder={label} value={search} onChange={setSearch} />
      <p role="status" className="visually-hidden">
        {found.data && text('overview.exhibitorsFound', { count: others.length })}
      </p>
      {found.isError && <Banner kind="error">{text('overview.exhibitorsFailed')}</Banner>}
      <ul className={styles.found}>
        {others.map((exhibitor) => (
          <li key={exhibitor.id}>
            <button type="button" onClick={() => onChoose(exhibitor)}>
              <bdi>{exhibitor.companyName}</bdi>
              <span>
                {placeWords(text, [
                  exhibitor.boothNumber,
                  exhibitor.regionCountry && countryName(exhibitor.regionCountry),
                ])}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
