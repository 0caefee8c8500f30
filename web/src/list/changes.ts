// Computes what an audit entry changed, field by field, with readable field names.

export interface FieldChange {
  /** In words: 'isDisabled' becomes 'is disabled'. */
  name: string;
  before: unknown;
  after: unknown;
}

/** Objects nested deeper than this are shown as stored. */
const DEEPEST = 3;

/** The fields that differ; when only one side is recorded, all of its fields. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  return differences('', before ?? undefined, after ?? undefined, 0);
}

function differences(path: string, before: unknown, after: unknown, depth: number): FieldChange[] {
  if (depth < DEEPEST && isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    return [...keys].flatMap((key) =>
      differences(
        path === '' ? words(key) : `${path}, ${words(key)}`,
        before?.[key],
        after?.[key],
        depth + 1,
      ),
    );
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ name: path, before, after }];
}

/** Undefined counts as a group: it is the side that was not recorded. */
const isGroup = (value: unknown): value is Record<string, unknown> | undefined =>
  value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value));

const words = (key: string): string =>
  key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
