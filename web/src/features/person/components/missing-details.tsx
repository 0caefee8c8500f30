// Details that a person lacks, or that look like fillers, and the button that asks the person for them.
import { askDetails } from '@visavis/contract/person/calls';
import type { Person } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { missingOf } from '@visavis/domain/profile/missing';
import { stopgapsOf } from '@visavis/domain/registration/stopgaps';
import { ClipboardPen } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Hindrance, useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
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
  const ask = useAction({
    act: async () => {
      const { people } = await call(askDetails, { body: { ids: [id] } });
      void refresh();
      const refused = people[0]?.refused;
      if (refused) throw new Hindrance(text.message(refused.reason, refused.message));
    },
    failed: text('people.notAsked'),
    done: () => toast(text('people.asked')),
  });
  return (
    <>
      <Failure of={ask} />
      <Button
        variant="secondary"
        className={styles.compact}
        icon={<ClipboardPen aria-hidden />}
        busy={ask.isBusy}
        busyText={text('people.asking')}
        onClick={() => void ask.run()}
      >
        {text('people.askForDetails')}
      </Button>
    </>
  );
}
