// What can be done with selected people of either programme: a tag put on or taken away, a task about each.
import type { Programme } from '../../queries/use-tags.ts';
import type { ListOf } from '../list-of.ts';
import { AssignDialog } from './assign-dialog.tsx';
import type { BulkAction } from './bulk-action.ts';
import { TagDialog } from './tag-dialog.tsx';

/** @param programmeOf a search: tags that are taken away are those of its people */
export const peopleActions = <L extends ListOf>(
  programmeOf: (filter: L['filter']) => Programme,
): readonly BulkAction<L>[] => [
  ...(['add', 'remove'] as const).map(
    (action): BulkAction<L> => ({
      id: `tag-${action}`,
      words: `dashboard.tagMany.${action}`,
      permission: 'tag.write',
      isFurther: true,
      dialog: (props) => <TagDialog {...props} action={action} programme={programmeOf(props.filter)} />,
    }),
  ),
  {
    id: 'assign',
    words: 'dashboard.assignMany',
    permission: 'task.write',
    isFurther: true,
    dialog: (props) => <AssignDialog {...props} />,
  },
];
