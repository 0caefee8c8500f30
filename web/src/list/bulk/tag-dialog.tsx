// Asks which tag is added to many people or removed from them. It stays open if nothing was done.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { type Programme, refreshTags, useTags } from '../../queries/use-tags.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { BulkDialogProps } from './bulk-action.ts';
import { PeopleNamed } from './people-named.tsx';
import { TagField } from './tag-field.tsx';
import { useTagStep } from './tag-step.ts';
import { isNothing } from './use-bulk.ts';

export function TagDialog({
  action,
  programme,
  ids,
  nameOf,
  bulk,
  onClose,
}: BulkDialogProps & { action: 'add' | 'remove'; programme: Programme }) {
  const text = useText();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  // Only a tag that somebody in this programme has can be removed.
  const tags = useTags(action === 'add' ? 'all' : programme) ?? [];
  const stepOf = useTagStep();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const submit = async () => {
    if (bulk.progress) return;
    setRefusal(undefined);
    const came = await bulk.run(stepOf(action, name, nameOf), ids, true);
    await refreshTags(queries);
    if (!came) return;
    if (!isNothing(came)) return onClose();
    setRefusal(came.stopped?.sentence);
    input.current?.focus();
  };
  return (
    <FormDialog
      title={text(`dashboard.askTag.${action}`, { count: ids.length })}
      initialFocusRef={input}
      onClose={onClose}
      submit={{
        words: text(`dashboard.tagThem.${action}`),
        isBusy: bulk.progress !== null,
        busyText: text('dashboard.saving'),
      }}
      onSubmit={submit}
    >
      <TagField
        ref={input}
        label={text('dashboard.tag')}
        help={text(`dashboard.tagHelp.${action}`)}
        error={refusal}
        value={name}
        tags={tags.map((tag) => tag.name)}
        onChange={setName}
      />
      <PeopleNamed ids={ids} nameOf={nameOf} />
    </FormDialog>
  );
}
