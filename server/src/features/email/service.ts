// The outbox as organisers see it: lists, previews, and sending again.

import type { EmailDetail, EmailRow, listEmails } from '@visavis/contract/email/endpoints';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import { emailContentSchema } from '@visavis/domain/email/schema';
import { can } from '@visavis/domain/identity/grants';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { cleanLine } from '@visavis/domain/text/normalise';
import { emailKinds } from '@visavis/domain/words/en/email';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { type EditionService, orNoneYet } from '../edition/public.ts';
import type { Places } from './calendar.present.ts';
import { countHeld } from './held.repository.ts';
import { decideHeld } from './held.service.ts';
import { createLinkKey, type EmailEffects, hasLink, linkOf } from './link.service.ts';
import type { Outbox } from './outbox.service.ts';
import { HIDDEN_KEY, renderEmail } from './render.service.ts';
import { countByState, findRow, listRows, type OutboxRow, queueAgain } from './repository.ts';
import { presentRow } from './row.present.ts';

const PAGE_SIZE = 25;
const NO_TRIAL_LINK = message('email.link-not-stored');

export interface OutboxViewDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  publicUrl: string;
  /** The address of the exhibition for the edition that an email is about. */
  places: (editionId: number | null) => Promise<Places>;
  isLive: boolean;
  effects: EmailEffects;
}

export interface OutboxView {
  list(
    query: HandlerInput<typeof listEmails>['query'],
    organiser: Organiser,
  ): Promise<Output<typeof listEmails>>;
  get(id: number, organiser: Organiser): Promise<EmailDetail>;
  retry(id: number, organiser: Organiser): Promise<EmailRow>;
  /** Sends messages held since a restore, or discards them; @returns how many. */
  decideHeld(decision: 'release' | 'discard', organiser: Organiser): Promise<number>;
  /** The link of an unsent message, so that a demonstration can continue as if the mail had arrived. */
  makeTrialLink(id: number, organiser: Organiser): Promise<string>;
}

export function createOutboxView({
  db,
  clock,
  editions,
  outbox,
  publicUrl,
  places,
  isLive,
  effects,
}: OutboxViewDependencies): OutboxView {
  const hasTrialLink = !isLive && !outbox.isConfigured;

  async function getRow(database: Kysely<Database>, id: number, organiser: Organiser) {
    const row = await findRow(database, id, isStaffShown(organiser));
    if (!row) throw new AppError('resource.not-found', message('email.unknown'));
    return row;
  }

  return {
    async list({ search = '', state = null, triedAfter, limit = PAGE_SIZE, offset = 0 }, organiser) {
      const wanted = {
        search: cleanLine(search),
        isStaffShown: isStaffShown(organiser),
        triedAfter: triedAfter === undefined ? undefined : new Date(triedAfter),
        // The edition that the dashboard works on; before there is one, all.
        editionId: await editions.idForStaff(undefined).catch(orNoneYet),
      };
      const [counts, rows, held] = await Promise.all([
        countByState(db, wanted),
        listRows(db, wanted, { state, limit, offset }),
        countHeld(db),
      ]);
      const all = counts.queued + counts.sent + counts.failed + counts.unsent;
      return {
        emails: rows.map(presentRow),
        total: state === null ? all : counts[state],
        counts: { all, ...counts },
        isMailConfigured: outbox.isConfigured,
        held,
      };
    },

    async get(id, organiser) {
      const row = await getRow(db, id, organiser);
      const content = emailContentSchema.parse(row.content);
      const { html, text, attachments } = renderEmail(content, {
        publicUrl,
        places: await places(row.edition_id),
        key: HIDDEN_KEY,
        now: row.sent_at ?? row.created_at,
      });
      return {
        ...presentRow(row),
        html,
        text,
        attachments,
        hasTrialLink: hasTrialLink && hasLink(content),
        registration:
          row.reference === null || row.programme === null
            ? null
            : { reference: row.reference, programme: row.programme },
      };
    },

    async retry(id, organiser) {
      const row = await db.transaction().execute(async (transaction) => {
        const before = await getRow(transaction, id, organiser);
        if (before.state === 'sent' || (before.state === 'queued' && !before.held_at))
          throw alreadySent(before);
        if (!outbox.isConfigured) throw new AppError('email.not-configured', message('email.no-server'));
        const isQueued = await queueAgain(transaction, id);
        const after = await getRow(transaction, id, organiser);
        // Its next attempt has just begun.
        if (!isQueued) throw alreadySent(after);
        await recordAction(transaction, {
          at: clock(),
          actor: organiser,
          action: 'email.retry',
          subject: `${emailKinds[before.kind]} to ${before.recipient}`,
          ...(before.registration_id === null ? {} : { registrationId: before.registration_id }),
          before: { state: before.state, error: before.last_error },
          after: { state: after.state },
        });
        return after;
      });
      outbox.soon();
      return presentRow(row);
    },

    decideHeld: (decision, organiser) => decideHeld({ db, clock, outbox }, decision, organiser),

    async makeTrialLink(id, organiser) {
      if (!hasTrialLink) throw new AppError('resource.not-found', NO_TRIAL_LINK);
      return db.transaction().execute(async (transaction) => {
        const row = await getRow(transaction, id, organiser);
        const content = emailContentSchema.parse(row.content);
        const ids = { registrationId: row.registration_id, organiserId: row.organiser_id };
        const key = await createLinkKey(transaction, effects, content, ids, clock());
        const link = key === null ? null : linkOf(content, publicUrl, key);
        if (link === null) throw new AppError('resource.not-found', NO_TRIAL_LINK);
        await recordAction(transaction, {
          at: clock(),
          actor: organiser,
          action: 'email.try-link',
          subject: `${emailKinds[row.kind]} to ${row.recipient}`,
          ...(row.registration_id === null ? {} : { registrationId: row.registration_id }),
        });
        return link;
      });
    },
  };
}

function isStaffShown({ role }: Organiser): boolean {
  return can(role, 'email.read-staff');
}

function alreadySent({ state }: OutboxRow): AppError {
  return new AppError(
    'email.already-sent',
    state === 'sent' ? message('email.sent-already') : message('email.being-sent'),
  );
}
