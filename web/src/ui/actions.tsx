// The actions at the end of a form: a row below it, or the dock on a phone.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { isValidElement, type ReactElement, type ReactNode, useRef } from 'react';
import styles from './actions.module.css';
import { useDockHeight } from './bottom-bar.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

/** A plain step back or on. Without `onClick`, Next submits the form around it. */
interface Step {
  label: string;
  onClick?: () => void;
}

interface ActionsProps {
  back?: Step | ReactElement | undefined;
  next?: Step | ReactElement | undefined;
  note?: ReactNode;
  /** Why Next does nothing yet; shown beside it in the dock. */
  reason?: ReactNode;
}

export function Actions({ back, next, note, reason }: ActionsProps) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  return (
    <div className={styles.actions}>
      {note && <div className={styles.note}>{note}</div>}
      <div ref={dock} className={styles.dock} data-dock="">
        {reason && <div className={classNames(styles.note, styles.reason)}>{reason}</div>}
        {back && (
          <div className={styles.back}>{isValidElement(back) ? back : <Back {...(back as Step)} />}</div>
        )}
        {next && (
          <div className={styles.next}>{isValidElement(next) ? next : <Next {...(next as Step)} />}</div>
        )}
      </div>
    </div>
  );
}

function Back({ label, onClick }: Step) {
  return (
    <Button variant="secondary" icon={<ArrowLeft aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}

function Next({ label, onClick }: Step) {
  return (
    <Button type={onClick ? 'button' : 'submit'} iconAfter={<ArrowRight aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
