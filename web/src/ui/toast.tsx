// Short notices at the top right that go by themselves, unless a hand or the focus rests on them.
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useText } from '../i18n/text.ts';
import { classNames } from './class-names.ts';
import styles from './toast.module.css';

export type ToastKind = 'info' | 'warning' | 'error';
/** @param topic a notice of the same topic takes the place of the one before */
type ShowToast = (message: string, kind?: ToastKind, topic?: string) => void;

interface Toast {
  id: number;
  message: string;
  kind: ToastKind;
  topic: string;
}

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert } as const;
const MOST_AT_ONCE = 3;

const ToastContext = createContext<ShowToast>(() => {});
const DismissContext = createContext<(topic: string) => void>(() => {});

/** Shows a notice. The same words shown again start their time anew. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Takes the notice of a topic away: what it tells of is no longer in view. */
export const useDismissToast = (): ((topic: string) => void) => useContext(DismissContext);

let lastId = 0;

export function ToastRegion({ durationMs, children }: { durationMs: number; children: ReactNode }) {
  const text = useText();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback<ShowToast>((message, kind = 'info', topic = message) => {
    lastId += 1;
    const toast = { id: lastId, message, kind, topic };
    setToasts((shown) => [...shown.filter((other) => other.topic !== topic), toast].slice(-MOST_AT_ONCE));
  }, []);
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const dismissTopic = useCallback(
    (topic: string) => setToasts((shown) => shown.filter((toast) => toast.topic !== topic)),
    [],
  );
  const cards = (ofKind: (kind: ToastKind) => boolean) =>
    toasts
      .filter((toast) => ofKind(toast.kind))
      .map((toast) => <ToastCard key={toast.id} toast={toast} durationMs={durationMs} onDismiss={dismiss} />);

  return (
    <ToastContext value={show}>
      <DismissContext value={dismissTopic}>{children}</DismissContext>
      <section className={styles.region} aria-label={text('ui.notifications')}>
        {/* Both regions stand from the start: text that arrives later is announced. */}
        <div role="alert">
          <ul>{cards((kind) => kind === 'error')}</ul>
        </div>
        <div role="status">
          <ul>{cards((kind) => kind !== 'error')}</ul>
        </div>
      </section>
    </ToastContext>
  );
}

interface ToastCardProps {
  toast: Toast;
  durationMs: number;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast, durationMs, onDismiss }: ToastCardProps) {
  const text = useText();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  const paused = hovered || focused;
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(dismiss, durationMs);
    return () => clearTimeout(timer);
  }, [paused, durationMs]);
  const Icon = ICONS[toast.kind];
  return (
    <li
      className={classNames(styles.toast, styles[toast.kind])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className={styles.icon} aria-hidden />
      <p>{toast.message}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={text('ui.dismiss')}
        onClick={() => onDismiss(toast.id)}
      >
        <X aria-hidden />
      </button>
    </li>
  );
}
