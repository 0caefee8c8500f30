// Query keys begin with a part of the edition, or with a name that no change refreshes.
import { QueryClient } from '@tanstack/react-query';
import { PARTS } from '@visavis/domain/live/parts';
import { expect, it } from 'vitest';

it('a key that begins with neither does not compile, nor does a refetch of an unknown part', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['registrations', 'list', 7], 'rows');
  // @ts-expect-error: not a part
  queries.setQueryData(['people', 'list', 7], 'rows');
  // @ts-expect-error: not a part
  await queries.invalidateQueries({ queryKey: ['registration'] });
  // @ts-expect-error: not a part
  void queries.fetchQuery({ queryKey: ['list'], queryFn: () => 1 });
  for (const part of PARTS) await queries.invalidateQueries({ queryKey: [part] });
  expect(queries.getQueryState(['registrations', 'list', 7])?.isInvalidated).toBe(true);
});
