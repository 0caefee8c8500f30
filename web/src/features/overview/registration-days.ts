// Registration counts per day.
import type { Overview } from '@visavis/contract/overview/endpoints';

export type RegistrationDays = Overview['days'];
