// A form filled in up to the end of step 2, for tests of the steps after it.
import { exampleRegistration } from '@visavis/domain/profile/example';

export const FILLED_FORM = exampleRegistration({ name: 'Amira', companyName: 'Kenari' });
