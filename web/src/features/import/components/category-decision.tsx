// An unknown sub-category: use a known one, create it, or leave it out.
import type { ImportTrouble } from '@visavis/contract/import/plan';
import { NAME_OF_FILE } from '@visavis/domain/import/plan-types';
import { commaNames } from '@visavis/domain/import/several';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import type { Decision } from '../api.ts';
import styles from './import.module.css';
import { type DecisionProps, LeaveAnswer } from './leave-answer.tsx';

const NEW = 'new';

export function CategoryDecision(props: DecisionProps) {
  const text = useText();
  const dates = useDates();
  const { trouble, open, view, isBusy, onDecide } = props;
  const { key, suggestions, label } = trouble;
  const parts = commaNames(label);
  const ids = { use: useId(), create: useId() };
  const [used, setUsed] = useState('');
  const [parent, setParent] = useState(String(view.categories[0]?.id ?? NEW));
  const create = (one: ImportTrouble): Decision => ({
    kind: 'category',
    key: one.key,
    choice: 'create',
    value: parent === NEW ? one.label.slice(0, 120) : parent,
  });
  const use = (value: string) => onDecide([{ kind: 'category', key, choice: 'use', value }]);
  return (
    <div className={stackStyles.gap4}>
      {suggestions.length > 0 && (
        <div className={stackStyles.wrap2}>
          {suggestions.map(({ id, name }) => (
            <Button
              key={`${id} ${name}`}
              variant="secondary"
              aria-disabled={isBusy}
              onClick={() => use(id === NAME_OF_FILE ? name : String(id))}
            >
              {text(id === NAME_OF_FILE ? 'imports.sameAsName' : 'imports.useName', { name })}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.pair}>
        <div>
          <label htmlFor={ids.use}>{text('imports.useAnother')}</label>
          <select
            id={ids.use}
            className={styles.select}
            value={used}
            onChange={({ target }) => setUsed(target.value)}
          >
            <option value="">{text('imports.pickSub')}</option>
            {view.categories.map(({ id, name, subCategories }) => (
              <optgroup key={id} label={name}>
                {subCategories.map((sub) => (
                  <option key={sub.id} value={sub.id}>
                    {sub.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <Button
          variant="secondary"
          aria-disabled={isBusy || used === ''}
          onClick={() => used !== '' && use(used)}
        >
          {text('imports.use')}
        </Button>
      </div>
      {view.kind === 'exhibitors' && (
        <div className={styles.pair}>
          <div>
            <label htmlFor={ids.create}>{text('imports.createIn')}</label>
            <select
              id={ids.create}
              className={styles.select}
              value={parent}
              onChange={({ target }) => setParent(target.value)}
            >
              {view.categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={NEW}>{text('imports.newCategory')}</option>
            </select>
          </div>
          <div className={stackStyles.wrap2}>
            <Button variant="secondary" aria-disabled={isBusy} onClick={() => onDecide([create(trouble)])}>
              {text('imports.create')}
            </Button>
            {open.length > 1 && (
              <Button variant="text" aria-disabled={isBusy} onClick={() => onDecide(open.map(create))}>
                {text('imports.createAll', { count: open.length })}
              </Button>
            )}
          </div>
        </div>
      )}
      {parts.length > 1 && (
        <div className={stackStyles.wrap2}>
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() => onDecide([{ kind: 'category', key, choice: 'split' }])}
          >
            {text('imports.splitNames', { names: dates.list(parts.map((part) => `“${part}”`)) })}
          </Button>
        </div>
      )}
      <LeaveAnswer {...props} choice="leave" words="imports.leave" />
    </div>
  );
}
