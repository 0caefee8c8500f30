// A line that links to Terms and Privacy, for forms that take personal data.
import { PRIVACY_PATH, TERMS_PATH } from '@visavis/contract/page-path';
import { useText } from '../i18n/text.ts';
import { LinkedText } from '../ui/linked-text.tsx';
import styles from './legal-note.module.css';

const LINKS = { terms: TERMS_PATH, privacy: PRIVACY_PATH };

export function LegalNote({ of }: { of: 'register' | 'apply' }) {
  const text = useText();
  return (
    <p className={styles.note}>
      <LinkedText
        text={text(of === 'register' ? 'registration.registerNote' : 'registration.applyNote')}
        links={LINKS}
      />
    </p>
  );
}

/** A sentence to embed in another line, at the upload. */
export function PrivacyPointer() {
  const text = useText();
  return <LinkedText text={text('registration.uploadNote')} links={LINKS} />;
}
