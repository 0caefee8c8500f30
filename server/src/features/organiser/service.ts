// Logs organisers in and out, and makes the first one.
import { hash, verify } from '@node-rs/argon2';
import {
  type Organiser,
  SESSION_ABSOLUTE_HOURS,
  SESSION_IDLE_MINUTES,
} from '@visavis/domain/organiser/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';
import { hashToken, newToken } from '../../token.ts';
import {
  deleteSession,
  findByEmail,
  hasOrganiser,
  insertOrganiser,
  insertSession,
  touchSession,
} from './repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GENERATED_PASSWORD_BYTES = 15;
export const DEFAULT_ORGANISER_EMAIL = 'organiser@visavis.example';

// Compared against when nobody has the address, so that an unknown account takes as long as a known one.
const decoyHash = hash(newToken());

export interface OrganiserService {
  logIn(email: string, password: string): Promise<{ token: string; user: Organiser }>;
  logOut(token: string): Promise<void>;
  authenticate(token: string): Promise<Organiser | null>;
}

/** The address under which an organiser is found and attempts are counted. */
export const foldOrganiserEmail = (email: string): string => email.trim().toLowerCase();

export function createOrganiserService(db: Kysely<Database>, clock: Clock): OrganiserService {
  return {
    async logIn(email, password) {
      const organiser = await findByEmail(db, foldOrganiserEmail(email));
      const isRight = await verify(organiser?.password_hash ?? (await decoyHash), password);
      if (!organiser || !isRight)
        throw new AppError('session.wrong-credentials', 'Invalid email or password');
      const token = newToken();
      await insertSession(db, { tokenHash: hashToken(token), organiserId: organiser.id, now: clock() });
      return { token, user: { id: organiser.id, email: organiser.email, role: organiser.role } };
    },

    async logOut(token) {
      await deleteSession(db, hashToken(token));
    },

    async authenticate(token) {
      const now = clock();
      return touchSession(db, {
        tokenHash: hashToken(token),
        now,
        createdAfter: new Date(now.getTime() - SESSION_ABSOLUTE_HOURS * HOUR_MS),
        seenAfter: new Date(now.getTime() - SESSION_IDLE_MINUTES * MINUTE_MS),
      });
    },
  };
}

export interface FirstOrganiser {
  email: string;
  /** Only when it was generated a moment ago: it is shown once and kept nowhere. */
  generatedPassword?: string;
}

/**
 * Makes an admin in a database without organisers, from the settings or with a generated password. A changed
 * password is never overwritten.
 * @returns the login to print; null when there were organisers already
 */
export async function ensureFirstOrganiser(
  db: Kysely<Database>,
  settings: { email: string; password: string } | undefined,
  clock: Clock,
): Promise<FirstOrganiser | null> {
  if (await hasOrganiser(db)) return null;
  const email = settings?.email ?? DEFAULT_ORGANISER_EMAIL;
  const password = settings?.password ?? newToken(GENERATED_PASSWORD_BYTES);
  const isMade = await insertOrganiser(db, {
    email,
    foldedEmail: foldOrganiserEmail(email),
    passwordHash: await hash(password),
    now: clock(),
  });
  if (!isMade) return null;
  return settings ? { email } : { email, generatedPassword: password };
}
