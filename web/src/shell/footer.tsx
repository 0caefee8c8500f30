// The site's footer: the dates of the exhibition and the contacts.
import { PRIVACY_PATH, TERMS_PATH } from '@visavis/contract/page-path';
import type { Edition } from '@visavis/domain/edition/schema';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { useLeadsSomewhere } from '../queries/next-edition.ts';
import { editionDates } from './edition-dates.ts';
import styles from './footer.module.css';
import { Wordmark } from './wordmark.tsx';

/** Target of the Contact us link. */
export const CONTACT_ID = 'contact';

export function Footer({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const dates = useDates();
  const leads = useLeadsSomewhere();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Wordmark edition={edition} place="footer" />
        <div>
          <p className={styles.when}>
            {edition && text('app.when', { ...editionDates(edition, text, dates) })}
          </p>
          <p className={styles.legal}>
            {leads(PRIVACY_PATH) && <Link to={PRIVACY_PATH}>{text('app.privacy')}</Link>}
            {leads(TERMS_PATH) && <Link to={TERMS_PATH}>{text('app.terms')}</Link>}
          </p>
        </div>
        <div id={CONTACT_ID} className={styles.contact} tabIndex={-1}>
          {edition && (
            <>
              <p>{text('app.enquiries')}</p>
              <p>
                <a href={`mailto:${edition.contacts.email}`}>{edition.contacts.email}</a>
              </p>
              {edition.contacts.whatsapp && (
                <p>
                  {text('app.whatsapp')}{' '}
                  <a href={`https://wa.me/${edition.contacts.whatsapp.replace(/\D/g, '')}`} rel="noreferrer">
                    {edition.contacts.whatsapp}
                  </a>
                </p>
              )}
            </>
          )}
        </div>
      </div>
    </footer>
  );
}
