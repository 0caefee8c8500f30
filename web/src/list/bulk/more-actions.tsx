// What else can be done with selected people: a tag put on or taken away, a task about each.
import { can } from '@visavis/domain/identity/grants';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useRole } from '../../lib/use-organiser.ts';
import type { Programme } from '../../queries/use-tags.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { Bulk } from './use-bulk.ts';

interface MoreActionsProps {
  ids: readonly number[];
  nameOf: (id: number) => string;
  bulk: Bulk;
  /** Of the list: tags that are taken away are those of its people. */
  programme: Programme;
}

export function MoreActions({ programme, ...parts }: MoreActionsProps) {
  const text = useText();
  const role = useRole();
  const [asked, setAsked] = useState<'add' | 'remove' | 'assign' | null>(null);
  const close = () => setAsked(null);
  const items = [
    ...(can(role, 'tag.write')
      ? (['add', 'remove'] as const).map((action) => ({
          id: action,
          words: text(`dashboard.tagMany.${action}`),
          onChoose: () => setAsked(action),
        }))
      : []),
    ...(can(role, 'task.write')
      ? [{ id: 'assign', words: text('dashboard.assignMany'), onChoose: () => setAsked('assign') }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <MenuButton isAbove label={text('dashboard.moreActions')} items={items} />
      {(asked === 'add' || asked === 'remove') && (
        <TagDialog {...parts} action={asked} programme={programme} onClose={close} />
      )}
      {asked === 'assign' && <AssignDialog {...parts} onClose={close} />}
    </>
  );
}
