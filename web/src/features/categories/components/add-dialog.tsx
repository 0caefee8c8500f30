// Adds a category, or a sub-category of one, with its names.
import type { StoredCategory } from '@visavis/contract/category-tree/tree';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import type { Faults } from '../../../queries/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { NodeNames } from '../api.ts';
import styles from '../categories-page.module.css';
import { NamesFields } from './names-form.tsx';

interface AddDialogProps {
  categories: readonly StoredCategory[];
  /** The category selected by default; null for none. */
  proposed: number | null;
  isBusy: boolean;
  /** Why the last attempt failed, unless a field is at fault. */
  failure: string | null;
  /** @returns whether it was added, or the fields that were refused */
  onAdd: (wanted: NodeNames & { categoryId: number | null }) => Promise<true | Faults>;
  onClose: () => void;
}

export function AddDialog({ categories, proposed, isBusy, failure, onAdd, onClose }: AddDialogProps) {
  const text = useText();
  const first = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<NodeNames>({ name: '', names: {} });
  const [parent, setParent] = useState(String(proposed ?? ''));
  const [errors, setErrors] = useState<Faults>({});

  const refuse = (fields: Faults) => {
    setErrors(fields);
    if (fields.name) first.current?.focus();
  };
  async function submit(): Promise<void> {
    if (names.name.trim() === '') return refuse({ name: text('categories.nameMissing') });
    const answer = await onAdd({ ...names, categoryId: parent === '' ? null : Number(parent) });
    if (answer === true) onClose();
    else refuse(answer);
  }

  return (
    <FormDialog
      title={text('categories.addTitle')}
      initialFocusRef={first}
      onClose={onClose}
      submit={{ words: text('categories.addSend'), isBusy: isBusy, busyText: text('categories.working') }}
      onSubmit={submit}
      className={styles.form}
    >
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      <SelectField
        label={text('categories.addTo')}
        value={parent}
        onChange={({ target }) => setParent(target.value)}
        options={[
          { value: '', label: text('categories.addTop') },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <NamesFields
        names={names}
        errors={errors}
        firstRef={first}
        onType={(typed) => {
          setNames(typed);
          setErrors({});
        }}
      />
    </FormDialog>
  );
}
