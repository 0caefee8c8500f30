// What is pressed or chosen in a page that arrived ready, before its application hears it: done once the page is alive.
export {};

/** By element, in the order of pressing: whoever presses again because nothing happens wants it once. */
const wishes = new Map<Element, () => void>();

function keep({ type, target }: Event): void {
  if (type === 'change') {
    if (target instanceof HTMLSelectElement) keepChoice(target);
    else if (target instanceof HTMLInputElement && target.type === 'checkbox') keepTick(target);
  } else if (target instanceof Element) {
    const button = target.closest('button');
    if (button && !wishes.has(button)) keepPress(button);
  }
}

function keepChoice(select: HTMLSelectElement): void {
  const { value } = select;
  wishes.set(select, () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function keepTick(box: HTMLInputElement): void {
  const { checked } = box;
  wishes.set(box, () => {
    box.checked = !checked;
    box.click();
  });
}

/** What a button says may have been drawn without knowing the visitor: it must mean then what it meant when pressed. */
function keepPress(button: HTMLButtonElement): void {
  const drawn = button.outerHTML;
  button.setAttribute('aria-busy', 'true');
  wishes.set(button, () => {
    button.removeAttribute('aria-busy');
    if (button.outerHTML === drawn) button.click();
  });
}

/** One after another, as by a hand: each may change what the next one is done to. */
function fulfilAll(): void {
  for (const fulfil of wishes.values()) setTimeout(fulfil);
}

const KINDS = ['click', 'change'] as const;

for (const kind of KINDS) addEventListener(kind, keep, true);
addEventListener('heard', () => {
  for (const kind of KINDS) removeEventListener(kind, keep, true);
});
// Every page that is opened later says the same.
addEventListener('alive', fulfilAll, { once: true });
