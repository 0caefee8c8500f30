// Lists the fields that an audit entry changed, with readable field names.

export interface FieldChange {
  /** The field's name in words: 'isDisabled' becomes 'is disabled'; the names of nested fields are joined by commas. */
  name: string;
  before: unknown;
  after: unknown;
}

/** The number of levels whose fields are compared one by one; objects below are compared as a whole. */
const DEEPEST = 3;

/** The fields that differ; if only one side is recorded, all fields of that side. */
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

/** Whether a value is an object with fields. Undefined counts as one: it is a side that was not recorded. */
const isGroup = (value: unknown): value is Record<string, unknown> | undefined =>
  value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value));

const words = (key: string): string =>
  key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
