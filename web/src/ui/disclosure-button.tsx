// A button that opens a panel below it; Escape and a press elsewhere close it.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './disclosure-button.module.css';
import stackStyles from './stack.module.css';
import { useClickOutside } from './use-click-outside.ts';

interface DisclosureButtonProps {
  words: string;
  icon: ReactNode;
  /** The words are shown on wide screens only; they stay the button's name. */
  isCompact?: boolean;
  children: ReactNode;
}

export function DisclosureButton({ words, icon, isCompact = false, children }: DisclosureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  useClickOutside(place, isOpen, () => setOpen(false));
  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [isOpen]);
  return (
    <div ref={place} className={stackStyles.anchor}>
      <Button
        ref={toggle}
        variant="secondary"
        className={classNames(styles.toggle, isCompact && styles.compact)}
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={isCompact ? 'wide-words' : undefined}>{words}</span>
      </Button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
