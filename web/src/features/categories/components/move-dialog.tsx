// Moves the selected node by choosing its category and position: the way for touch screens.
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from '../categories-page.module.css';
import type { TreeRow } from '../tree-rows.ts';
import type { Move } from './category-tree.tsx';

interface MoveDialogProps {
  tree: StoredTree;
  row: TreeRow;
  onMove: (move: Move) => void;
  onClose: () => void;
}

export function MoveDialog({ tree, row, onMove, onClose }: MoveDialogProps) {
  const text = useText();
  const [parentId, setParentId] = useState(row.parent?.id ?? null);
  const parent = tree.categories.find(({ id }) => id === parentId) ?? null;
  const siblings = (parent?.subCategories ?? tree.categories).filter(({ id }) => id !== row.node.id);
  const [place, setPlace] = useState(String(row.position));
  const submit = () => {
    onMove({ row, parent, position: Number(place) });
  };
  return (
    <FormDialog
      title={text('categories.moveTitle', { name: row.node.name })}
      onClose={onClose}
      submit={{ words: text('categories.move') }}
      onSubmit={submit}
      className={styles.form}
    >
      {row.parent && (
        <SelectField
          label={text('categories.moveTo')}
          value={String(parentId ?? '')}
          onChange={({ target }) => {
            setParentId(Number(target.value));
            setPlace('0');
          }}
          options={tree.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <SelectField
        label={text('categories.movePlace')}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
        options={[
          { value: '0', label: text('categories.moveFirst') },
          ...siblings.map(({ name }, index) => ({
            value: String(index + 1),
            label: text('categories.moveAfter', { name }),
          })),
        ]}
      />
    </FormDialog>
  );
}
