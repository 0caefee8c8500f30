// What a person's details lack, what was typed to get past a field, and the button that asks the person for it.
import { askDetails } from '@visavis/contract/person/calls';
import type { Person } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { missingOf } from '@visavis/domain/profile/missing';
import { stopgapsOf } from '@visavis/domain/registration/stopgaps';
import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useRefresh } from '../api.ts';
import styles from './sections.module.css';

export function MissingDetails({ person }: { person: Person }) {
  const text = useText();
  const dates = useDates();
  const role = useRole();
  const { contact, registeredBy } = person;
  const missing = missingOf(contact);
  const stopgaps = stopgapsOf(contact);
  if (missing.length + stopgaps.length === 0) return null;
  return (
    <div className={styles.lacking}>
      {missing.length > 0 && (
        <p>
          {text('people.missingFields', { fields: dates.series(missing.map((name) => text.field(name))) })}
        </p>
      )}
      {stopgaps.length > 0 && (
        <p dir="auto">
          {text('people.stopgaps', {
            fields: dates.series(stopgaps.map((name) => `${text.field(name)} (${contact[name]})`)),
          })}
        </p>
      )}
      {registeredBy !== null && can(role, 'registration.mail') && <Ask person={person} />}
    </div>
  );
}

function Ask({ person: { id, reference } }: { person: Person }) {
  const text = useText();
  const toast = useToast();
  const refresh = useRefresh(reference);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = async () => {
    setAsking(true);
    setRefusal(null);
    try {
      const { people } = await call(askDetails, { body: { ids: [id] } });
      const refused = people[0]?.refused;
      if (refused) setRefusal(text.message(refused.reason, refused.message));
      else toast(text('people.asked'));
      void refresh();
    } catch (error) {
      if (!isSessionOver(error)) setRefusal(sentenceOf(text, error, text('people.notAsked')));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      {refusal !== null && <Banner kind="error">{refusal}</Banner>}
      <Button
        variant="secondary"
        className={styles.compact}
        icon={<ClipboardPen aria-hidden />}
        busy={isAsking}
        busyText={text('people.asking')}
        onClick={() => void ask()}
      >
        {text('people.askForDetails')}
      </Button>
    </>
  );
}
