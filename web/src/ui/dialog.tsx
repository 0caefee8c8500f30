// A modal dialog over the native element; on a phone a sheet from below.
import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useText } from '../i18n/text.ts';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** The title as a small line, where the content has a heading of its own. */
  quietTitle?: boolean;
  /** Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  width?: 'normal' | 'wide';
  role?: 'dialog' | 'alertdialog';
  /** What takes the focus; else the close button. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Where the focus goes when what opened it is gone. */
  returnFocusRef?: RefObject<HTMLElement | null>;
  actions?: ReactNode;
  children: ReactNode;
}

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
    children,
  } = props;
  const text = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);

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
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
      else returnFocusRef?.current?.focus();
    };
  }, [initialFocusRef, returnFocusRef]);

  const cancel = (event: SyntheticEvent) => {
    // A cancelled file picker or video inside bubbles the same event.
    if (event.target !== element.current) return;
    event.preventDefault();
    onClose();
  };
  // A browser may close it without asking, such as on a second Escape.
  const closedByBrowser = (event: SyntheticEvent) => {
    const dialog = element.current;
    // Open again already: the event is of an earlier close, such as a development build's double effects.
    if (event.target === dialog && dialog?.isConnected && !dialog.open) onClose();
  };
  const pressBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === element.current) onClose();
  };

  return (
    <dialog
      ref={element}
      role={role === 'alertdialog' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-content` : undefined}
      className={classNames(styles.dialog, width === 'wide' && styles.wide)}
      onCancel={cancel}
      onClose={closedByBrowser}
      onMouseDown={pressBeside}
    >
      <div className={styles.sheet}>
        <div className={classNames(styles.head, quietTitle && styles.quiet)}>
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={text('ui.close')}>
            <X aria-hidden />
          </button>
        </div>
        <div id={`${id}-content`} className={styles.content}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
