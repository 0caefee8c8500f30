// A field for a scanner or for typing: marks the current meeting of anyone it finds, and says so.
import { personPath } from '@visavis/contract/dashboard-path';
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { referenceIn } from '@visavis/domain/desk/code';
import { ScanLine } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { findMeetings, findRegistered, isOfOtherEdition, useMarks } from '../api.ts';
import { type FoundPerson, nowAndNext, peopleOf } from '../found-people.ts';
import styles from './scan-panel.module.css';
import { CHOICES, type Scanned, ScanResult } from './scan-result.tsx';

/** How many scans in a row are reported. */
const MOST_SHOWN = 12;

interface Scan {
  work: () => Promise<Scanned | null>;
  /** Kept in the field unless it led to a mark, or something else was typed since. */
  typed: string | undefined;
  /** The result it was started from. */
  replaced: number | undefined;
}

export function ScanPanel({ shown: { day, hour } }: { shown: ShowDay }) {
  const text = useText();
  const id = useId();
  const { timeZone } = useFairZone();
  const navigate = useNavigate();
  const { markOne } = useMarks();
  const field = useRef<HTMLInputElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  /** Latest first; earlier ones that marked nobody stay until the first scan after a pause. */
  const [results, setResults] = useState<readonly { id: number; scanned: Scanned }[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const resultId = useRef(0);
  const isBegun = hour !== null;
  useFocusForScanner(field, isBegun);

  /** Searches people without an approved meeting today. */
  const lookFurther = async (typed: string): Promise<Scanned | null> => {
    const reference = referenceIn(typed);
    const { people, total } = await findRegistered(reference ?? typed, CHOICES);
    const [person] = people;
    if (person && people.length === 1 && !isBegun) {
      void navigate(personPath(person.registrationNumber));
      return null;
    }
    if (person) return { kind: 'without', typed, people, isWhole: total <= people.length, day };
    const isElsewhere = reference !== null && (await isOfOtherEdition(reference));
    return {
      kind: 'nobody',
      nobody: { given: typed, reference, why: isElsewhere ? 'other-edition' : 'unknown' },
    };
  };
  const look = async (typed: string): Promise<Scanned | null> => {
    const { meetings, isWhole } = await findMeetings(referenceIn(typed) ?? typed, isBegun ? day : null);
    const people = peopleOf(meetings);
    const [person] = people;
    if (!person) return lookFurther(typed);
    if (people.length > 1 || !isWhole) return { kind: 'several', typed, people, isWhole };
    return choose(person);
  };
  const choose = async (person: FoundPerson): Promise<Scanned | null> => {
    if (!isBegun) {
      void navigate(personPath(person.reference));
      return null;
    }
    const { current, next } = nowAndNext(person, serverNow(), timeZone);
    if (!current) return { kind: 'not-now', person, next };
    if (current.attendance !== null) return { kind: 'marked-before', person, meeting: current, next };
    return { kind: 'marked', person, meeting: await markOne(current, 'held'), next };
  };
  const show = (scanned: Scanned | null, replaced?: number) => {
    resultId.current += 1;
    const shown = scanned ? [{ id: resultId.current, scanned }] : [];
    setResults((before) => [...shown, ...before.filter(({ id }) => id !== replaced)].slice(0, MOST_SHOWN));
  };
  const scanning = useAction({
    act: ({ work }: Scan) => work(),
    failed: text('attendance.markFailed'),
    done: (result, { typed, replaced }) => {
      show(result, replaced);
      const input = field.current;
      if (result?.kind === 'marked' && input && input.value.trim() === typed) input.value = '';
    },
    refused: ({ sentence }, { typed }) => show({ kind: 'failed', typed, sentence }),
  });
  /** One at a time in the order of scanning: a scanner does not wait for the response. */
  const run = (work: Scan['work'], typed?: string, replaced?: number) => {
    if (waiting.current === 0)
      setResults((before) => before.filter(({ id }) => replaced !== undefined && id !== replaced));
    else setResults((before) => before.filter(({ scanned }) => scanned.kind !== 'marked'));
    waiting.current += 1;
    setWaiting(true);
    queue.current = queue.current.then(async () => {
      await scanning.run({ work, typed, replaced });
      waiting.current -= 1;
      if (waiting.current > 0) return;
      setWaiting(false);
      if (replaced !== undefined) field.current?.focus();
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') return;
    run(() => look(typed), typed);
    // The next scan replaces the text.
    field.current?.focus();
    field.current?.select();
  };
  return (
    <section className={styles.panel} aria-labelledby={`${id}-label`}>
      <form onSubmit={submit}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {text('showDay.scan')}
        </label>
        <div className={styles.field}>
          <ScanLine aria-hidden />
          <input
            ref={field}
            id={id}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={200}
            enterKeyHint="go"
            placeholder={text('showDay.scanPlaceholder')}
          />
          <Button type="submit" aria-busy={isWaiting || undefined}>
            {text(isBegun ? 'showDay.mark' : 'showDay.openPerson')}
          </Button>
        </div>
      </form>
      {/* Rendered from the start, so that later text is announced. */}
      <div role="status">
        {results.map(({ id: result, scanned }) => (
          <ScanResult
            key={result}
            scanned={scanned}
            onChoose={(person) => run(() => choose(person), undefined, result)}
            onMark={(marked, attendance) =>
              run(
                async () => {
                  const meeting = await markOne(marked.meeting, attendance);
                  return { ...marked, kind: attendance === null ? 'undone' : 'marked', meeting };
                },
                undefined,
                result,
              )
            }
          />
        ))}
        {results.length === 0 && !isBegun && <p className={styles.hint}>{text('showDay.scanIdle')}</p>}
      </div>
    </section>
  );
}

/** Only while there is something to mark, and not on a phone, where the keyboard would cover the page. */
function useFocusForScanner(field: { current: HTMLInputElement | null }, isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun || !window.matchMedia('(pointer: fine)').matches) return;
    // After the page has taken the focus on arrival.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }), 0);
    return () => clearTimeout(timer);
  }, [field, isBegun]);
}
