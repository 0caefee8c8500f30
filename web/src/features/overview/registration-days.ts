// The days of which registrations are counted.
import type { Overview } from '@visavis/contract/overview';

export type RegistrationDays = Overview['days'];
