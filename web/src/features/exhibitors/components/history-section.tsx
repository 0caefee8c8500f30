// The section with who changed an exhibitor, when, and which fields.
import type { ExhibitorHistory } from '@visavis/contract/exhibitor-profile/profile';
import { type Text, type TextId, useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { Banner } from '../../../ui/banner.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useExhibitorHistory } from '../api.ts';
import { PART_WORDS } from '../part-words.ts';
import styles from './history-section.module.css';
import { Section } from './section.tsx';

export function HistorySection({ id, version }: { id: number; version: number }) {
  const text = useText();
  const instants = useInstants();
  const { data, error, isFetching, refetch } = useExhibitorHistory(id, version);
  return (
    <Section id="history" title={text('exhibitors.history')}>
      {!data && error && (
        <Banner
          kind="error"
          action={
            <RetryButton isFetching={isFetching} onPress={() => void refetch()}>
              {text('dashboard.tryAgain')}
            </RetryButton>
          }
        >
          {text('exhibitors.historyFailed')}
        </Banner>
      )}
      {!data && !error && <Skeleton height="4rem" />}
      {data?.length === 0 && <p className={styles.none}>{text('exhibitors.noHistory')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.list}>
          {data.map((entry) => (
            <li key={entry.id}>
              <p>
                <span className={styles.when}>{instants.instant(entry.at)}</span>, {entry.by}:{' '}
                <b>{text.choice('auditAction', entry.action)}</b>
              </p>
              <Changes text={text} entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

const wordsOf = (text: Text, field: string): string => {
  const known: Partial<Record<string, TextId>> = PART_WORDS;
  const id = known[field];
  return id ? text(id) : field;
};

/** Short texts with what they were and became; of others only the name. */
function Changes({ text, entry: { before, after } }: { text: Text; entry: ExhibitorHistory[number] }) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {fields.map((field) => {
        const [was, is] = [before[field], after[field]];
        const isShort = [was, is].every((value) => value === undefined || typeof value === 'string');
        return (
          <li key={field}>
            {isShort
              ? text('exhibitors.becameText', {
                  field: wordsOf(text, field),
                  before: String(was || '–'),
                  after: String(is || '–'),
                })
              : wordsOf(text, field)}
          </li>
        );
      })}
    </ul>
  );
}
