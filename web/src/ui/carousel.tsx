// Controls of a carousel: a dot for each slide, an arrow, and the Left and Right keys.
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import styles from './carousel.module.css';

interface CarouselDotsProps {
  /** Ids of the slides, in order. */
  ids: readonly number[];
  /** Index of the slide in view. */
  place: number;
  /** Name of a dot. @param position from 1 */
  labelOf: (position: number) => string;
  onTurn: (place: number) => void;
}

export function CarouselDots({ ids, place, labelOf, onTurn }: CarouselDotsProps) {
  return (
    <div className={styles.dots}>
      {ids.map((id, index) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={labelOf(index + 1)}
          aria-current={index === place ? 'true' : undefined}
          onClick={() => onTurn(index)}
        />
      ))}
    </div>
  );
}

interface CarouselButtonProps {
  label: string;
  /** Tooltip. */
  title?: string;
  /** For a toggle button. */
  isPressed?: boolean;
  onPress: () => void;
  /** An icon. */
  children: ReactNode;
}

export function CarouselButton({ label, title, isPressed, onPress, children }: CarouselButtonProps) {
  return (
    <button
      type="button"
      className="icon-button icon-button-framed"
      aria-label={label}
      title={title}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Reserves the space of a missing button. */
export const CarouselButtonPlace = () => <span className={styles.place} />;

/** Controls that use the same keys themselves. */
const OWN_KEYS = 'input, select, textarea';

/**
 * Turns a carousel, which wraps around, by the Left and Right keys from anywhere in its dialog.
 * @param place index of the slide in view
 * @param total number of slides; a single one is not turned
 * @param isHeld whether the keys currently move something else
 * @returns ref for the element of the carousel
 */
export function useTurnByKey<E extends HTMLElement>(
  place: number,
  total: number,
  onTurn: (place: number) => void,
  isHeld = false,
): RefObject<E | null> {
  const carousel = useRef<E>(null);
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (steps === undefined || total < 2 || isHeld || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.matches(OWN_KEYS)) return;
    event.preventDefault();
    onTurn((place + steps + total) % total);
  });
  useEffect(() => {
    const around: HTMLElement | null = carousel.current?.closest('dialog') ?? carousel.current;
    const listener = (event: KeyboardEvent) => turn(event);
    around?.addEventListener('keydown', listener);
    return () => around?.removeEventListener('keydown', listener);
  }, []);
  return carousel;
}
