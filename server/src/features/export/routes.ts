// Routes of the exports of registrations and meetings.
import type { HandlerInput } from '@visavis/contract/endpoint';
import {
  exportChosenMeetings,
  exportChosenRegistrations,
  exportMeetings,
  exportRegistrations,
} from '@visavis/contract/export/endpoints';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/public.ts';
import { ofProgramme } from '../registration/public.ts';
import type { ExportAsked } from './send.service.ts';
import { sendMeetings, sendRegistrations } from './service.ts';

type Asked = ExportAsked<HandlerInput<typeof exportRegistrations>['query']>;

export function exportRoutes(
  bind: Binder,
  dependencies: { db: Kysely<Database>; clock: Clock; editions: EditionService },
): void {
  const answerBy =
    (send: typeof sendRegistrations) =>
    async ({ query: { format, sort, direction, columns, ...filter }, body, caller, reply }: Asked) => {
      const catalogue = await dependencies.editions.forStaff();
      return send(
        dependencies,
        { format, caller, reply, timeZone: catalogue.timeZone },
        { catalogue, filter: ofProgramme(filter), order: { sort, direction }, ids: body?.ids, columns },
      );
    };
  bind(exportRegistrations, answerBy(sendRegistrations));
  bind(exportChosenRegistrations, answerBy(sendRegistrations));
  bind(exportMeetings, answerBy(sendMeetings));
  bind(exportChosenMeetings, answerBy(sendMeetings));
}
