// Contacts, and where registered visitors find their schedule again.
import { SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import type { Edition } from '@visavis/domain/edition/schema';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import styles from './contacts.module.css';
import { Section } from './section.tsx';

export function Contacts({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const contacts = edition?.contacts;
  return (
    <Section title={text('home.contactTitle')} lead={text('home.contactLead')} band>
      <dl className={styles.contacts}>
        <div>
          <dt>{text('home.contactEmail')}</dt>
          <dd>{contacts && <a href={`mailto:${contacts.email}`}>{contacts.email}</a>}</dd>
        </div>
        {contacts?.whatsapp !== '' && (
          <div>
            <dt>{text('app.whatsapp')}</dt>
            <dd>
              {contacts && (
                <a href={`https://wa.me/${contacts.whatsapp.replace(/\D/g, '')}`} rel="noreferrer">
                  {contacts.whatsapp}
                </a>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{text('home.contactRegistered')}</dt>
          <dd>
            <Link to={SCHEDULE_LINK_PATH}>{text('app.scheduleLinkTitle')}</Link>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
