// Chooses which edition a section works on, in the address: the site's without a choice, or a draft that is prepared.
import { useQuery } from '@tanstack/react-query';
import { listEditions } from '@visavis/contract/edition/settings-calls';
import { useSearchParams } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { call } from '../lib/api-client.ts';
import { SelectField } from '../ui/select-field.tsx';

const PARAMETER = 'edition';

/** The id in the address; undefined without one. */
export function useChosenEdition(): number | undefined {
  const [search] = useSearchParams();
  const id = Number(search.get(PARAMETER));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Nothing where there is only one edition. @param shown the edition that the section shows; undefined until it is known */
export function EditionChoice({ shown }: { shown: number | undefined }) {
  const text = useText();
  const dates = useDates();
  const [, setSearch] = useSearchParams();
  const { data: editions = [] } = useQuery({
    queryKey: ['editions'],
    queryFn: ({ signal }) => call(listEditions, { signal }),
  });
  const choices = editions.filter(({ id, state }) => state !== 'closed' || id === shown);
  if (choices.length < 2) return null;
  return (
    <SelectField
      label={text('dashboard.edition')}
      value={String(shown ?? '')}
      onChange={({ target }) =>
        setSearch((before) => {
          const after = new URLSearchParams(before);
          after.set(PARAMETER, target.value);
          return after;
        })
      }
      options={choices.map(({ id, name, state, dates: [first = ''] }) => ({
        value: String(id),
        label: text('dashboard.editionOption', {
          name,
          date: first === '' ? '' : dates.date(first),
          state: text(`dashboard.edition.${state}`),
        }),
      }))}
    />
  );
}
