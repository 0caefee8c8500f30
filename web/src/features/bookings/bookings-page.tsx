// Bookings: the rooming list by night, who has no room, and what changed since the hotel got the list.
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { withPart } from '../../lib/use-address-filter.ts';
import { readAddress } from '../../list/use-list-place.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { TabList, TabPanel } from '../../ui/tab-list.tsx';
import { useRoomingChanges } from './api.ts';
import styles from './bookings-page.module.css';
import { ChangesPanel } from './components/changes-panel.tsx';
import { ExportButton } from './components/export-button.tsx';
import { RoomsPanel } from './components/rooms-panel.tsx';
import { WaitingPanel } from './components/waiting-panel.tsx';
import { ROOMING_LIST } from './list.tsx';

const PARTS = ['rooms', 'waiting', 'changes'] as const;

export function BookingsPage() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const part = PARTS.find((one) => one === address.get('show')) ?? 'rooms';
  const changes = useRoomingChanges();
  const { added = [], changed = [], withdrawn = [] } = changes.data ?? {};
  const changeCount = added.length + changed.length + withdrawn.length;
  const titles = {
    rooms: text('bookings.rooms'),
    waiting: text('bookings.waiting'),
    changes: text('bookings.changes'),
  };
  return (
    <div className={styles.page}>
      <PageHead
        title={text('bookings.title')}
        // Where the filters are not seen, the list is exported as a whole.
        aside={<ExportButton filter={part === 'rooms' ? readAddress(ROOMING_LIST, address).filter : {}} />}
      />
      <div className={styles.tabs}>
        <TabList
          label={text('bookings.parts')}
          tabs={PARTS.map((id) => ({
            id,
            title: titles[id],
            ...(id === 'changes' && changeCount > 0 && { note: String(changeCount) }),
          }))}
          current={part}
          onChange={(next) =>
            setAddress((before) => withPart(before, 'show', next === 'rooms' ? '' : next), { replace: true })
          }
        />
      </div>
      <TabPanel id={part}>
        {part === 'rooms' && <RoomsPanel />}
        {part === 'waiting' && <WaitingPanel />}
        {part === 'changes' && <ChangesPanel changes={changes} />}
      </TabPanel>
    </div>
  );
}
