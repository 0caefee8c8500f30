// The time zone of the fair; until the edition is known, that of an edition that names none.
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { use } from 'react';
import { FairZone, type Zone } from './fair-zone.ts';

const USUAL: Zone = { timeZone: DEFAULT_TIME_ZONE, utcOffsetLabel: 'UTC+8' };

export const useFairZone = (): Zone => use(FairZone) ?? USUAL;
