// Name and contact details of the demo edition.
import { DEMO_CONTACTS, DEMO_NAME } from '@visavis/domain/edition/placeholder';

export const DEMO_EDITION = { name: DEMO_NAME, contacts: DEMO_CONTACTS } as const;
