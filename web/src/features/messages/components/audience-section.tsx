// Who gets a message: the group and the filters of its list, how many it reaches, and who is left out.

import { type Audience, type GroupMessage, LEFT_OUT_REASONS } from '@visavis/contract/group-message/message';
import { UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../message-page.module.css';
import type { Draft } from '../use-draft.ts';
import { PeopleList } from './people-list.tsx';

/** The filter fields of each group's list, provided by its feature; read-only without `onSet`. */
export type AudienceParts = Readonly<
  Record<
    Audience['programme'],
    (
      filter: Readonly<Record<string, unknown>>,
      onSet: ((parts: Readonly<Record<string, string>>) => void) | null,
    ) => ReactNode
  >
>;

interface AudienceSectionProps {
  message: GroupMessage;
  parts: AudienceParts;
  /** Null if read-only. */
  draft: Draft | null;
}

export function AudienceSection({ message, parts, draft }: AudienceSectionProps) {
  const text = useText();
  const { reach } = message;
  const group = message.audience.programme;
  const audience = draft?.values.audience ?? message.audience;
  const [isListed, setListed] = useState(false);
  const choose = draft && ((next: Audience) => draft.change({ audience: next }));
  return (
    <Section
      id="to"
      title={text('messages.to')}
      aside={
        <span className={styles.count} role="status">
          {message.startedAt === null
            ? text('messages.people', { group, people: reach.people, matching: reach.matching })
            : text('messages.wentTo', { group, count: message.counts.written })}
        </span>
      }
    >
      <div className={styles.audience}>
        <Programme audience={audience} onChoose={choose} />
        {'ids' in audience ? (
          <Selected audience={audience} onChoose={choose} />
        ) : (
          <>
            <Filters audience={audience} parts={parts} onChoose={choose} />
            {message.state !== 'sent' && message.state !== 'stopped' && (
              <p className={styles.note}>{text('messages.filterNote', { group: audience.programme })}</p>
            )}
          </>
        )}
      </div>
      <div className={styles.foot}>
        {/* Once it was started, the filter may find other people than those who got it. */}
        {message.startedAt === null && (
          <Button variant="text" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            {isListed ? text('messages.hidePeople') : text('messages.showPeople', { count: reach.matching })}
          </Button>
        )}
        <LeftOut message={message} />
      </div>
      {isListed && <PeopleList message={message} />}
    </Section>
  );
}

interface ChosenProps<A extends Audience = Audience> {
  audience: A;
  onChoose: ((audience: Audience) => void) | null;
}

const PROGRAMMES = [
  ['business', 'dashboard.businessMatching'],
  ['hosted', 'dashboard.hostedBuyerProgram'],
  ['exhibitors', 'dashboard.exhibitors'],
] as const;

function Programme({ audience, onChoose }: ChosenProps) {
  const text = useText();
  const isFixed = 'ids' in audience || onChoose === null;
  return (
    <fieldset aria-label={text('messages.programme')} className={styles.choices}>
      {PROGRAMMES.filter(([programme]) => !isFixed || programme === audience.programme).map(
        ([programme, words]) => (
          <button
            key={programme}
            type="button"
            aria-pressed={programme === audience.programme}
            aria-disabled={isFixed || undefined}
            onClick={isFixed ? undefined : () => onChoose({ programme, filter: {} } as Audience)}
          >
            {text(words)}
          </button>
        ),
      )}
    </fieldset>
  );
}

function Selected({ audience, onChoose }: ChosenProps<Extract<Audience, { ids: number[] }>>) {
  const text = useText();
  return (
    <div className={styles.selected}>
      <p>{text('messages.selection', { group: audience.programme, count: audience.ids.length })}</p>
      {onChoose && (
        <Button
          variant="text"
          onClick={() => onChoose({ programme: audience.programme, filter: {} } as Audience)}
        >
          {text('messages.useFilter')}
        </Button>
      )}
    </div>
  );
}

interface FiltersProps extends ChosenProps<Exclude<Audience, { ids: number[] }>> {
  parts: AudienceParts;
}

function Filters({ audience, parts, onChoose }: FiltersProps) {
  const text = useText();
  const { programme, filter } = audience;
  const set =
    onChoose &&
    ((parts: Readonly<Record<string, string>>) => {
      // In the form of URL parameters; the server parses numbers from text.
      const next = Object.entries({ ...filter, ...parts }).filter(([, value]) => value !== '');
      onChoose({ programme, filter: Object.fromEntries(next) } as Audience);
    });
  return (
    <>
      {set && (
        <TextField
          label={text('messages.search')}
          type="search"
          value={filter.search ?? ''}
          onChange={({ target }) => set({ search: target.value })}
        />
      )}
      {!set && filter.search !== undefined && <p>{text('messages.searchIs', { value: filter.search })}</p>}
      {parts[programme](filter, set)}
    </>
  );
}

function LeftOut({ message: { reach, counts, startedAt } }: { message: GroupMessage }) {
  const text = useText();
  const dates = useDates();
  const leftOut = startedAt === null ? reach.leftOut : counts.leftOut;
  const known = LEFT_OUT_REASONS.flatMap((reason) => {
    const count = leftOut[reason] ?? 0;
    return count > 0 ? [{ count, words: text(`messages.reason.${reason}`, { count }) }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p className={styles.leftOut}>
      <UserX aria-hidden />
      <span>
        {text('messages.leftOut', {
          count: known.reduce((sum, { count }) => sum + count, 0),
          reasons: dates.series(known.map(({ words }) => words)),
        })}
      </span>
    </p>
  );
}
