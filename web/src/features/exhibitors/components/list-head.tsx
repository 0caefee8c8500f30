// The buttons in the head of the list of exhibitors, and what replaces the list while there are no exhibitors.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { CalendarOff, FileUp, Plus, Store } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ButtonRow } from '../../../ui/button-row.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HoursOfManyDialog } from './hours-of-many-dialog.tsx';

export function BlockAllButton() {
  const text = useText();
  const [isBlocking, setBlocking] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<CalendarOff aria-hidden />} onClick={() => setBlocking(true)}>
        <span className="wide-words">{text('exhibitors.blockAll')}</span>
      </Button>
      {isBlocking && <HoursOfManyDialog exhibitorIds={null} onClose={() => setBlocking(false)} />}
    </>
  );
}

export function ImportLink() {
  const text = useText();
  return (
    <LinkButton variant="secondary" to={DASHBOARD_PATHS.import} icon={<FileUp aria-hidden />}>
      <span className="wide-words">{text('exhibitors.import')}</span>
    </LinkButton>
  );
}

export function AddLink() {
  const text = useText();
  return (
    <LinkButton to={DASHBOARD_PATHS.newExhibitor} icon={<Plus aria-hidden />}>
      {text('exhibitors.addExhibitor')}
    </LinkButton>
  );
}

export function NoExhibitors({ mayAdd }: { mayAdd: boolean }) {
  const text = useText();
  return (
    <EmptyState
      icon={<Store aria-hidden />}
      title={text('exhibitors.noneYet')}
      hint={text(mayAdd ? 'exhibitors.noneYetHint' : 'overview.exhibitorsEmptyHint')}
      action={
        mayAdd && (
          <ButtonRow>
            <AddLink />
            <LinkButton variant="secondary" to={DASHBOARD_PATHS.import} icon={<FileUp aria-hidden />}>
              {text('exhibitors.importFile')}
            </LinkButton>
          </ButtonRow>
        )
      }
    />
  );
}
