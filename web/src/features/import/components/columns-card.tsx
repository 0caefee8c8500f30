// The columns of the file and what each is imported as; the sheet and the encoding, if they can be chosen.
import type { ImportView } from '@visavis/contract/import/plan';
import { DELIMITERS, ENCODINGS } from '@visavis/domain/import/encodings';
import { IMPORT_FIELDS } from '@visavis/domain/import/fields';
import type { ImportKind } from '@visavis/domain/import/kinds';
import { PERSON_FIELDS } from '@visavis/domain/import/registrations/fields';
import { ChevronDown } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import stackStyles from '../../../ui/stack.module.css';
import textStyles from '../../../ui/text.module.css';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import { DELIMITER_WORDS, encodingName } from '../file-words.ts';
import { missingFields } from '../subject.ts';
import type { ImportChanges } from '../use-import-changes.ts';
import { ColumnItem, type Field } from './column-item.tsx';
import styles from './import.module.css';

interface ColumnsCardProps {
  view: ImportView;
  changes: ImportChanges;
  mayChange: boolean;
}

const NONE = '';

/** The fields that columns can be imported as, with their labels. */
export const FIELDS = {
  exhibitors: { fields: IMPORT_FIELDS, choice: 'importField' },
  registrations: { fields: PERSON_FIELDS, choice: 'personField' },
} as const satisfies Record<ImportKind, { fields: readonly NonNullable<Field>[]; choice: string }>;

/** Without one of them, nothing can be imported. */
const NAMING: Record<ImportKind, readonly string[]> = {
  exhibitors: ['company', 'category'],
  registrations: ['email'],
};

/** Headings may repeat; their number tells them apart. */
function titlesOf(columns: ImportView['reading']['columns'], numbered: (number: number) => string): string[] {
  const names = columns.map(({ heading }) => heading);
  return names.map((name, index) => {
    if (name === '') return numbered(index + 1);
    return names.indexOf(name) === index ? name : `${name} (${numbered(index + 1)})`;
  });
}

interface HeadingRowFieldProps {
  view: ImportView;
  changes: ImportChanges;
  isDisabled: boolean;
}

function HeadingRowField({ view: { reading, choices }, changes, isDisabled }: HeadingRowFieldProps) {
  const text = useText();
  const nameOf = (row: number | null) =>
    row
      ? text('imports.rowOfHeadings', { row, texts: reading.firstRows[row - 1] ?? '' })
      : text('imports.noHeadings');
  const found = choices.headingRow === null ? nameOf(reading.headingRow) : null;
  return (
    <SelectField
      label={text('imports.headings')}
      value={choices.headingRow === null ? NONE : String(choices.headingRow)}
      disabled={isDisabled}
      options={[
        {
          value: NONE,
          label: found ? text('imports.byItself', { value: found }) : text('imports.findHeadings'),
        },
        { value: '0', label: nameOf(0) },
        ...reading.firstRows.flatMap((texts, index) =>
          texts === '' ? [] : [{ value: String(index + 1), label: nameOf(index + 1) }],
        ),
      ]}
      onChange={({ target }) =>
        void changes.choose({
          headingRow: target.value === NONE ? null : Number(target.value),
          columns: null,
        })
      }
    />
  );
}

export function ColumnsCard({ view, changes, mayChange }: ColumnsCardProps) {
  const text = useText();
  const dates = useDates();
  const { reading, choices } = view;
  const used = reading.columns.filter(({ field }) => field !== null).length;
  const titles = titlesOf(reading.columns, (number) => text('imports.columnNumber', { number }));
  const isWide = useWideScreen();
  const missing = missingFields(view);
  const hasNames =
    missing.length === 0 && reading.columns.some(({ field }) => NAMING[view.kind].includes(field ?? ''));
  const isDisabled = !mayChange || changes.busy !== null;
  const choose = (index: number, field: Field) =>
    void changes.choose({
      columns: reading.columns.map((column, at) => (at === index ? field : column.field)),
    });
  const chooseAlone = (index: number) =>
    void changes.choose({
      columns: reading.columns.map(({ field }, at) =>
        at !== index && field === reading.columns[index]?.field ? null : field,
      ),
    });
  const { fields, choice } = FIELDS[view.kind];
  const options = [
    { value: NONE, label: text('imports.notImported') },
    ...fields.map((field) => ({ value: field, label: text.choice(choice, field) })),
  ];
  return (
    <details className={styles.card} open={isWide || !hasNames}>
      <summary className={styles.cardHead}>
        <h2>{text('imports.columns')}</h2>
        <span className={stackStyles.inline2}>
          {text('imports.columnsCount', { found: reading.columns.length, used })}
          <ChevronDown className={styles.chevron} aria-hidden />
        </span>
      </summary>
      {missing.length > 0 && (
        <p className={textStyles.failure} role="status">
          {text('imports.missingColumns', {
            fields: dates.list(missing.map((field) => text.choice(choice, field))),
          })}
        </p>
      )}
      {reading.sheets.length > 1 && (
        <SelectField
          label={text('imports.sheet')}
          value={String(reading.sheet)}
          disabled={isDisabled}
          options={reading.sheets.map(({ name, isHidden }, index) => ({
            value: String(index),
            label: isHidden ? text('imports.sheetHidden', { name }) : name,
          }))}
          onChange={({ target }) =>
            void changes.choose({ sheet: Number(target.value), headingRow: null, columns: null })
          }
        />
      )}
      {reading.firstRows.length > 1 && (
        <HeadingRowField view={view} changes={changes} isDisabled={isDisabled} />
      )}
      {reading.encoding !== null && (
        <SelectField
          label={text('imports.encoding')}
          value={choices.encoding ?? NONE}
          disabled={isDisabled}
          options={[
            {
              value: NONE,
              label: text('imports.byItself', { value: encodingName(reading.encoding) }),
            },
            ...ENCODINGS.map((encoding) => ({ value: encoding, label: encodingName(encoding) })),
          ]}
          onChange={({ target }) =>
            void changes.choose({
              encoding: ENCODINGS.find((one) => one === target.value) ?? null,
              headingRow: null,
              columns: null,
            })
          }
        />
      )}
      {reading.delimiter !== null && (
        <SelectField
          label={text('imports.separator')}
          value={choices.delimiter ?? NONE}
          disabled={isDisabled}
          options={[
            {
              value: NONE,
              label: text('imports.byItself', { value: text(DELIMITER_WORDS[reading.delimiter]) }),
            },
            ...DELIMITERS.map((one) => ({ value: one, label: text(DELIMITER_WORDS[one]) })),
          ]}
          onChange={({ target }) =>
            void changes.choose({
              delimiter: DELIMITERS.find((one) => one === target.value) ?? null,
              headingRow: null,
              columns: null,
            })
          }
        />
      )}
      <ul className={styles.columns}>
        {reading.columns.map((column, index) => (
          <ColumnItem
            key={titles[index]}
            column={column}
            title={titles[index] ?? ''}
            others={titles.filter((_, at) => at !== index && reading.columns[at]?.field === column.field)}
            options={options}
            isDisabled={isDisabled}
            onChoose={(value) => choose(index, fields.find((one) => one === value) ?? null)}
            onAlone={() => chooseAlone(index)}
          />
        ))}
      </ul>
    </details>
  );
}
