// What a visitor has typed by the end of step 2, for tests of what comes after.
import { exampleRegistration } from '@visavis/domain/profile/example';

export const FILLED_FORM = exampleRegistration({ name: 'Amira', companyName: 'Kenari' });
