// Short notices at the top right that disappear by themselves, unless hovered or focused.
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
/** @param topic a new notice replaces the previous one of the same topic */
type ShowToast = (message: string, kind?: ToastKind, topic?: string) => void;

interface Toast {
  id: number;
  message: string;
  kind: ToastKind;
  topic: string;
}

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert } as const;
const MAX_TOASTS = 3;

const ToastContext = createContext<ShowToast>(() => {});
const DismissContext = createContext<(topic: string) => void>(() => {});

/** Shows a notice. Showing the same message again restarts its timer. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Dismisses the notice of a topic whose subject is no longer in view. */
export const useDismissToast = (): ((topic: string) => void) => useContext(DismissContext);

let lastId = 0;

export function ToastRegion({ durationMs, children }: { durationMs: number; children: ReactNode }) {
  const text = useText();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback<ShowToast>((message, kind = 'info', topic = message) => {
    lastId += 1;
    const toast = { id: lastId, message, kind, topic };
    setToasts((shown) => [...shown.filter((other) => other.topic !== topic), toast].slice(-MAX_TOASTS));
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
        {/* Both regions are rendered from the start, so that later text is announced. */}
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
