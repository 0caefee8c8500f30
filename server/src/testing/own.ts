// Ids as authorisation would give them, for tests that call a service without a request.
import type { Own } from '@visavis/domain/identity/caller';

export const owned = <Noun extends string>(id: number): Own<Noun> => id as Own<Noun>;
