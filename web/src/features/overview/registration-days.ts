// The days of which registrations are counted.
import type { Overview } from '@visavis/contract/overview/endpoints';

export type RegistrationDays = Overview['days'];
