// A list that is open on a page: its definition, what the address says of it, its rows, and what is known beside them.
import type { ListDefinition } from './define-list.ts';
import type { ListOf } from './list-of.ts';
import { useColumns } from './use-columns.ts';
import { useList } from './use-list.ts';
import { useListPlace } from './use-list-place.ts';
import { useShown } from './use-shown.ts';

export type OpenList<L extends ListOf> = ReturnType<typeof useOpenList<L>>;

export function useOpenList<L extends ListOf>(definition: ListDefinition<L>) {
  const place = useListPlace(definition);
  const rows = useList(definition.source, place.query);
  const given = useShown(definition.useFacts(place.filter, rows));
  const { text, may } = given;
  const columns = useColumns(
    definition.columnsKept ?? definition.source.name,
    definition.columns
      .filter(({ permissions }) => !permissions || permissions.some(may))
      .map((column) => ({ ...column, title: text(column.title), head: column.head?.(given) })),
  );
  return { definition, place, rows, given, columns };
}
