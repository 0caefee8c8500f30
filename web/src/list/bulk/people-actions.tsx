// Actions with selected people of either programme: add a tag, remove a tag, add a task about each of them.
import type { Programme } from '../../queries/use-tags.ts';
import type { ListOf } from '../list-of.ts';
import { AssignDialog } from './assign-dialog.tsx';
import type { BulkAction } from './bulk-action.ts';
import { TagDialog } from './tag-dialog.tsx';

/** @param programmeOf the programme of a search; the tags that can be removed are those of its people */
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
