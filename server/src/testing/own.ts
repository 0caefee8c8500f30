// Ids branded as owned, for tests that call a service without going through authorisation.
import type { Own } from '@visavis/domain/identity/caller';

export const owned = <Noun extends string>(id: number): Own<Noun> => id as Own<Noun>;
