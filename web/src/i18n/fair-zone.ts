// Provides the time zone of the fair to every component that prints an instant.
import type { Edition } from '@visavis/domain/edition/schema';
import { createContext } from 'react';

/** And whether it is the demo edition, whose placeholders are drawn after its trade. */
export type Zone = Pick<Edition, 'timeZone' | 'utcOffsetLabel' | 'isDemo'>;

/** Null until the edition is known. */
export const FairZone = createContext<Zone | null>(null);
