// Parses a form encoded as Stripe's clients do: a[b][0][c]=d becomes nested objects.

/** Lists stay objects with the keys '0', '1', so that a test can address them by path. */
export interface FormFields {
  [name: string]: string | FormFields;
}

export function readForm(body: string): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = fields;
    for (const part of path) {
      const inner = place[part];
      const next = typeof inner === 'object' ? inner : {};
      place[part] = next;
      place = next;
    }
    place[last] = value;
  }
  return fields;
}

/** The value at a path of the form; undefined if there is none. */
export function fieldAt(fields: FormFields, ...path: string[]): string | undefined {
  let place: string | FormFields | undefined = fields;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
}
