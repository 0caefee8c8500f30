// One value of a draft in the browser's storage: versioned, validated, shared between tabs, and never throwing.
import { isRecord, type Shape } from '../lib/shape.ts';
import { dropText, readText, watchText, writeText } from './storage.ts';

interface Part {
  savedAt: string;
  value: unknown;
}

interface Envelope {
  version: number;
  owners: Map<string, Part>;
}

export interface StoredValue<T> {
  /** The value when nothing usable is stored. */
  readonly empty: T;
  /** The stored value; the empty one when nothing usable is stored. The same object until it changes. */
  read(): T;
  write(value: T): void;
  /** Clears this owner's part; another owner's is kept. */
  clear(): void;
  /** Calls back after every change, in this tab or another; returns a function that unsubscribes. */
  subscribe(notify: () => void): () => void;
}

export interface StoredValueOptions<T> {
  /** Storage key. */
  key: string;
  /** Whose part it is: journeys with the same keys keep each other's parts. */
  owner: string;
  version: number;
  /** Validates a value; anything else counts as nothing stored. */
  shape: Shape<T>;
  empty: T;
  /** Converts a value of another version to this one; undefined when it cannot. */
  migrate?: (value: unknown, version: number) => unknown;
  /** Whether the visitor is notified when it cannot be stored; true by default. */
  isMissed?: boolean;
}

export function storedValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { key, owner, version, shape, empty, migrate, isMissed } = options;
  let seenText: string | null | undefined;
  let seenValue = empty;

  const read = (): T => {
    const text = readText(key);
    if (text !== seenText) {
      seenText = text;
      seenValue = valueIn(text);
    }
    return seenValue;
  };

  const valueIn = (text: string | null): T => {
    const envelope = parseEnvelope(text);
    const part = envelope?.owners.get(owner);
    if (!envelope || !part) return empty;
    const value = envelope.version === version ? part.value : migrate?.(part.value, envelope.version);
    const read = shape(value);
    return read === undefined ? empty : read;
  };

  const replace = (part: Part | null): void => {
    const stored = parseEnvelope(readText(key));
    const owners = stored ? partsOfThisVersion(stored) : new Map<string, Part>();
    if (part) owners.set(owner, part);
    else owners.delete(owner);
    if (owners.size === 0) dropText(key);
    else writeText(key, JSON.stringify({ version, owners: Object.fromEntries(owners) }), isMissed);
  };

  /** Other owners' parts are kept as they are, or run through the same migration if the version differs. */
  const partsOfThisVersion = (stored: Envelope): Map<string, Part> => {
    if (stored.version === version) return stored.owners;
    const moved = [...stored.owners].map(([name, { savedAt, value }]): [string, Part] => [
      name,
      { savedAt, value: migrate?.(value, stored.version) },
    ]);
    return new Map(moved.filter(([, { value }]) => value !== undefined));
  };

  return {
    empty,
    read,
    write: (value) => replace({ savedAt: new Date().toISOString(), value }),
    clear: () => replace(null),
    subscribe: (notify) => watchText(key, notify),
  };
}

function parseEnvelope(text: string | null): Envelope | null {
  if (text === null) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Not written by this code: treated as nothing stored.
    return null;
  }
  if (!isRecord(parsed) || typeof parsed.version !== 'number' || !isRecord(parsed.owners)) return null;
  const owners = new Map<string, Part>();
  for (const [name, part] of Object.entries(parsed.owners))
    if (isRecord(part) && typeof part.savedAt === 'string')
      owners.set(name, { savedAt: part.savedAt, value: part.value });
  return { version: parsed.version, owners };
}
