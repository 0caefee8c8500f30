// Remembers what is pressed or chosen in server-rendered HTML before hydration, and replays it once the page is alive.
export {};

/** By element, in the order pressed. Pressing again because nothing happens counts once. */
const pending = new Map<Element, () => void>();

function defer(element: Element, replay: () => void): void {
  pending.delete(element);
  pending.set(element, replay);
}

function keep(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  if (type === 'change') {
    if (target instanceof HTMLSelectElement) keepChoice(target);
    else if (target instanceof HTMLInputElement && target.type === 'checkbox') keepTick(target);
    else return;
  } else if (button) keepPress(button);
  else {
    // A followed link leaves the page, so nothing else is replayed.
    if (target.closest('a')) forget();
    return;
  }
  // Parts of the page may be hydrated already, but their content was rendered without knowing the visitor.
  event.stopPropagation();
}

function keepChoice(select: HTMLSelectElement): void {
  const { value } = select;
  defer(select, () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function keepTick(box: HTMLInputElement): void {
  const { checked } = box;
  defer(box, () => {
    box.checked = !checked;
    box.click();
  });
}

/** A button may have been rendered without knowing the visitor: it is pressed only if it still means the same. */
function keepPress(button: HTMLButtonElement): void {
  unmark(button);
  // Opening one menu closes the one that was opened before.
  if (unfolds(button))
    for (const other of [...pending.keys()].filter(unfolds)) {
      unmark(other);
      pending.delete(other);
    }
  const drawn = button.outerHTML;
  button.setAttribute('aria-busy', 'true');
  defer(button, () => {
    unmark(button);
    if (button.outerHTML === drawn) button.click();
  });
}

const unfolds = (element: Element): boolean => element.hasAttribute('aria-expanded');

function unmark(element: Element): void {
  element.removeAttribute('aria-busy');
}

function forget(): void {
  for (const element of pending.keys()) unmark(element);
  pending.clear();
}

const KINDS = ['click', 'change'] as const;

function stop(): void {
  for (const kind of KINDS) removeEventListener(kind, keep, true);
}

for (const kind of KINDS) addEventListener(kind, keep, true);
addEventListener('pagehide', forget);
addEventListener('alive', () => {
  stop();
  // One task each, as if pressed by hand: each may change the next one's element.
  for (const replay of pending.values()) setTimeout(replay);
  pending.clear();
});
// The application failed to load: the message that came with the document is all that can be shown.
addEventListener('lost', () => {
  stop();
  forget();
  document.getElementById('unreachable')?.removeAttribute('hidden');
});
