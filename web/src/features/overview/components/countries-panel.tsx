// Where visitors come from: the top few countries, and all of them on request.
import type { Overview } from '@visavis/contract/overview/endpoints';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCountries } from '../api.ts';
import type { ListPath } from '../list-path.ts';
import { RankedList } from './ranked-list.tsx';

const SHOWN_AT_FIRST = 5;

interface CountriesPanelProps {
  countries: Overview['countries'];
  listPath: ListPath;
}

export function CountriesPanel({ countries, listPath }: CountriesPanelProps) {
  const text = useText();
  const dates = useDates();
  const id = useId();
  const listed = useCountries();
  const [isOpen, setIsOpen] = useState(false);
  const highest = countries[0]?.registrations ?? 1;
  return (
    <Panel
      title={text('overview.countries')}
      aside={
        countries.length > SHOWN_AT_FIRST && (
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            {isOpen
              ? text('overview.fewerCountries')
              : text('overview.allCountries', { count: countries.length })}
          </button>
        )
      }
    >
      {countries.length === 0 ? (
        <p>{text('overview.noCountries')}</p>
      ) : (
        <RankedList
          id={id}
          items={countries
            .slice(0, isOpen ? countries.length : SHOWN_AT_FIRST)
            .map(({ country, registrations }) => {
              const { flag, code } = listed.get(country) ?? {};
              const name = dates.country(code, country);
              return {
                id: country,
                mark: <Flag src={flag} />,
                name,
                figure: text('overview.figure', { count: registrations }),
                label: text('overview.countryLink', { country: name, count: registrations }),
                share: registrations / highest,
                to: listPath({ country }),
              };
            })}
        />
      )}
    </Panel>
  );
}
