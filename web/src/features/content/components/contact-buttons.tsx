// Buttons to contact the organiser by mail and WhatsApp.
import type { Edition } from '@visavis/domain/edition/schema';
import { Mail, MessageCircle } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { LinkButton } from '../../../ui/button.tsx';
import styles from './contact-buttons.module.css';

export function ContactButtons({ email, whatsapp }: Edition['contacts']) {
  const text = useText();
  return (
    <div className={styles.buttons}>
      <LinkButton variant="secondary" icon={<Mail aria-hidden />} to={`mailto:${email}`}>
        {text('content.emailUs')}
      </LinkButton>
      <LinkButton
        variant="secondary"
        icon={<MessageCircle aria-hidden />}
        to={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
        rel="noreferrer"
      >
        {text('content.whatsapp')}
      </LinkButton>
    </div>
  );
}
