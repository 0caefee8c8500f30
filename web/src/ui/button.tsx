// Buttons and links that look like them.
import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'yours' | 'text';

interface Look {
  variant?: ButtonVariant;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Fills the width of its container. */
  block?: boolean;
  children: ReactNode;
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    /** Stays in place at the same width and ignores further presses. */
    busy?: boolean;
    /** What it says while busy. */
    busyText?: string;
    ref?: Ref<HTMLButtonElement>;
  };

const lookOf = (variant: ButtonVariant, block: boolean | undefined, className: string | undefined) =>
  classNames(styles.button, styles[variant], block && styles.block, className);

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    icon,
    iconAfter,
    block,
    children,
    busy = false,
    busyText,
    className,
    onClick,
    ...rest
  } = props;
  const isHeld = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isHeld || undefined}
      aria-busy={busy || undefined}
      className={lookOf(variant, block, className)}
      onClick={press}
    >
      <span className={classNames(styles.face, busy && styles.away)} aria-hidden={busy || undefined}>
        {icon}
        <span>{children}</span>
        {iconAfter}
      </span>
      {busyText !== undefined && (
        <span className={classNames(styles.face, !busy && styles.away)} aria-hidden={!busy || undefined}>
          {busy ? (
            <LoaderCircle className={styles.spinner} aria-hidden />
          ) : (
            <span className={styles.spinner} />
          )}
          <span>{busyText}</span>
        </span>
      )}
    </button>
  );
}

type LinkButtonProps = Look & Omit<LinkProps, 'children'> & { ref?: Ref<HTMLAnchorElement> };

export function LinkButton({
  variant = 'primary',
  icon,
  iconAfter,
  block,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={lookOf(variant, block, className)}>
      <span className={styles.face}>
        {icon}
        <span>{children}</span>
        {iconAfter}
      </span>
    </Link>
  );
}
