// Points visitors who have registered before to their registration, without revealing who is registered.
import { SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { useText } from '../../i18n/text.ts';
import { ownSchedule, scheduleAddress } from '../../queries/own-schedule.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { Banner } from '../../ui/banner.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import stackStyles from '../../ui/stack.module.css';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { businessDraft } from '../draft/business-draft.ts';
import styles from './registered-note.module.css';

const LINKS = { link: SCHEDULE_LINK_PATH };

/** Whether this browser has sent a registration in this edition. */
function useIsRegisteredHere(): boolean {
  const [id] = useStoredValue(businessDraft.registrationId);
  const [registeredIn] = useStoredValue(businessDraft.registeredEdition);
  const { data: edition } = useEdition();
  return id !== null && edition !== undefined && registeredIn === edition.id;
}

/** Above the form, for a visitor who comes back after the Thank You page. */
export function RegisteredHere() {
  const text = useText();
  const [key] = useStoredValue(ownSchedule);
  if (!useIsRegisteredHere()) return null;
  return (
    <div className={stackStyles.above4}>
      <Banner kind="info">
        {key === '' ? (
          <LinkedText text={text('registration.registeredHere')} links={LINKS} />
        ) : (
          <LinkedText text={text('registration.registeredWithKey')} links={{ link: scheduleAddress(key) }} />
        )}
      </Banner>
    </div>
  );
}

/** Below the fields, and the same for everybody, so that it does not reveal who is registered. */
export function RegisteredAlready() {
  const text = useText();
  if (useIsRegisteredHere()) return null;
  return (
    <p className={styles.already}>
      <LinkedText text={text('registration.registeredAlready')} links={LINKS} />
    </p>
  );
}
