// The section with an exhibitor's sub-categories: chips that remove them, and a dialog that adds others.
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips, Tag } from '../../../ui/chip.tsx';
import { Section } from '../../../ui/section.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { type CategoryGroup, useCategoryGroups } from '../api.ts';
import type { ExhibitorForm } from '../form.ts';
import styles from './categories-section.module.css';
import { CategoryDialog } from './category-dialog.tsx';

interface CategoriesSectionProps {
  form: ExhibitorForm;
  /** The number of registrations with an interest in one of the stored sub-categories. */
  followers: number | undefined;
}

export function CategoriesSection({ form, followers }: CategoriesSectionProps) {
  const { draft, set, errors, isReadOnly } = form;
  const text = useText();
  const dates = useDates();
  const groups = useCategoryGroups();
  const [isChoosing, setChoosing] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const chosen = chosenOf(groups.data ?? [], draft.subCategoryIds);
  return (
    <Section
      id="categories"
      title={text('exhibitors.categories')}
      aside={followers !== undefined && text('exhibitors.followers', { count: followers })}
    >
      <div className={stackStyles.line2}>
        {isReadOnly &&
          chosen.map((subCategory) => <Tag key={subCategory.id}>{dates.named(subCategory)}</Tag>)}
        {!isReadOnly && chosen.length > 0 && (
          <Chips
            label={text('exhibitors.categories')}
            tone="neutral"
            fallbackFocusRef={add}
            items={chosen.map((subCategory) => {
              const name = dates.named(subCategory);
              return {
                id: subCategory.id,
                label: name,
                removeLabel: text('exhibitors.removeCategory', { name }),
              };
            })}
            onRemove={(id) => set({ subCategoryIds: draft.subCategoryIds.filter((known) => known !== id) })}
          />
        )}
        {!isReadOnly && (
          <Button
            ref={add}
            variant="secondary"
            className={styles.add}
            icon={<Plus aria-hidden />}
            aria-haspopup="dialog"
            aria-label={text('exhibitors.addCategory')}
            onClick={() => setChoosing(true)}
          >
            {text('exhibitors.add')}
          </Button>
        )}
      </div>
      {errors.subCategoryIds && (
        <p role="alert" className={styles.error}>
          {errors.subCategoryIds}
        </p>
      )}
      {isChoosing && (
        <CategoryDialog
          groups={groups.data ?? null}
          hasFailed={groups.isError}
          onTryAgain={() => void groups.refetch()}
          chosen={draft.subCategoryIds}
          onChange={(subCategoryIds) => set({ subCategoryIds })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Section>
  );
}

const chosenOf = (groups: readonly CategoryGroup[], ids: readonly number[]) =>
  groups.flatMap(({ subCategories }) => subCategories.filter(({ id }) => ids.includes(id)));
