// Rooms for buyers, with the waiting list, and their quotas for organisers.
import {
  changeRooms,
  getRooms,
  joinWaitingList,
  leaveWaitingList,
  listRooms,
} from '@visavis/contract/room/endpoints';
import type { Binder } from '../../http/bind.ts';
import { getBuyer } from '../hosted-buyer/public.ts';
import { changeQuotas, readQuotas } from './quota.service.ts';
import { joinWaiting, leaveWaiting, type RoomDependencies, roomsOf } from './waiting.service.ts';

export function roomRoutes(bind: Binder, dependencies: RoomDependencies): void {
  const { db, clock, editions } = dependencies;
  bind(getRooms, { policy: 'key' }, async ({ registrationId }) => {
    const { registrationId: id } = await getBuyer(db, registrationId());
    return { rooms: await roomsOf(db, await editions.current(), id, clock()) };
  });
  bind(joinWaitingList, { policy: 'key' }, ({ registrationId, body }) =>
    joinWaiting(dependencies, registrationId(), body),
  );
  bind(leaveWaitingList, { policy: 'key' }, ({ registrationId, body }) =>
    leaveWaiting(dependencies, registrationId(), body),
  );
  bind(listRooms, { policy: 'viewer' }, async () => readQuotas(db, await editions.current(), clock()));
  bind(changeRooms, { policy: 'admin' }, async ({ body, organiser }) =>
    changeQuotas(db, {
      catalogue: await editions.current(),
      wanted: body,
      organiser: organiser(),
      now: clock(),
    }),
  );
}
