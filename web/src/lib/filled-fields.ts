// Reads fields that were filled without an event, as by some password managers, before a button or form acts on them.
import { flushSync } from 'react-dom';

const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=submit], [type=button]), textarea';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** React ignores the event of a field whose value it knows. */
function readFields(): void {
  // All are read first: React puts back what it knows when it draws after the first of them.
  const filled = [...document.querySelectorAll<Field>(TEXT_FIELDS)].map((field) => ({
    field,
    value: field.value,
  }));
  for (const { field, value } of filled) {
    if (field.value !== value) setValue(field, value);
    flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

/** Past React, which would not notice a change that it has made itself. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function readBeforeButton({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('button')) readFields();
}

/**
 * Before every press of a button and every submission of a form, also by the Enter key.
 * @returns a function that ends it
 */
export function readFilledFields(): () => void {
  document.addEventListener('submit', readFields, { capture: true });
  document.addEventListener('click', readBeforeButton, { capture: true });
  return () => {
    document.removeEventListener('submit', readFields, { capture: true });
    document.removeEventListener('click', readBeforeButton, { capture: true });
  };
}
