// The endpoints for rooms: the offer and the waiting list for buyers, and quotas for organisers.
import {
  changeRooms,
  getRooms,
  joinWaitingList,
  leaveWaitingList,
  listRooms,
} from '@visavis/contract/room/endpoints';
import type { Binder } from '../../http/bind.ts';
import { getBuyer } from '../hosted-step/public.ts';
import { changeQuotas, readQuotas } from './quota.service.ts';
import { joinWaiting, leaveWaiting, type RoomDependencies, roomsOf } from './waiting.service.ts';

export function roomRoutes(bind: Binder, dependencies: RoomDependencies): void {
  const { db, clock, editions } = dependencies;
  bind(getRooms, async ({ caller }) => {
    const { registrationId: id } = await getBuyer(db, caller.registrationId);
    return { rooms: await roomsOf(db, await editions.of(caller).current(), id, clock()) };
  });
  bind(joinWaitingList, ({ caller, body }) => joinWaiting(dependencies, caller.registrationId, body));
  bind(leaveWaitingList, ({ caller, body }) => leaveWaiting(dependencies, caller.registrationId, body));
  bind(listRooms, async () => readQuotas(db, await editions.forStaff(), clock()));
  bind(changeRooms, async ({ body, caller }) =>
    changeQuotas(db, {
      catalogue: await editions.forStaff(),
      wanted: body,
      organiser: caller,
      now: clock(),
    }),
  );
}
