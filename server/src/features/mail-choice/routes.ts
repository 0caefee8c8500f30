// Routes with which people choose what mail they get: the page's calls, and 'Unsubscribe' in a mail program.
import {
  getMailChoice,
  getPersonMail,
  setMailChoice,
  setPersonMail,
} from '@visavis/contract/mail-choice/endpoints';
import { MAIL_CHOICE_PATH } from '@visavis/contract/page-path';
import { message } from '@visavis/domain/message/message';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { limiter } from '../../http/rate-limit.ts';
import type { EditionService } from '../edition/public.ts';
import { type ChoiceDependencies, choiceOf, choose, registrationOf, stopByKey } from './service.ts';

/** 'List-Unsubscribe=One-Click', and anything a mail program adds. */
const ONE_CLICK_LIMIT_BYTES = 10_000;

export function mailChoiceRoutes(
  app: FastifyInstance,
  bind: Binder,
  {
    rateLimitScale,
    ...dependencies
  }: ChoiceDependencies & { editions: EditionService; rateLimitScale: number },
): void {
  const { db } = dependencies;
  bind(getMailChoice, ({ caller }) => choiceOf(db, caller.choosingRegistrationId));
  bind(setMailChoice, ({ caller, body }) =>
    choose(dependencies, caller.choosingRegistrationId, { stops: body, by: 'person' }),
  );

  bind(getPersonMail, async ({ params }) => {
    const { stopsGroup, stopsReminders } = await choiceOf(
      db,
      await registrationOf(dependencies, params.reference),
    );
    return { stopsGroup, stopsReminders };
  });
  bind(setPersonMail, async ({ params, body, caller }) => {
    const id = await registrationOf(dependencies, params.reference);
    const { stopsGroup, stopsReminders } = await choose(dependencies, id, { stops: body, by: caller });
    return { stopsGroup, stopsReminders };
  });

  const limit = limiter(scaledLimit(RATES.calls, rateLimitScale));
  // RFC 8058: the address of the page, but a POST, which link scanners never send.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: ONE_CLICK_LIMIT_BYTES },
      (_request, _body, done) => done(null),
    );
    scope.post<{ Querystring: { key?: unknown } }>(
      MAIL_CHOICE_PATH,
      { schema: { hide: true }, config: { permission: 'anyone', records: ['mail.stop'] } },
      async (request, reply) => {
        limit(request);
        const { key } = request.query;
        const isKnown = typeof key === 'string' && (await stopByKey(dependencies, key));
        if (!isKnown) throw new AppError('resource.not-found', message('link.unknown'));
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK\n');
      },
    );
  });
}
