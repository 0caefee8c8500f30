// The bar of a selection, with the actions that the list offers for the selected rows.
import { Download, PenLine } from 'lucide-react';
import { useNewMessage } from '../../queries/use-new-message.ts';
import { Failure } from '../../ui/failure.tsx';
import { type BarItem, BulkBar } from '../bulk-bar.tsx';
import type { ListDefinition } from '../define-list.ts';
import type { ListOf } from '../list-of.ts';
import type { useSelectedPeople } from '../use-selected-people.ts';
import type { Shown } from '../use-shown.ts';
import type { BulkAction } from './bulk-action.ts';

interface SelectionBarProps<L extends ListOf> {
  list: ListDefinition<L>;
  given: Shown<L['facts']>;
  filter: L['filter'];
  people: ReturnType<typeof useSelectedPeople<L['row']>>;
  /** How many rows the search finds; null until this is known. */
  total: number | null;
  /** An action with many rows is running, so the buttons do nothing. */
  isHeld: boolean;
  onStart: (action: BulkAction<L> | 'export', ids: readonly number[]) => void;
  /** Called after the selection was cleared, so that the list can take the focus. */
  onCleared: () => void;
}

export function SelectionBar<L extends ListOf>({
  list,
  given: { text, may },
  filter,
  people,
  total,
  isHeld,
  onStart,
  onCleared,
}: SelectionBarProps<L>) {
  const create = useNewMessage();
  const { selection } = people;
  const ids = [...selection.selected];
  if (ids.length === 0) return null;
  const chosen = { ids, rows: people.rowsOf(ids) };
  const audience = may('email.send') ? list.audience?.(filter, chosen) : undefined;
  const itemOf = (action: BulkAction<L> | 'write' | 'export'): (BarItem & { isFurther?: true }) | null => {
    if (action === 'write')
      return audience
        ? {
            id: action,
            words: text('messages.write'),
            icon: <PenLine aria-hidden />,
            isBusy: create.isBusy,
            onPress: () => void create.run(audience),
          }
        : null;
    if (action === 'export')
      return {
        id: action,
        words: text('review.export'),
        icon: <Download aria-hidden />,
        onPress: () => onStart(action, ids),
      };
    if (!may(action.permission) || action.fits?.(filter, chosen) === false) return null;
    return { ...action, words: text(action.words), onPress: () => onStart(action, ids) };
  };
  const items = (list.bulk ?? []).flatMap((action) => itemOf(action) ?? []);
  return (
    <BulkBar
      count={ids.length}
      unseen={selection.unseen}
      all={
        total !== null && ids.length < total
          ? { total, onSelect: () => void people.selectAll(), isLoading: people.isLoading }
          : null
      }
      onClear={() => {
        selection.clear();
        onCleared();
      }}
      items={items.filter(({ isFurther }) => !isFurther)}
      further={items.filter(({ isFurther }) => isFurther)}
      isHeld={isHeld}
    >
      <Failure of={create} />
    </BulkBar>
  );
}
