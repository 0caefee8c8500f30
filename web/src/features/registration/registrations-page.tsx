// Registrations in a list with views, filters and bulk actions, and their meetings and decisions in a dialog.
import type { Seen } from '../../list/list-body.tsx';
import { ListPage } from '../../list/list-page.tsx';
import { ScheduleDialog } from './components/schedule-dialog.tsx';
import { REGISTRATION_LIST } from './list.tsx';
import type { RegistrationList } from './list-facts.ts';
import { useQueue } from './use-queue.ts';
import type { RegistrationActs } from './use-registration-acts.ts';

export function RegistrationsPage() {
  return (
    <ListPage
      list={REGISTRATION_LIST}
      dialogs={(acts, seen) =>
        acts.viewed !== null && <ViewedSchedule acts={acts} viewed={acts.viewed} seen={seen} />
      }
    />
  );
}

interface ViewedScheduleProps {
  acts: RegistrationActs;
  viewed: number;
  seen: Seen<RegistrationList>;
}

function ViewedSchedule({ acts, viewed, seen: { rows, query, refresh } }: ViewedScheduleProps) {
  return (
    <ScheduleDialog
      id={viewed}
      known={rows.find(({ id }) => id === viewed)}
      queue={useQueue(query, viewed)}
      onShow={acts.open}
      onClose={() => {
        acts.close();
        refresh();
      }}
    />
  );
}
