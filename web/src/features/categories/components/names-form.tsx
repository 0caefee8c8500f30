// The names of the selected category or sub-category in every language, and the actions on it.
import { CATEGORY_NAME_LIMIT } from '@visavis/domain/category/tree';
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import { CornerUpRight, Trash2 } from 'lucide-react';
import { type FormEvent, type Ref, useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import type { Faults } from '../../../queries/use-action.ts';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import type { NodeNames } from '../api.ts';
import styles from '../categories-page.module.css';
import type { TreeRow } from '../tree-rows.ts';

const OTHERS = ['ms', 'zh-Hans'] as const satisfies readonly Exclude<Language, 'en'>[];

interface NamesFieldsProps {
  names: NodeNames;
  errors: Faults;
  isReadOnly?: boolean;
  firstRef?: Ref<HTMLInputElement>;
  onType: (names: NodeNames) => void;
}

/** One field per language of the edition, named as in the server's refusals. */
export function NamesFields({ names, errors, isReadOnly, firstRef = null, onType }: NamesFieldsProps) {
  const languages = useEditionLanguages();
  const shared = { readOnly: isReadOnly, autoComplete: 'off', maxLength: CATEGORY_NAME_LIMIT };
  return (
    <div className={styles.names}>
      <TextField
        {...shared}
        ref={firstRef}
        name="name"
        lang="en"
        label={LANGUAGE_NAMES.en}
        labelLang="en"
        error={errors.name}
        value={names.name}
        onChange={({ target }) => onType({ ...names, name: target.value })}
      />
      {OTHERS.filter((language) => languages.includes(language)).map((language) => (
        <TextField
          key={language}
          {...shared}
          name={`names.${language}`}
          lang={language}
          label={LANGUAGE_NAMES[language]}
          labelLang={language}
          error={errors[`names.${language}`]}
          value={names.names[language] ?? ''}
          onChange={({ target }) => onType({ ...names, names: { ...names.names, [language]: target.value } })}
        />
      ))}
    </div>
  );
}

interface NodePanelProps {
  row: TreeRow;
  names: NodeNames;
  errors: Faults;
  mayChange: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onType: (names: NodeNames) => void;
  onSave: () => void;
  onMove: () => void;
  onDelete: () => void;
}

export function NodePanel(props: NodePanelProps) {
  const { row, names, errors, mayChange, headingRef, onType, onSave, onMove, onDelete } = props;
  const text = useText();
  const dates = useDates();
  const noteId = useId();
  const { node } = row;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const subCategories = 'subCategories' in node ? node.subCategories.length : 0;
  const isUsed = node.exhibitors > 0 || node.registrations > 0;
  const mayDelete = 'subCategories' in node ? subCategories === 0 : !isUsed;
  const former = 'formerNames' in node ? node.formerNames : [];
  return (
    <section className={styles.card} aria-label={node.name}>
      <div className={stackStyles.spread3}>
        <h2 ref={headingRef} tabIndex={-1}>
          {node.name}
        </h2>
        {mayChange && (
          <div className={styles.buttons}>
            <Button variant="secondary" icon={<CornerUpRight aria-hidden />} onClick={onMove}>
              {text('categories.move')}
            </Button>
            <Button
              variant="secondary"
              icon={<Trash2 aria-hidden />}
              aria-disabled={!mayDelete || undefined}
              aria-describedby={noteId}
              onClick={() => {
                if (mayDelete) onDelete();
              }}
            >
              {text('categories.delete')}
            </Button>
          </div>
        )}
      </div>
      <form noValidate onSubmit={submit}>
        <NamesFields names={names} errors={errors} isReadOnly={!mayChange} onType={onType} />
        <button type="submit" hidden />
      </form>
      {mayChange && (
        <p id={noteId} className={styles.note}>
          {subCategories > 0
            ? text('categories.holds', { count: subCategories })
            : isUsed
              ? text('categories.inUse', { exhibitors: node.exhibitors, visitors: node.registrations })
              : text('categories.unused')}
        </p>
      )}
      {former.length > 0 && (
        <p className={styles.note}>{text('categories.formerly', { names: dates.list(former) })}</p>
      )}
    </section>
  );
}
