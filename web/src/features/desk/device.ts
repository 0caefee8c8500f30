// The desk on this device: what it stores, what is waiting, and whether it is online. Each tab has one.

import { getDeskToday, settleDesk } from '@visavis/contract/desk/calls';
import type { DeskPerson, DeskRecord, DeskToday } from '@visavis/contract/desk/endpoints';
import { DESK_BATCH } from '@visavis/domain/desk/limits';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { ApiError, call } from '../../lib/api-client.ts';
import { serverNow, syncServerTime } from '../../lib/server-clock.ts';
import { readToken } from '../../lib/session-token.ts';
import { hasLoggedOut, readUser, type StoredUser, subscribeSession } from '../../lib/stored-session.ts';
import { applied } from './as-recorded.ts';
import { DeviceStore, type Kept, type KeptRecord, NOTHING_KEPT } from './device-store.ts';
import { forgetExhibitors } from './remembered-exhibitors.ts';

export interface DeskState extends Omit<Kept, 'people'> {
  people: ReadonlyMap<string, DeskPerson>;
  isReady: boolean;
  /** Whether the data is stored beyond this page. */
  isStored: boolean;
  /** Epoch milliseconds since the network was lost; null while there is one. */
  offlineSince: number | null;
  /** Why the list could not be loaded although there is a network. */
  failure: unknown;
  /** The session has ended: the list stays on the device, but is neither shown nor searched before a login. */
  isLocked: boolean;
  /** Incremented when the list is wiped or locked: what was shown of it goes too, and pending responses are dropped. */
  wiped: number;
}

const LOCK = 'desk-settle';
/** A newer list is fetched after this long. */
const LIST_KEPT_MS = 5 * 60_000;

const isNetworkGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

class DeskDevice {
  #state: DeskState = {
    ...NOTHING_KEPT,
    people: new Map(),
    isReady: false,
    isStored: false,
    offlineSince: null,
    failure: null,
    isLocked: false,
    wiped: 0,
  };
  #store: DeviceStore | null = null;
  #opening: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();
  #isSyncing = false;
  #isWantedAgain = false;
  #listedAt = Number.NEGATIVE_INFINITY;
  /** How often the server has settled something. */
  #settlements = 0;
  /** Who logged in last while this page was open. */
  #last: StoredUser | null = null;
  /** The session that is logging out. */
  #leaving: string | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): DeskState => this.#state;

  /** The account that records. It outlives an expired session, but not a logout in any tab. */
  readonly account = (): StoredUser | null => {
    const token = readToken();
    if (hasLoggedOut() || (token !== null && token === this.#leaving)) this.#last = null;
    else this.#last = readUser() ?? this.#last;
    return this.#last;
  };

  #set(changed: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }

  open(): Promise<void> {
    this.#opening ??= (async () => {
      this.account();
      subscribeSession(() => void this.tidy());
      this.#store = await DeviceStore.open();
      await this.reread();
      const { day } = this.#state;
      // Offline, the server's clock is the one of the last list.
      if (day && serverNow() - Date.now() === 0)
        syncServerTime(new Date(Date.now() + day.aheadMs).toISOString());
      await this.tidy();
      this.#set({ isReady: true, isStored: this.#store !== null });
    })();
    return this.#opening;
  }

  /** Serialises changes to stored data, so that what is read is never older than what is shown. */
  #turn: Promise<unknown> = Promise.resolve();
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Another tab may have changed the stored data. */
  reread(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#store) return;
      const { people, ...kept } = await this.#store.read();
      const isLocked = this.#isOver();
      const list = withPeople(new Map(), people);
      this.#hidden = isLocked ? list : new Map();
      this.#set({ ...kept, people: isLocked ? new Map() : list, isLocked });
    });
  }

  /** The people on a locked list. */
  #hidden: DeskState['people'] = new Map();

  /** Whether the recording account's session has ended, which only the server can tell. */
  #isOver(): boolean {
    return this.account() !== null && readUser() === null;
  }

  /** Hides the list when its session has ended, and shows it again after the login. */
  #lock(): void {
    const isLocked = this.#isOver();
    if (isLocked === this.#state.isLocked) return;
    const { people, wiped } = this.#state;
    this.#listedAt = Number.NEGATIVE_INFINITY;
    this.#set({ isLocked, people: this.#hidden, wiped: isLocked ? wiped + 1 : wiped });
    this.#hidden = isLocked ? people : new Map();
  }

  /**
   * Removes the list at the end of its day, what another account has loaded, and everything if nobody is logged in.
   * Locks the list if the session has ended.
   */
  async tidy(): Promise<void> {
    await this.#inTurn(async () => {
      const account = this.account();
      const { day } = this.#state;
      const isToday = day !== null && fairDateAt(new Date(serverNow()), day.edition.timeZone) === day.date;
      const isOwn = isToday && account?.id === day.organiserId;
      if (!isOwn && (day !== null || account === null)) await this.#wipe();
      this.#lock();
    });
  }

  async #wipe(records = this.#state.records): Promise<void> {
    // First, so that nothing is shown while it is removed.
    const wiped = this.#state.wiped + 1;
    this.#listedAt = Number.NEGATIVE_INFINITY;
    forgetExhibitors();
    this.#hidden = new Map();
    this.#set({ day: null, people: new Map(), scans: new Map(), records, wiped });
    await this.#store?.wipeDay();
  }

  /** Resolves once the records are stored, all of them or none. */
  async add(...given: readonly DeskRecord[]): Promise<void> {
    const user = this.account();
    // Unstored records must not look recorded.
    if (!user) throw new Error('somebody has logged out');
    const kept = given.map(
      (record): KeptRecord => ({ record, organiserId: user.id, email: user.email, state: 'waiting' }),
    );
    const scanned = given.filter(({ kind }) => kind === 'scan');
    await this.#inTurn(async () => {
      await this.#store?.add(kept);
      const { records, scans } = this.#state;
      this.#set({
        records: [...records, ...kept],
        ...(scanned.length > 0 && {
          scans: new Map([...scans, ...scanned.map(({ reference, at }) => [reference, at] as const)]),
        }),
      });
    });
  }

  remove(id: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store?.change(new Map([[id, null]]));
      this.#set({ records: this.#state.records.filter(({ record }) => record.id !== id) });
    });
  }

  /**
   * Call before the server is asked for people. What is found of those on today's list is as new as can be, unless
   * something was settled meanwhile: the server may have read it before.
   * @returns takes over what was found
   */
  beforeAsking(): (found: readonly DeskPerson[]) => Promise<void> {
    const settlements = this.#settlements;
    return (found) =>
      this.#inTurn(async () => {
        const { people } = this.#state;
        const known = found.filter(({ reference }) => people.has(reference));
        if (known.length === 0 || this.#settlements !== settlements) return;
        await this.#store?.change(new Map(), known);
        this.#set({ people: withPeople(people, known) });
      });
  }

  noteNetwork(error: unknown): void {
    if (isNetworkGone(error)) this.goOffline();
    else if (this.#state.offlineSince !== null) this.#set({ offlineSince: null });
  }

  goOffline(): void {
    if (this.#state.offlineSince === null) this.#set({ offlineSince: serverNow() });
  }

  /** Sends waiting records, then reloads the list if stale. Only one tab sends at a time. */
  async sync(): Promise<void> {
    if (this.#isSyncing) {
      this.#isWantedAgain = true;
      return;
    }
    this.#isSyncing = true;
    try {
      do {
        this.#isWantedAgain = false;
        await this.#syncOnce();
      } while (this.#isWantedAgain);
    } finally {
      this.#isSyncing = false;
    }
  }

  async #syncOnce(): Promise<void> {
    await this.open();
    await this.tidy();
    if (readUser() === null || this.account() === null) return;
    try {
      if (navigator.locks)
        await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
          if (lock) await this.#settleAll();
        });
      else await this.#settleAll();
      const isOld = performance.now() - this.#listedAt > LIST_KEPT_MS;
      if (isOld || this.#state.day === null || this.#state.offlineSince !== null) await this.#list();
    } catch (error) {
      this.noteNetwork(error);
      // The login dialog says it; sending continues after the login.
      const isSession = error instanceof ApiError && error.status === 401;
      // The account may no longer work at the desk.
      if (error instanceof ApiError && error.status === 403) await this.#inTurn(() => this.#wipe());
      if (!isNetworkGone(error) && !isSession) this.#set({ failure: error });
    }
  }

  async #list(): Promise<void> {
    const user = readUser();
    if (!user) return;
    const { wiped } = this.#state;
    const { people, ...today }: DeskToday = await call(getDeskToday);
    const day = { ...today, organiserId: user.id, aheadMs: serverNow() - Date.now() };
    await this.#inTurn(async () => {
      // Somebody has logged in or out since the request.
      if (this.#state.wiped !== wiped || this.account()?.id !== user.id) return;
      await this.#store?.replaceDay(day, people);
      this.#listedAt = performance.now();
      const isOtherDay = this.#state.day !== null && this.#state.day.date !== day.date;
      this.#set({
        day,
        people: withPeople(new Map(), people),
        ...(isOtherDay && { scans: new Map() }),
        offlineSince: null,
        failure: null,
      });
    });
  }

  async #settleAll(): Promise<void> {
    for (;;) {
      const user = readUser();
      const waiting = this.#state.records
        .filter(({ state, organiserId }) => state === 'waiting' && organiserId === user?.id)
        .slice(0, DESK_BATCH);
      if (waiting.length === 0) return;
      const { results } = await call(settleDesk, { body: { records: waiting.map(({ record }) => record) } });
      await this.#inTurn(async () => {
        const { people, day } = this.#state;
        const changes = applied(results, waiting, people, day?.edition.slotMinutes ?? 0);
        this.#settlements += 1;
        await this.#store?.change(changes.records, changes.people);
        this.#set({
          records: this.#state.records.flatMap((kept) => {
            const changed = changes.records.get(kept.record.id);
            return changed === undefined ? [kept] : changed === null ? [] : [changed];
          }),
          ...(!this.#state.isLocked && { people: withPeople(this.#state.people, changes.people) }),
          offlineSince: null,
          failure: null,
        });
      });
    }
  }

  /** At logout: removes the list and this account's records. Those of other accounts stay, since they name nobody. */
  async forget(organiserId: number): Promise<void> {
    await this.open();
    this.#leaving = readToken();
    this.#last = null;
    await this.#inTurn(async () => {
      const isOwn = (kept: KeptRecord) => kept.organiserId === organiserId;
      const { records } = this.#state;
      await this.#store?.change(new Map(records.filter(isOwn).map(({ record }) => [record.id, null])));
      await this.#wipe(records.filter((kept) => !isOwn(kept)));
    });
  }
}

const withPeople = (
  people: ReadonlyMap<string, DeskPerson>,
  more: readonly DeskPerson[],
): ReadonlyMap<string, DeskPerson> =>
  new Map([...people, ...more.map((person) => [person.reference, person] as const)]);

export const device = new DeskDevice();
