// A modal dialog based on the native element; a bottom sheet on a phone.
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
import { useMayOpen } from './dialog-hold.ts';

interface DialogProps {
  open: boolean;
  title: string;
  /** Shows the title as a small line, for content with a heading of its own. */
  quietTitle?: boolean;
  /** Called on Escape, the close button and a press beside the dialog; without it, the dialog must be answered. */
  onClose?: () => void;
  width?: 'normal' | 'medium' | 'wide' | 'widest';
  /** Without head and padding, at the top of the screen: the content has its own, and the title is only read out. */
  bare?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Ref to the title, which can then take the focus, so that one key press too many presses nothing. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Takes the focus on opening; the close button by default. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Where the focus goes on closing if the opener is gone. */
  returnFocusRef?: RefObject<HTMLElement | null>;
  actions?: ReactNode;
  /** For key presses anywhere in the dialog. */
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

/** The last pointer press: the second half of a double click must not answer what the first half opened. */
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

// A separate component: on unmount, its layout effect still finds the element in the page and can close it properly.
function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    title,
    quietTitle = false,
    onClose,
    width = 'normal',
    bare = false,
    role,
    titleRef,
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
  const mayOpen = useMayOpen();

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || !mayOpen) return;
    const opener = document.activeElement;
    const root = document.documentElement;
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
    dialog.showModal();
    // A confirmation is read first: if it is longer than the screen, its answer waits below.
    initialFocusRef?.current?.focus({ preventScroll: role === 'alertdialog' });
    return () => {
      dialog.close();
      const isPresent = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const next = isPresent ? opener : returnFocusRef?.current;
      next?.focus();
      // An element hidden behind the dialog is shown by the same commit, but later in it.
      if (document.activeElement !== next) queueMicrotask(() => next?.focus());
    };
  }, [mayOpen, initialFocusRef, returnFocusRef, role]);

  const cancel = (event: SyntheticEvent) => {
    // A cancelled file picker or video inside bubbles the same event.
    if (event.target !== element.current) return;
    event.preventDefault();
    onClose?.();
  };
  // A browser may close it without a cancel event, for example on a second Escape.
  const closedByBrowser = (event: SyntheticEvent) => {
    const dialog = element.current;
    // Already open again: the event is from an earlier close, for example by the double effects of a development build.
    if (event.target !== dialog || !dialog?.isConnected || dialog.open) return;
    if (onClose) onClose();
    else dialog.showModal();
  };
  const isSecondHalf = (event: MouseEvent): boolean =>
    event.timeStamp - opening.at < DOUBLE_CLICK_MS &&
    Math.hypot(event.clientX - opening.x, event.clientY - opening.y) < SAME_PLACE_PX;
  const refuseSecondHalf = (event: MouseEvent) => {
    // Not every browser counts taps; a key press also clicks, with no count and no pointer.
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
      closedby={onClose ? 'closerequest' : 'none'}
      aria-label={bare ? title : undefined}
      aria-labelledby={bare ? undefined : `${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-content` : undefined}
      className={classNames(styles.dialog, width !== 'normal' && styles[width], bare && styles.bare)}
      onCancel={cancel}
      onClose={closedByBrowser}
      onMouseDown={pressBeside}
      onKeyDown={onKeyDown}
      onClickCapture={refuseSecondHalf}
    >
      {bare ? (
        children
      ) : (
        <div className={styles.sheet}>
          <div className={classNames(styles.head, quietTitle && styles.quiet)}>
            <h2 id={`${id}-title`} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
              {title}
            </h2>
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
      )}
    </dialog>
  );
}
