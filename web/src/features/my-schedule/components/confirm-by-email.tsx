// Shown if this page's key was not mailed: the hours are kept once the address is confirmed from the email.
import { MailCheck } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import styles from './confirm-by-email.module.css';

/** @param children what happens otherwise */
export function ConfirmByEmail({ children }: { children?: string | undefined }) {
  const text = useText();
  return (
    <section className={styles.panel}>
      <MailCheck aria-hidden />
      <div>
        <h2>{text('mySchedule.confirmByEmail')}</h2>
        <p>{text('mySchedule.confirmByEmailWay')}</p>
        {children !== undefined && <p>{children}</p>}
      </div>
    </section>
  );
}
