// The field for a scanner or typing, the camera, and the result. The field is focused again after each scan.

import type { DeskPerson } from '@visavis/contract/desk/endpoints';
import { meetingsAt } from '@visavis/domain/desk/mark';
import { Camera, ScanLine } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import field from '../../../ui/field.module.css';
import textStyles from '../../../ui/text.module.css';
import { withWaiting } from '../as-recorded.ts';
import { device } from '../device.ts';
import { type FoundAtDesk, findPerson } from '../find-person.ts';
import type { Arrival, Shown } from '../shown.ts';
import { recordArrival, recordScan, useDeskState } from '../use-desk.ts';
import { minuteNow } from '../use-hours.ts';
import { useLocalSwitch } from '../use-local-switch.ts';
import { useTypedAnywhere } from '../use-typed-anywhere.ts';
import { FoundPerson } from './found-person.tsx';
import { NotOne } from './not-one.tsx';
import styles from './scan-card.module.css';

const CameraPanel = lazy(async () => ({ default: (await import('./camera-panel.tsx')).CameraPanel }));

/** Nobody was found, perhaps because the list is missing or locked: the scan is kept. */
const KEPT: ReadonlySet<string> = new Set(['not-in-list', 'locked']);

type Result = { kind: 'arrival'; arrival: Arrival } | Exclude<FoundAtDesk, { kind: 'one' }>;

interface ScanCardProps {
  /** False behind a badge. */
  isShown: boolean;
  onBadge: (shown: Shown) => void;
  /** Called when something is typed or scanned, wherever the focus is: shows the card. */
  onTyped: () => void;
}

export function ScanCard({ isShown, onBadge, onTyped }: ScanCardProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [waiting, setWaiting] = useState(0);
  const [result, setResult] = useState<Result | null>(null);
  // A result goes when the list goes: at the end of the day, and at a logout in any tab.
  const { wiped } = useDeskState();
  const [shownOf, setShownOf] = useState(wiped);
  if (shownOf !== wiped) {
    setShownOf(wiped);
    setResult(null);
  }
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [marksAtOnce, setMarksAtOnce] = useLocalSwitch('desk-mark-at-once', true);
  const focus = () => input.current?.focus();
  useEffect(() => {
    if (isShown) input.current?.focus();
  }, [isShown]);
  useTypedAnywhere(() => {
    onTyped();
    focus();
  });

  /** One at a time, since a scanner does not wait. */
  const turn = useRef(Promise.resolve());
  const take = (given: string) => {
    onTyped();
    setWaiting((count) => count + 1);
    turn.current = turn.current
      .then(async () => {
        const found = await findPerson(given);
        if (found.kind === 'one') return arrive(found);
        if (found.kind === 'none' && found.reference !== null && KEPT.has(found.why))
          await recordScan(found.reference);
        setResult(found);
      })
      .catch((error: unknown) => console.error(error))
      .finally(() => setWaiting((count) => count - 1));
  };
  const arrive = async ({ person, exhibitors }: Shown) => {
    const { day, records, scans } = device.read();
    const scannedBefore = scans.get(person.reference);
    const current = withWaiting(person, records);
    const { now } = day?.isFairDay
      ? meetingsAt(current.meetings, minuteNow(day.edition.timeZone))
      : { now: null };
    const held = marksAtOnce && now && now.mark === null ? now : null;
    const recordId = await recordArrival(person, held);
    const marked = held && recordId !== null ? { meetingId: held.id, recordId } : null;
    setResult({ kind: 'arrival', arrival: { person, exhibitors, scannedBefore, marked } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Read from the field itself: a scanner types faster than the page renders.
    const given = input.current?.value.trim() ?? '';
    if (input.current) input.current.value = '';
    if (given === '') return setNote(text('showDesk.nothingTyped'));
    setNote('');
    take(given);
    focus();
  };

  return (
    <section className={styles.card}>
      <form noValidate onSubmit={submit}>
        <label className={textStyles.cardTitle} htmlFor={id}>
          {text('showDesk.field')}
        </label>
        <div className={styles.row}>
          <div className={styles.box}>
            <ScanLine aria-hidden />
            <input
              ref={input}
              id={id}
              type="text"
              className={field.control}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={200}
              placeholder={text('showDesk.placeholder')}
              aria-describedby={`${id}-note`}
            />
          </div>
          <Button type="submit" className={styles.submit}>
            {text(marksAtOnce ? 'showDesk.mark' : 'showDesk.find')}
          </Button>
        </div>
        <p id={`${id}-note`} role="alert" className={styles.note}>
          {note}
        </p>
      </form>
      <div className={styles.options}>
        <Checkbox
          tone="neutral"
          label={text('showDesk.markAtOnce')}
          checked={marksAtOnce}
          onChange={setMarksAtOnce}
        />
        <Button
          variant="secondary"
          icon={<Camera aria-hidden />}
          aria-expanded={isCameraOpen}
          onClick={() => setCameraOpen(!isCameraOpen)}
        >
          {text(isCameraOpen ? 'showDesk.cameraClose' : 'showDesk.camera')}
        </Button>
      </div>
      {isCameraOpen && (
        <Suspense fallback={<p>{text('showDesk.cameraStarting')}</p>}>
          <CameraPanel onCode={take} />
        </Suspense>
      )}
      <div role="status" aria-busy={waiting > 0 || undefined} className={styles.result}>
        {waiting > 0 && result === null && <p>{text('showDesk.finding')}</p>}
        {result?.kind === 'arrival' && (
          <FoundPerson arrival={result.arrival} onMarked={focus} onBadge={onBadge} />
        )}
        {result && result.kind !== 'arrival' && (
          <NotOne
            found={result}
            onChoose={(person: DeskPerson) => {
              if (result.kind !== 'several') return;
              void arrive({ person, exhibitors: result.exhibitors });
              focus();
            }}
          />
        )}
      </div>
    </section>
  );
}
