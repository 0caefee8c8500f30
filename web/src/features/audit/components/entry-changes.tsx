// The collapsible details of an audit entry.
import type { AuditEntry } from '@visavis/contract/audit/endpoints';
import { useText } from '../../../i18n/text.ts';
import { ChangeList, readableChanges } from '../../../list/change-list.tsx';
import styles from './entry-changes.module.css';

export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const changes = readableChanges(entry);
  if (changes.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>
        {entry.before === null
          ? text('staff.auditDetails')
          : text('staff.auditChanges', { count: changes.length })}
        <span className="visually-hidden"> {text('staff.auditChangesOf', { subject: entry.subject })}</span>
      </summary>
      <ChangeList action={entry.action} changes={changes} />
    </details>
  );
}
