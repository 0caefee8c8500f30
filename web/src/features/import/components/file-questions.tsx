// Questions about the file itself, before its rows: encoding, the company column, hidden rows, further sheets.

import type { ImportView } from '@visavis/contract/import/plan';
import { ENCODINGS } from '@visavis/domain/import/encodings';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import textStyles from '../../../ui/text.module.css';
import { encodingName } from '../file-words.ts';
import { isUnsure, lacksCompany } from '../subject.ts';
import type { ImportChanges } from '../use-import-changes.ts';
import styles from './file-questions.module.css';
import card from './import.module.css';

interface FileQuestionsProps {
  view: ImportView;
  changes: ImportChanges;
  mayChange: boolean;
}

const NONE = '';

export function FileQuestions(props: FileQuestionsProps) {
  const text = useText();
  const dates = useDates();
  const heading = useId();
  const { view } = props;
  const { hiddenRows = 0, alikeSheets = [], unreadSheets = [], likelyEncodings = [] } = view.reading;
  const asksEncoding = isUnsure(view) || (view.choices.encoding !== null && likelyEncodings.length > 1);
  if (
    !asksEncoding &&
    !lacksCompany(view) &&
    hiddenRows === 0 &&
    alikeSheets.length + unreadSheets.length === 0
  )
    return null;
  return (
    <section className={card.card} aria-labelledby={heading}>
      <div className={card.cardHead}>
        <h2 id={heading}>{text('imports.checkFile')}</h2>
      </div>
      {asksEncoding && <EncodingQuestion {...props} />}
      {!isUnsure(view) && lacksCompany(view) && <CompanyQuestion {...props} />}
      {hiddenRows > 0 && <HiddenRows {...props} count={hiddenRows} />}
      {alikeSheets.length > 0 && <AlikeSheets {...props} names={alikeSheets} />}
      {unreadSheets.length > 0 && (
        <div className={styles.question}>
          <p>{text('imports.unreadSheets', { names: dates.list(unreadSheets) })}</p>
        </div>
      )}
    </section>
  );
}

function EncodingQuestion({ view: { reading, choices }, changes, mayChange }: FileQuestionsProps) {
  const text = useText();
  const hint = useId();
  /** Shown at once, before the file has been reread. */
  const [chosen, setChosen] = useState(choices.encoding);
  const likely = reading.likelyEncodings ?? [];
  const isDisabled = !mayChange || changes.busy !== null;
  const choose = (given: string) => {
    const encoding = ENCODINGS.find((one) => one === given);
    if (!encoding) return;
    setChosen(encoding);
    void changes.choose({ encoding, headingRow: null, columns: null });
  };
  const others = ENCODINGS.filter((one) => likely.every(({ encoding }) => encoding !== one));
  return (
    <fieldset className={styles.question} aria-describedby={hint}>
      <legend className="visually-hidden">{text('imports.encoding')}</legend>
      {choices.encoding === null && (
        <p id={hint} className={textStyles.failure}>
          {text('imports.encodingUnsure')}
        </p>
      )}
      {likely.map(({ encoding, texts }) => (
        <label key={encoding} className={styles.reading}>
          <input
            type="radio"
            name="encoding"
            value={encoding}
            checked={chosen === encoding}
            disabled={isDisabled}
            onChange={() => choose(encoding)}
          />
          <span>
            <strong dir="auto">{texts.join(' · ')}</strong>
            <span>{encodingName(encoding)}</span>
          </span>
        </label>
      ))}
      <SelectField
        label={text('imports.encodingOther')}
        value={others.find((one) => one === chosen) ?? NONE}
        disabled={isDisabled}
        options={[
          { value: NONE, label: '–' },
          ...others.map((encoding) => ({ value: encoding, label: encodingName(encoding) })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    </fieldset>
  );
}

function CompanyQuestion({ view: { reading }, changes, mayChange }: FileQuestionsProps) {
  const text = useText();
  const choose = (at: number) =>
    void changes.choose({
      columns: reading.columns.map(({ field }, index) => (index === at ? 'company' : field)),
    });
  return (
    <div className={styles.question}>
      <p className={textStyles.failure} role="status">
        {text('imports.companyMissing')}
      </p>
      <SelectField
        label={text.choice('importField', 'company')}
        value={NONE}
        disabled={!mayChange || changes.busy !== null}
        options={[
          { value: NONE, label: text('imports.chooseColumn') },
          ...reading.columns.map(({ heading, sample }, index) => ({
            value: String(index),
            label: [heading || text('imports.columnNumber', { number: index + 1 }), sample].join(': '),
          })),
        ]}
        onChange={({ target }) => target.value !== NONE && choose(Number(target.value))}
      />
    </div>
  );
}

function HiddenRows({
  view: { choices },
  changes,
  mayChange,
  count,
}: FileQuestionsProps & { count: number }) {
  const text = useText();
  const [isRead, setRead] = useState(choices.withHidden === true);
  return (
    <div className={styles.question}>
      <p>{text(isRead ? 'imports.hiddenRead' : 'imports.hiddenRows', { count })}</p>
      {mayChange && (
        <Checkbox
          tone="neutral"
          label={text('imports.readHidden')}
          checked={isRead}
          onChange={(withHidden) => {
            setRead(withHidden);
            void changes.choose({ withHidden });
          }}
        />
      )}
    </div>
  );
}

function AlikeSheets({
  view: { choices },
  changes,
  mayChange,
  names,
}: FileQuestionsProps & { names: readonly string[] }) {
  const text = useText();
  const dates = useDates();
  const [isRead, setRead] = useState(choices.withAlikeSheets === true);
  return (
    <div className={styles.question}>
      <p>{text(isRead ? 'imports.alikeRead' : 'imports.alikeSheets', { names: dates.list(names) })}</p>
      {mayChange && (
        <Checkbox
          tone="neutral"
          label={text('imports.readAlike')}
          checked={isRead}
          onChange={(withAlikeSheets) => {
            setRead(withAlikeSheets);
            void changes.choose({ withAlikeSheets });
          }}
        />
      )}
    </div>
  );
}
