// What an entry of the audit trail changed, field by field, as a person reads it.

export interface FieldChange {
  /** In words: 'isDisabled' is 'is disabled'. */
  name: string;
  before: unknown;
  after: unknown;
}

/** Deeper than this an entry is shown as it was written. */
const DEEPEST = 3;

/** The fields that differ; where only one side was written, all of its fields. */
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

/** Undefined where the other side alone was written. */
const isGroup = (value: unknown): value is Record<string, unknown> | undefined =>
  value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value));

const words = (key: string): string =>
  key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** Parts of an action that have other words on screen than in the code. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  organiser: 'staff',
  'second-factor': 'two-step verification',
  'remove-second-factor': 'remove two-step verification',
};

const part = (code: string): string => SHOWN_AS[code] ?? words(code);

/** A action in words: 'meeting.approve' is 'Meeting: approve'. */
export function actionInWords(action: string): string {
  const [noun = '', ...verb] = action.split('.');
  const subject = part(noun);
  const capital = subject.charAt(0).toUpperCase() + subject.slice(1);
  return verb.length === 0 ? capital : `${capital}: ${verb.map(part).join(' ')}`;
}
