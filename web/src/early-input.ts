// What is pressed or chosen in a page that arrived ready, before it knows its visitor: done once the page is alive.
export {};

/** By element, in the order of pressing: whoever presses again because nothing happens wants it once. */
const wishes = new Map<Element, () => void>();

function wish(element: Element, fulfil: () => void): void {
  wishes.delete(element);
  wishes.set(element, fulfil);
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
    // Whoever follows a link wants nothing more of this page.
    if (target.closest('a')) forget();
    return;
  }
  // Some of the page may hear already: what it drew is for anybody.
  event.stopPropagation();
}

function keepChoice(select: HTMLSelectElement): void {
  const { value } = select;
  wish(select, () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function keepTick(box: HTMLInputElement): void {
  const { checked } = box;
  wish(box, () => {
    box.checked = !checked;
    box.click();
  });
}

/** What a button says may have been drawn without knowing the visitor: it must mean then what it meant when pressed. */
function keepPress(button: HTMLButtonElement): void {
  unmark(button);
  // Whatever unfolds folds what unfolded before.
  if (unfolds(button))
    for (const other of [...wishes.keys()].filter(unfolds)) {
      unmark(other);
      wishes.delete(other);
    }
  const drawn = button.outerHTML;
  button.setAttribute('aria-busy', 'true');
  wish(button, () => {
    unmark(button);
    if (button.outerHTML === drawn) button.click();
  });
}

const unfolds = (element: Element): boolean => element.hasAttribute('aria-expanded');

function unmark(element: Element): void {
  element.removeAttribute('aria-busy');
}

function forget(): void {
  for (const element of wishes.keys()) unmark(element);
  wishes.clear();
}

const KINDS = ['click', 'change'] as const;

function stop(): void {
  for (const kind of KINDS) removeEventListener(kind, keep, true);
}

for (const kind of KINDS) addEventListener(kind, keep, true);
addEventListener('pagehide', forget);
addEventListener('alive', () => {
  stop();
  // One after another, as by a hand: each may change what the next one is done to.
  for (const fulfil of wishes.values()) setTimeout(fulfil);
  wishes.clear();
});
// The page cannot come alive: said with what came with the document, there is nothing else to say it with.
addEventListener('lost', () => {
  stop();
  forget();
  document.getElementById('unreachable')?.removeAttribute('hidden');
});
