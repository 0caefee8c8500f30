// Reads fields that were filled without an event, as some password managers do, before a button or form uses them.
import { flushSync } from 'react-dom';

const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=submit], [type=button]), textarea';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** React ignores input events of a field whose value it already knows. */
function readFields(): void {
  // Read all fields first: rendering after the first event resets the others to React's values.
  const filled = [...document.querySelectorAll<Field>(TEXT_FIELDS)].map((field) => ({
    field,
    value: field.value,
  }));
  for (const { field, value } of filled) {
    if (field.value !== value) setValue(field, value);
    flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

/** Bypasses React's value tracking, so that the next event counts as a change. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function readBeforeButton({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('button')) readFields();
}

/**
 * Reads the fields before every button press and form submission, including by Enter.
 * @returns a function that stops it
 */
export function readFilledFields(): () => void {
  document.addEventListener('submit', readFields, { capture: true });
  document.addEventListener('click', readBeforeButton, { capture: true });
  return () => {
    document.removeEventListener('submit', readFields, { capture: true });
    document.removeEventListener('click', readBeforeButton, { capture: true });
  };
}
