// Routes of the exports of registrations and meetings.

import {
  exportChosenMeetings,
  exportChosenRegistrations,
  exportMeetings,
  exportRegistrations,
} from '@visavis/contract/export/endpoints';
import { EXPORT_MEDIA_TYPES } from '@visavis/contract/export/formats';
import type { RegistrationFilter } from '@visavis/contract/registration/filter';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/public.ts';
import { ofProgramme } from '../registration/public.ts';
import { createExportService, type ExportRequest } from './service.ts';

export function exportRoutes(
  bind: Binder,
  { db, clock, editions }: { db: Kysely<Database>; clock: Clock; editions: EditionService },
): void {
  const exports = createExportService(db, clock);

  async function answer(
    noun: 'registrations' | 'meetings',
    reply: FastifyReply,
    {
      query: { format, sort, direction, columns, ...given },
      ids,
      organiser,
    }: Pick<ExportRequest, 'organiser' | 'ids'> & { query: Query },
  ): Promise<FastifyReply> {
    const catalogue = await editions.forStaff();
    const order = { sort, direction };
    const filter = ofProgramme(given);
    const file = await exports[noun]({ organiser, catalogue, format, filter, order, ids, columns });
    return reply
      .type(EXPORT_MEDIA_TYPES[format])
      .header(
        'content-disposition',
        `attachment; filename="${noun}-${fairDateAt(clock(), catalogue.timeZone)}.${format}"`,
      )
      .send(file);
  }

  bind(exportRegistrations, ({ query, caller, reply }) =>
    answer('registrations', reply, { query, organiser: caller }),
  );
  bind(exportChosenRegistrations, ({ query, body: { ids }, caller, reply }) =>
    answer('registrations', reply, { query, ids, organiser: caller }),
  );
  bind(exportMeetings, ({ query, caller, reply }) => answer('meetings', reply, { query, organiser: caller }));
  bind(exportChosenMeetings, ({ query, body: { ids }, caller, reply }) =>
    answer('meetings', reply, { query, ids, organiser: caller }),
  );
}

type Query = RegistrationFilter & ExportRequest['order'] & Pick<ExportRequest, 'format' | 'columns'>;
