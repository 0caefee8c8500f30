// A list of alternatives: a few named items side by side, each with one action.
import { Check } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './alternative-list.module.css';
import { Button } from './button.tsx';
import { Swatch } from './swatch.tsx';
import textStyles from './text.module.css';
import { useFocusHandover } from './use-focus-handover.ts';

interface Alternative {
  id: number;
  name: string;
  /** Full accessible name of the button that the name becomes with `onOpen`; contains the name. */
  openLabel?: string;
  /** If set, the name links to a page. */
  to?: LinkProps['to'];
  note: string;
  letter: string;
  /** 0 to 9. */
  pigment: number;
  action: {
    text: string;
    /** Full accessible name: begins with the text and is unique on the page. */
    label: string;
    /** Already taken: shown as the visitor's own. */
    isTaken?: boolean;
    /** Id of the line that says why it is disabled; the button stays focusable. */
    heldById?: string | undefined;
  };
}

interface AlternativeListProps {
  /** Id of the heading above. */
  labelledBy: string;
  items: readonly Alternative[];
  /** If set, the names are buttons that open a dialog. */
  onOpen?: (id: number) => void;
  /** Called for a disabled action too: the caller says why nothing happens. */
  onAction: (id: number) => void;
  /** Takes the focus when the focused item is removed. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
}

export function AlternativeList({ labelledBy, items, ...rest }: AlternativeListProps) {
  return (
    <div className={styles.place}>
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {items.map((item) => (
          <Item key={item.id} item={item} {...rest} />
        ))}
      </ul>
    </div>
  );
}

type ItemProps = Omit<AlternativeListProps, 'labelledBy' | 'items'> & { item: Alternative };

function Item({ item, onOpen, onAction, fallbackFocusRef }: ItemProps) {
  const { id, action } = item;
  const element = useRef<HTMLLIElement>(null);
  useFocusHandover(element, () => fallbackFocusRef.current);
  return (
    <li ref={element} className={styles.item}>
      <Swatch pigment={item.pigment} letter={item.letter} size={28} />
      <span className={styles.text}>
        {onOpen ? (
          <button
            type="button"
            className={styles.name}
            dir="auto"
            aria-haspopup="dialog"
            aria-label={item.openLabel}
            onClick={() => onOpen(id)}
          >
            {item.name}
          </button>
        ) : item.to !== undefined ? (
          <Link to={item.to} className={styles.name} dir="auto">
            {item.name}
          </Link>
        ) : (
          <span className={styles.name} dir="auto">
            {item.name}
          </span>
        )}
        <span className={textStyles.noteFigures}>{item.note}</span>
      </span>
      <Button
        variant={action.isTaken ? 'yours' : 'secondary'}
        className={styles.action}
        icon={action.isTaken ? <Check aria-hidden /> : undefined}
        aria-label={action.label}
        aria-disabled={action.heldById !== undefined || undefined}
        aria-describedby={action.heldById}
        onClick={() => onAction(id)}
      >
        {action.text}
      </Button>
    </li>
  );
}
