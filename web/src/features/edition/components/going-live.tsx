// The aside of the edition page: whether visitors can register, and the button that opens or closes registration.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { STATE_WORDS } from './edition-list.tsx';
import styles from './going-live.module.css';
import { Section } from './section.tsx';

interface GoingLiveProps {
  edition: StoredEdition;
  canSet: boolean;
  isBusy: boolean;
  onAsk: (question: 'open' | 'close') => void;
}

export function GoingLive({ edition, canSet, isBusy, onAsk }: GoingLiveProps) {
  const text = useText();
  const isOpen = edition.state === 'open';
  return (
    <Section id="going-live" title={text('edition.goingLive')} note={text(STATE_WORDS[edition.state])}>
      <div className={styles.state}>
        {canSet && (
          <Button
            block
            variant={isOpen ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => onAsk(isOpen ? 'close' : 'open')}
          >
            {text(isOpen ? 'edition.closeRegistration' : 'edition.openRegistration')}
          </Button>
        )}
      </div>
    </Section>
  );
}
