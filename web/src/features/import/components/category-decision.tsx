// A sub-category that is not known: use one that is, create it, or leave it out.
import { useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './import.module.css';
import { type DecisionProps, LeaveAnswer } from './leave-answer.tsx';

const NEW = 'new';

export function CategoryDecision(props: DecisionProps) {
  const text = useText();
  const { trouble, view, isBusy, onDecide } = props;
  const { key, suggestions, label } = trouble;
  const ids = { use: useId(), create: useId() };
  const [used, setUsed] = useState('');
  const [parent, setParent] = useState(String(view.categories[0]?.id ?? NEW));
  const use = (value: string) => onDecide([{ kind: 'category', key, choice: 'use', value }]);
  return (
    <div className={styles.form}>
      {suggestions.length > 0 && (
        <div className={styles.answers}>
          {suggestions.map(({ id, name }) => (
            <Button key={id} variant="secondary" aria-disabled={isBusy} onClick={() => use(String(id))}>
              {text('imports.useName', { name })}
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
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() =>
              onDecide([
                {
                  kind: 'category',
                  key,
                  choice: 'create',
                  value: parent === NEW ? label.slice(0, 120) : parent,
                },
              ])
            }
          >
            {text('imports.create')}
          </Button>
        </div>
      )}
      <LeaveAnswer {...props} choice="leave" words="imports.leave" />
    </div>
  );
}
