// A field for a scanner or for typing: marks the meeting that runs of whoever it finds, and says so.
import { personPath } from '@visavis/contract/dashboard-path';
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { ScanLine } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { findMeetings, useMarks } from '../api.ts';
import { type FoundPerson, nowAndNext, peopleOf } from '../found-people.ts';
import styles from './scan-panel.module.css';
import { type Scanned, ScanResult } from './scan-result.tsx';

export function ScanPanel({ shown: { day, hour } }: { shown: ShowDay }) {
  const text = useText();
  const id = useId();
  const { timeZone } = useFairZone();
  const navigate = useNavigate();
  const { markOne } = useMarks();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const isBegun = hour !== null;
  useFocusForScanner(field, isBegun);

  const look = async (typed: string): Promise<Scanned | null> => {
    const { meetings, isWhole } = await findMeetings(typed, isBegun ? day : null);
    const people = peopleOf(meetings);
    const [person] = people;
    if (!person) return { kind: 'nobody', typed };
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
  /** What is typed stays unless it has led somewhere. */
  const run = async (work: () => Promise<Scanned | null>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const result = await work();
      setScanned(result);
      if (result?.kind === 'marked' && field.current) field.current.value = '';
      else field.current?.select();
    } catch (error) {
      setScanned({ kind: 'failed', sentence: sentenceOf(text, error, text('attendance.markFailed')) });
    } finally {
      setBusy(false);
      field.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed !== '') void run(() => look(typed));
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
          <Button type="submit" busy={isBusy} busyText={text('showDay.marking')}>
            {text(isBegun ? 'showDay.mark' : 'showDay.openPerson')}
          </Button>
        </div>
      </form>
      {/* Rendered from the start, so that later text is announced. */}
      <div role="status">
        {scanned ? (
          <ScanResult
            scanned={scanned}
            onChoose={(person) => void run(() => choose(person))}
            onMark={(marked, attendance) =>
              void run(async () => {
                const meeting = await markOne(marked.meeting, attendance);
                return { ...marked, kind: attendance === null ? 'undone' : 'marked', meeting };
              })
            }
          />
        ) : (
          !isBegun && <p className={styles.hint}>{text('showDay.scanIdle')}</p>
        )}
      </div>
    </section>
  );
}

/** While there is something to mark, and not on a phone, where the keyboard would cover the page. */
function useFocusForScanner(field: { current: HTMLInputElement | null }, isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun || !window.matchMedia('(pointer: fine)').matches) return;
    // After the page has taken the focus on arrival.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }), 0);
    return () => clearTimeout(timer);
  }, [field, isBegun]);
}
