// A modal dialog over the native element; on a phone a sheet from below.
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../i18n/text.ts';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** The title as a small line, where the content has a heading of its own. */
  quietTitle?: boolean;
  /** Escape, the close button and a press beside the dialog; without it the dialog stays until it is answered. */
  onClose?: () => void;
  width?: 'normal' | 'medium' | 'wide' | 'widest';
  role?: 'dialog' | 'alertdialog';
  /** What takes the focus; else the close button. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Where the focus goes when what opened it is gone. */
  returnFocusRef?: RefObject<HTMLElement | null>;
  actions?: ReactNode;
  /** Of whatever holds the focus in it. */
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

/** Where and when the screen was last pressed: the second half of a double click must not answer what the first opened. */
let lastPress = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
if (typeof document !== 'undefined')
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY, timeStamp }) => {
      lastPress = { x: clientX, y: clientY, at: timeStamp };
    },
    { capture: true },
  );

const DOUBLE_CLICK_MS = 500;
const SAME_PLACE_PX = 12;

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

// Its own component: when it goes, its effect still finds the element in the page and can close it properly.
function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    title,
    quietTitle = false,
    onClose,
    width = 'normal',
    role,
    initialFocusRef,
    returnFocusRef,
    actions,
    onKeyDown,
    children,
  } = props;
  const text = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [opening] = useState(() => lastPress);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const root = document.documentElement;
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
    dialog.showModal();
    initialFocusRef?.current?.focus();
    return () => {
      dialog.close();
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const next = isThere ? opener : returnFocusRef?.current;
      next?.focus();
      // What was hidden while the dialog stood is shown by the same change, but later in it.
      if (document.activeElement !== next) queueMicrotask(() => next?.focus());
    };
  }, [initialFocusRef, returnFocusRef]);

  const cancel = (event: SyntheticEvent) => {
    // A cancelled file picker or video inside bubbles the same event.
    if (event.target !== element.current) return;
    event.preventDefault();
    onClose?.();
  };
  // A browser may close it without asking, such as on a second Escape.
  const closedByBrowser = (event: SyntheticEvent) => {
    const dialog = element.current;
    // Open again already: the event is of an earlier close, such as a development build's double effects.
    if (event.target !== dialog || !dialog?.isConnected || dialog.open) return;
    if (onClose) onClose();
    else dialog.showModal();
  };
  const isSecondHalf = (event: MouseEvent): boolean =>
    event.timeStamp - opening.at < DOUBLE_CLICK_MS &&
    Math.hypot(event.clientX - opening.x, event.clientY - opening.y) < SAME_PLACE_PX;
  const refuseSecondHalf = (event: MouseEvent) => {
    // Taps are not counted by every browser; a press of a key clicks too, with no count and no pointer.
    const isRepeated = event.detail > 1 || (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (isRepeated && isSecondHalf(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const pressBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === element.current && !isSecondHalf(event)) onClose?.();
  };

  return (
    <dialog
      ref={element}
      role={role === 'alertdialog' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-content` : undefined}
      className={classNames(styles.dialog, width !== 'normal' && styles[width])}
      onCancel={cancel}
      onClose={closedByBrowser}
      onMouseDown={pressBeside}
      onKeyDown={onKeyDown}
      onClickCapture={refuseSecondHalf}
    >
      <div className={styles.sheet}>
        <div className={classNames(styles.head, quietTitle && styles.quiet)}>
          <h2 id={`${id}-title`}>{title}</h2>
          {onClose && (
            <button
              type="button"
              className={`icon-button ${styles.close}`}
              onClick={onClose}
              aria-label={text('ui.close')}
            >
              <X aria-hidden />
            </button>
          )}
        </div>
        <div id={`${id}-content`} className={styles.content}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
