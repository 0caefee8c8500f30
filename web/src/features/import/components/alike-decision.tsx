// Names that look alike, field by field: a merge keeps the picked values.
import type { ImportTrouble } from '@visavis/contract/import/plan';
import { allBooths } from '@visavis/domain/import/alike';
import { EXHIBITOR_TEXTS, type ExhibitorText } from '@visavis/domain/import/plan-types';
import { Check, Merge, Split } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { TABLE_ROLES } from '../../../ui/table-roles.ts';
import type { Decision } from '../api.ts';
import { mergeable, sameName } from '../troubles.ts';
import table from './alike.module.css';
import styles from './import.module.css';
import type { DecisionProps } from './leave-answer.tsx';

type Picks = { [F in ExhibitorText]?: string | undefined };
/** The first value is kept; other fields keep the longest text. */
const FIRST_KEPT: ReadonlySet<ExhibitorText> = new Set(['company', 'hall', 'country', 'website', 'email']);

export function AlikeDecision({ trouble, open, isBusy, onDecide }: DecisionProps) {
  const text = useText();
  const [picks, setPicks] = useState<Picks>(trouble.decision?.picks ?? {});
  const { members, canMerge, key } = trouble;
  const fields = EXHIBITOR_TEXTS.filter((field) => members.some((member) => member[field] !== ''));
  const moved = sameName(open);
  const others = mergeable(open).filter((one) => one !== trouble);
  const merge = (one: ImportTrouble, chosen: Picks = {}): Decision => ({
    kind: 'alike',
    key: one.key,
    choice: 'merge',
    ...(Object.keys(chosen).length > 0 ? { picks: chosen } : {}),
  });
  const different = (one: ImportTrouble): Decision => ({ kind: 'alike', key: one.key, choice: 'different' });
  const nameOf = ({ row }: (typeof members)[number]): string =>
    row === null ? text('imports.memberStored') : text('imports.memberRow', { row });
  return (
    <>
      <div className={table.alikeBox}>
        <table {...TABLE_ROLES.table} className={table.alike}>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              <th {...TABLE_ROLES.heading} scope="col">
                {text('imports.fieldCol')}
              </th>
              {members.map((member) => (
                <th key={`${member.row} ${member.exhibitorId}`} {...TABLE_ROLES.heading} scope="col">
                  {nameOf(member)}
                </th>
              ))}
              <th {...TABLE_ROLES.heading} scope="col">
                {text('imports.result')}
              </th>
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            {fields.map((field) => {
              const kept = picks[field] ?? keptOf(members, field);
              return (
                <tr key={field} {...TABLE_ROLES.row}>
                  <th {...TABLE_ROLES.rowHeading} scope="row">
                    {text.choice('importField', field)}
                  </th>
                  {members.map((member) => (
                    <td key={`${member.row} ${member.exhibitorId}`} {...TABLE_ROLES.cell}>
                      <span className={table.whose} aria-hidden>
                        {nameOf(member)}
                      </span>
                      {member[field] === '' ? (
                        <span className={styles.quiet}>{text('imports.empty')}</span>
                      ) : (
                        <button
                          type="button"
                          className={table.pick}
                          aria-pressed={member[field] === kept}
                          onClick={() => setPicks((before) => ({ ...before, [field]: member[field] }))}
                        >
                          {member[field] === kept && <Check aria-hidden />}
                          <span>{member[field]}</span>
                        </button>
                      )}
                    </td>
                  ))}
                  <td {...TABLE_ROLES.cell} className={table.kept}>
                    <span className={table.whose} aria-hidden>
                      {text('imports.result')}
                    </span>
                    <span>{kept}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {!canMerge && <p className={styles.quiet}>{text('imports.cannotMerge')}</p>}
      <div className={stackStyles.wrap2}>
        <Button
          variant="secondary"
          icon={<Split aria-hidden />}
          aria-disabled={isBusy}
          onClick={() => onDecide([different(trouble)])}
        >
          {text('imports.different')}
        </Button>
        {open.length > 1 && (
          <Button variant="text" aria-disabled={isBusy} onClick={() => onDecide(open.map(different))}>
            {text('imports.differentAll', { count: open.length })}
          </Button>
        )}
        <span className={styles.spring} />
        {moved.length > 1 && (
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() => onDecide(moved.map((one) => merge(one, one === trouble ? picks : {})))}
          >
            {text('imports.sameAll', { count: moved.length })}
          </Button>
        )}
        {canMerge && others.length > 0 && (
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() => onDecide([merge(trouble, picks), ...others.map((one) => merge(one))])}
          >
            {text('imports.mergeAll', { count: others.length })}
          </Button>
        )}
        {canMerge && (
          <Button
            key={key}
            variant="secondary"
            icon={<Merge aria-hidden />}
            busy={isBusy}
            busyText={text('imports.rerun')}
            onClick={() => onDecide([merge(trouble, picks)])}
          >
            {text('imports.merge', { count: members.length })}
          </Button>
        )}
      </div>
    </>
  );
}

/** What a merge keeps by default: the file's value before the edition's. */
function keptOf(members: ImportTrouble['members'], field: ExhibitorText): string {
  const texts = members.map((member) => member[field]).filter((one) => one !== '');
  const written = members.filter(({ row }) => row !== null).map(({ booth }) => booth);
  if (field === 'booth') return allBooths(written) || (texts[0] ?? '');
  if (FIRST_KEPT.has(field)) return texts[0] ?? '';
  const own = members.filter(({ row }) => row !== null).map((member) => member[field]);
  const longest = own.reduce((kept, one) => (one.length > kept.length ? one : kept), '');
  return longest || (texts[0] ?? '');
}
