// Names of countries that are known by their English name alone, where the list of countries is there already.
import { useQueryClient } from '@tanstack/react-query';
import { useDates } from './use-dates.ts';

interface Listed {
  name?: { common: string };
  cca2?: string;
}

/** Nothing is asked for: without the list a name stays as it was given. */
export function useCountryName(): (english: string) => string {
  const dates = useDates();
  const client = useQueryClient();
  return (english) => {
    const lists = client.getQueriesData<readonly Listed[]>({ queryKey: ['countries'] });
    const listed = lists
      .flatMap(([, countries]) => countries ?? [])
      .find(({ name, cca2 }) => cca2 !== undefined && name?.common === english);
    return dates.country(listed?.cca2, english);
  };
}
