// A dialog with a checkbox for each sub-category, under its category.

import { foldForSearch } from '@visavis/domain/text/fold';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { CategoryGroup } from '../api.ts';
import styles from './category-dialog.module.css';

interface CategoryDialogProps {
  /** Null while they load. */
  groups: readonly CategoryGroup[] | null;
  hasFailed: boolean;
  onTryAgain: () => void;
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  onClose: () => void;
}

export function CategoryDialog(props: CategoryDialogProps) {
  const { groups, hasFailed, onTryAgain, chosen, onChange, onClose } = props;
  const text = useText();
  const dates = useDates();
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const wanted = foldForSearch(search.trim());
  const found = (groups ?? [])
    .map((group) => ({
      ...group,
      subCategories: group.subCategories.filter((one) =>
        [one.name, dates.named(one), dates.named(group)].some((name) => foldForSearch(name).includes(wanted)),
      ),
    }))
    .filter(({ subCategories }) => subCategories.length > 0);
  return (
    <Dialog
      open
      title={text('exhibitors.chooseCategories')}
      width="medium"
      initialFocusRef={box}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('exhibitors.done')}</Button>}
    >
      <SearchField
        ref={box}
        label={text('exhibitors.findCategory')}
        placeholder={text('exhibitors.findCategory')}
        value={search}
        onChange={setSearch}
      />
      {hasFailed && <LoadFailure again={onTryAgain}>{text('exhibitors.categoriesFailed')}</LoadFailure>}
      {!groups && !hasFailed && <Skeleton height="12rem" />}
      {groups && found.length === 0 && <p className={styles.none}>{text('exhibitors.noCategory')}</p>}
      {found.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          <legend>{dates.named(group)}</legend>
          {group.subCategories.map((one) => (
            <Checkbox
              key={one.id}
              tone="neutral"
              label={dates.named(one)}
              checked={chosen.includes(one.id)}
              onChange={(isOn) =>
                onChange(isOn ? [...chosen, one.id] : chosen.filter((known) => known !== one.id))
              }
            />
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
