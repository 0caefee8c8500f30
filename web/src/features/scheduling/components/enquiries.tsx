// Contacts for enquiries: the edition's email address and WhatsApp number.
import type { Edition } from '@visavis/domain/edition/schema';
import { useText } from '../../../i18n/text.ts';
import styles from './enquiries.module.css';

export function Enquiries({ contacts }: { contacts: Edition['contacts'] }) {
  const text = useText();
  return (
    <div className={styles.enquiries}>
      <p>{text('scheduling.enquiries')}</p>
      <p>
        <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
      </p>
      <p>
        {text('scheduling.whatsapp')}{' '}
        <a href={`https://wa.me/${contacts.whatsapp.replace(/\D/g, '')}`} rel="noreferrer" target="_blank">
          {contacts.whatsapp}
        </a>
      </p>
    </div>
  );
}
