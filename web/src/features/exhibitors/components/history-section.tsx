// The section with the history of an exhibitor: who changed it, when, and which fields.
import type { ExhibitorHistory } from '@visavis/contract/exhibitor-profile/profile';
import { type Text, type TextId, useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { useExhibitorHistory } from '../api.ts';
import { PART_WORDS } from '../part-words.ts';
import styles from './history-section.module.css';

export function HistorySection({ id, version }: { id: number; version: number }) {
  const text = useText();
  const instants = useInstants();
  const { data, error, refetch } = useExhibitorHistory(id, version);
  return (
    <Section id="history" title={text('exhibitors.history')}>
      {!data && error && <LoadFailure again={refetch}>{text('exhibitors.historyFailed')}</LoadFailure>}
      {!data && !error && <Skeleton height="4rem" />}
      {data?.length === 0 && <p className={styles.none}>{text('exhibitors.noHistory')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.list}>
          {data.map((entry) => (
            <li key={entry.id}>
              <p>
                <span className={textStyles.figures}>{instants.instant(entry.at)}</span>, {entry.by}:{' '}
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

/** The texts for the fields of the audit trail, which include some that are no part of the page. */
const FIELD_WORDS: Partial<Record<string, TextId>> = {
  ...PART_WORDS,
  subCategories: 'exhibitors.categories',
  representatives: 'exhibitors.people',
  pictures: 'exhibitors.productPictures',
  isArchived: 'exhibitors.archivedField',
  hours: 'exhibitors.hours',
  meetings: 'exhibitors.meetings',
  merged: 'exhibitors.mergedField',
};
/** Fields of which only the names are shown: their values, such as addresses of pictures, mean nothing to readers. */
const NAMED_ONLY: ReadonlySet<string> = new Set(['logo', 'pictures']);

/** Whether a value has nothing to show, such as an empty list or a text that is not written in any language. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** The changed fields: a short text with its old and new value, any other field only by name. */
function Changes({ text, entry: { before, after } }: { text: Text; entry: ExhibitorHistory[number] }) {
  const lines = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const id = FIELD_WORDS[name];
    const [was, is] = [before[name], after[name]];
    if (!id || (isEmpty(was) && isEmpty(is))) return [];
    const field = text(id);
    const isShort = [was, is].every((value) => value === undefined || typeof value === 'string');
    if (!isShort || NAMED_ONLY.has(name)) return [{ name, words: field }];
    if (was === undefined) return [{ name, words: text('exhibitors.setText', { field, value: String(is) }) }];
    const values = { before: String(was || '–'), after: String(is || '–') };
    return [{ name, words: text('exhibitors.becameText', { field, ...values }) }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {lines.map(({ name, words }) => (
        <li key={name}>{words}</li>
      ))}
    </ul>
  );
}
