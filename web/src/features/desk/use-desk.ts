// The desk of this device for its page: keeps settling while the page is open, and records what is done.
import type { DeskMeeting, DeskPerson, DeskRecord } from '@visavis/contract/desk/endpoints';
import { useEffect, useSyncExternalStore } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { type StoredUser, subscribeSession } from '../../lib/stored-session.ts';
import { useOrganiser } from '../../lib/use-organiser.ts';
import { type DeskState, device } from './device.ts';
import type { KeptRecord } from './device-store.ts';

/** How often to retry while something is waiting or there is no network. */
const TRIED_EVERY_MS = 5_000;
/** Otherwise, how often to check whether the day or the list is over. */
const LOOKED_EVERY_MS = 30_000;

export const useDeskState = (): DeskState => useSyncExternalStore(device.subscribe, device.read);

/** The recording account, even after its session has ended. */
export const useDeskAccount = (): StoredUser | null => useSyncExternalStore(subscribeSession, device.account);

/** Settles at once, when the network is back, after a login, and every few seconds while something is waiting. */
export function useSettling(): void {
  const user = useOrganiser()?.id;
  const { records, offlineSince } = useDeskState();
  const isWaiting =
    offlineSince !== null ||
    records.some(({ state, organiserId }) => state === 'waiting' && organiserId === user);
  useEffect(() => {
    if (user === undefined) return;
    void device.sync();
    const onOnline = () => void device.sync();
    const onOffline = () => device.goOffline();
    const onShown = async () => {
      if (document.visibilityState !== 'visible') return;
      // Another tab may have recorded something.
      await device.reread();
      await device.sync();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [user]);
  useEffect(() => {
    const timer = setInterval(() => void device.sync(), isWaiting ? TRIED_EVERY_MS : LOOKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

/** crypto.randomUUID is missing in insecure contexts. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const begun = (reference: string) => ({ id: newId(), at: new Date(serverNow()).toISOString(), reference });

async function record(...records: readonly DeskRecord[]): Promise<void> {
  await device.add(...records);
  void device.sync();
}

type Referenced = Pick<DeskPerson, 'reference'>;
type Markable = Pick<DeskMeeting, 'id' | 'exhibitorId' | 'minute' | 'mark'>;

const scanOf = (reference: string): DeskRecord => ({ ...begun(reference), kind: 'scan' });

const markOf = (
  { reference }: Referenced,
  { id: meetingId, exhibitorId, minute, mark: seen }: Markable,
  mark: DeskMeeting['mark'],
): DeskRecord & { kind: 'mark' } => ({
  ...begun(reference),
  kind: 'mark',
  meetingId,
  exhibitorId,
  minute,
  seen,
  mark,
});

/** A scan of a pass whose holder this device cannot name. */
export const recordScan = (reference: string): Promise<void> => record(scanOf(reference));

/**
 * Stores a person's scan and the mark of the meeting found under way together: closing the page in between leaves both
 * or neither.
 * @returns the id of the mark
 */
export async function recordArrival(person: Referenced, held: Markable | null): Promise<string | null> {
  if (held === null) {
    await recordScan(person.reference);
    return null;
  }
  const mark = markOf(person, held, 'held');
  await record(scanOf(person.reference), mark);
  return mark.id;
}

/** @param undoes the record that it undoes */
export const recordMark = (
  person: Referenced,
  meeting: Markable,
  mark: DeskMeeting['mark'],
  undoes?: string,
): Promise<void> => record({ ...markOf(person, meeting, mark), ...(undoes !== undefined && { undoes }) });

export const recordWalkIn = (
  { reference }: Referenced,
  slot: { exhibitorId: number; minute: number },
): Promise<void> => record({ ...begun(reference), kind: 'walk-in', ...slot });

/** The person has seen what another desk marked, and insists on their own mark. */
export async function markAllTheSame({ record: before, answer }: KeptRecord): Promise<void> {
  if (before.kind !== 'mark' || !answer?.theirs) return;
  const { reference, meetingId, exhibitorId, minute, mark } = before;
  await recordMark({ reference }, { id: meetingId, exhibitorId, minute, mark: answer.theirs.mark }, mark);
  await device.remove(before.id);
}

export const dismiss = ({ record: { id } }: KeptRecord): Promise<void> => device.remove(id);
