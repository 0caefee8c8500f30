// What the desk stores on the device, in IndexedDB: today's people, and records until the server has settled them.
import type { DeskPerson, DeskRecord, DeskSettled, DeskToday } from '@visavis/contract/desk/endpoints';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Today's list without its people, and when and for whom it was loaded. */
export interface KeptDay extends Omit<DeskToday, 'people'> {
  organiserId: number;
  /** How many milliseconds the server is ahead of this device. */
  aheadMs: number;
}

/** Contains no name: its reference is the one on the pass. */
export interface KeptRecord {
  record: DeskRecord;
  /** The account that made it: no other may send it. */
  organiserId: number;
  email: string;
  state: 'waiting' | 'conflict' | 'refused';
  answer?: Pick<DeskSettled, 'message' | 'reason' | 'theirs'>;
}

export interface Kept {
  day: KeptDay | null;
  people: DeskPerson[];
  /** In the order they were made. */
  records: KeptRecord[];
  /** When each reference was scanned last today, as ISO instants. */
  scans: ReadonlyMap<string, string>;
}

interface DeskSchema extends DBSchema {
  day: { key: string; value: KeptDay };
  people: { key: string; value: DeskPerson };
  scans: { key: string; value: string };
  records: { key: number; value: KeptRecord };
}

const NAME = 'desk';
const DAY_KEY = 'today';
/** Removed at the end of the day, and when the account changes. */
const OF_A_DAY = ['day', 'people', 'scans'] as const;

export const NOTHING_KEPT: Kept = { day: null, people: [], records: [], scans: new Map() };

/** Whether a desk was ever open on this device, so that there may be something to clean up. */
export async function wasDeskOpen(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false;
  // Missing in older browsers.
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

export class DeviceStore {
  readonly #db: IDBPDatabase<DeskSchema>;

  private constructor(db: IDBPDatabase<DeskSchema>) {
    this.#db = db;
  }

  /** @returns null if the browser stores nothing */
  static async open(): Promise<DeviceStore | null> {
    if (!('indexedDB' in globalThis)) return null;
    try {
      const db = await openDB<DeskSchema>(NAME, 1, {
        upgrade(created) {
          created.createObjectStore('day');
          created.createObjectStore('people', { keyPath: 'reference' });
          created.createObjectStore('scans');
          created.createObjectStore('records', { autoIncrement: true });
        },
      });
      return new DeviceStore(db);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  async read(): Promise<Kept> {
    const read = this.#db.transaction(['day', 'people', 'scans', 'records']);
    const [day, people, references, times, records] = await Promise.all([
      read.objectStore('day').get(DAY_KEY),
      read.objectStore('people').getAll(),
      read.objectStore('scans').getAllKeys(),
      read.objectStore('scans').getAll(),
      read.objectStore('records').getAll(),
    ]);
    return {
      day: day ?? null,
      people,
      records,
      scans: new Map(references.map((reference, index) => [reference, times[index] ?? ''])),
    };
  }

  /** All or nothing. Durable once it resolves: records survive a crash of the device after it. */
  async add(records: readonly KeptRecord[]): Promise<void> {
    const write = this.#db.transaction(['records', 'scans'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      ...records.map((kept) => write.objectStore('records').add(kept)),
      ...records.flatMap(({ record: { kind, at, reference } }) =>
        kind === 'scan' ? [write.objectStore('scans').put(at, reference)] : [],
      ),
      write.done,
    ]);
  }

  async replaceDay(day: KeptDay, people: readonly DeskPerson[]): Promise<void> {
    const write = this.#db.transaction(['day', 'people'], 'readwrite');
    await Promise.all([
      write.objectStore('day').put(day, DAY_KEY),
      write.objectStore('people').clear(),
      ...people.map((person) => write.objectStore('people').put(person)),
      write.done,
    ]);
  }

  /** Updates records by id, or deletes them where null; and updates people. */
  async change(
    records: ReadonlyMap<string, KeptRecord | null>,
    people: readonly DeskPerson[] = [],
  ): Promise<void> {
    const write = this.#db.transaction(['records', 'people'], 'readwrite', { durability: 'strict' });
    const change = async () => {
      for (let at = await write.objectStore('records').openCursor(); at; at = await at.continue()) {
        const changed = records.get(at.value.record.id);
        if (changed === null) await at.delete();
        else if (changed) await at.update(changed);
      }
    };
    await Promise.all([
      change(),
      ...people.map((person) => write.objectStore('people').put(person)),
      write.done,
    ]);
  }

  /** Deletes everything that names a person. */
  async wipeDay(): Promise<void> {
    const write = this.#db.transaction(OF_A_DAY, 'readwrite');
    await Promise.all([...OF_A_DAY.map((name) => write.objectStore(name).clear()), write.done]);
  }
}
