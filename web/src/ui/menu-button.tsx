// A button that opens a menu of actions; arrow keys move in it, Escape returns to the button.
import { Ellipsis } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './menu-button.module.css';
import stackStyles from './stack.module.css';
import { useClickOutside } from './use-click-outside.ts';

export interface MenuItem {
  id: string;
  words: string;
  onChoose: () => void;
  /** Says why it does nothing; the item stays focusable. */
  disabledWhy?: string | undefined;
}

interface MenuButtonProps {
  /** Accessible name of the button. */
  label: string;
  icon?: ReactNode;
  items: readonly MenuItem[];
  /** Opens above the button, which is at the bottom of the page. */
  isAbove?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function MenuButton({ label, icon, items, isAbove = false, className, ref }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement | null>(null);
  const id = useId();
  useClickOutside(place, isOpen, () => setOpen(false));
  useLayoutEffect(() => {
    const panel = isOpen ? menu.current : null;
    if (!panel) return;
    // Near the left edge there is no room for a menu aligned to the right of its button.
    panel.toggleAttribute('data-to-right', panel.getBoundingClientRect().left < 0);
    itemsIn(panel)[0]?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const moveByKey = (event: KeyboardEvent) => {
    const shown = itemsIn(menu.current);
    const at = shown.indexOf(document.activeElement as HTMLButtonElement);
    const next = {
      ArrowDown: (at + 1) % shown.length,
      ArrowUp: (at - 1 + shown.length) % shown.length,
      Home: 0,
      End: shown.length - 1,
    }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (next !== undefined) shown[next]?.focus();
    else return;
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={place} className={classNames(stackStyles.anchor, className)}>
      <button
        ref={(element) => {
          toggle.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        type="button"
        className={`icon-button ${styles.toggle}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {icon ?? <Ellipsis aria-hidden />}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames(styles.menu, isAbove && styles.above)}
          onKeyDown={moveByKey}
        >
          {items.map(({ id: key, words, onChoose, disabledWhy }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              aria-disabled={disabledWhy !== undefined || undefined}
              title={disabledWhy}
              onClick={() => {
                if (disabledWhy !== undefined) return;
                close();
                onChoose();
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const itemsIn = (menu: HTMLElement | null): HTMLButtonElement[] => [
  ...(menu?.querySelectorAll<HTMLButtonElement>('[role="menuitem"]') ?? []),
];
