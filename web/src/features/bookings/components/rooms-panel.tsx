// The rooming list: rooms a night, search and filters that add up, and the bookings.
import { ListBody } from '../../../list/list-body.tsx';
import { ListFinding } from '../../../list/list-finding.tsx';
import { useOpenList } from '../../../list/use-open-list.ts';
import page from '../bookings-page.module.css';
import { ROOMING_LIST } from '../list.tsx';
import { PrintButton } from './print-button.tsx';
import { RoomNights } from './room-nights.tsx';

export function RoomsPanel() {
  const list = useOpenList(ROOMING_LIST);
  const { rows, place, given } = list;
  return (
    <>
      <div className={page.onScreen}>
        <RoomNights
          nights={given.facts.rooms}
          chosen={place.filter.night}
          onChoose={(night) => place.set({ night })}
        />
        <ListFinding list={list}>{rows.rows.length > 0 && <PrintButton list={rows} />}</ListFinding>
      </div>
      <div className={page.rows}>
        <ListBody list={list} />
      </div>
    </>
  );
}
