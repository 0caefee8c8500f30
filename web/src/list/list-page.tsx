// A page of the dashboard that is a list: draws what its definition says. A page of which a list is a part draws the
// same parts itself.
import { PageHead } from '../ui/page-head.tsx';
import type { ListDefinition } from './define-list.ts';
import { DisplayMenu } from './display-menu.tsx';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import { ExportMenu } from './list-exports.tsx';
import { ListFinding } from './list-finding.tsx';
import type { ListOf } from './list-of.ts';
import { useOpenList } from './use-open-list.ts';
import { WriteButton } from './write-button.tsx';

interface ListPageProps<L extends ListOf> extends Pick<ListBodyProps<L>, 'dialogs'> {
  list: ListDefinition<L>;
}

export function ListPage<L extends ListOf>({ list: definition, dialogs }: ListPageProps<L>) {
  const list = useOpenList(definition);
  const { place, given, columns } = list;
  const { text } = given;
  const audience = definition.audience?.(place.filter) ?? null;
  const blank = definition.blank?.(given) ?? null;
  return (
    <>
      <PageHead
        title={text(definition.words.title(place.filter))}
        lead={definition.lead?.(given)}
        aside={
          <>
            {definition.head?.(given)}
            {definition.columnsKept && <DisplayMenu columns={columns} />}
            {audience && blank === null && <WriteButton audience={audience} isCompact />}
            {definition.exports && blank === null && (
              <ExportMenu list={definition} query={place.query} shown={columns.shown.map(({ key }) => key)} />
            )}
            {definition.headEnd?.(given)}
          </>
        }
      />
      {blank ?? (
        <>
          <ListFinding list={list} />
          <ListBody list={list} dialogs={dialogs} />
        </>
      )}
    </>
  );
}
