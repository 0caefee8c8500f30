// What the matching and scheduling screens say, to the word (business matching 5 and 8).

/** @param limit the edition's most exhibitors, 8 in the specification */
export const maximumSelected = (limit: number): string => `Maximum Meetings Selected (${limit} reached)`;

/** @param limit fewest exhibitors, 8 for hosted buyers; said when Schedule meeting is pressed too early */
export const selectAtLeast = (limit: number): string => `Select atleast ${limit} meetings`;
/** The same as it stands beside the button. */
export const pleaseSelectAtLeast = (limit: number): string => `Please select at least ${limit} meetings`;

export const companyAlreadyScheduled = (company: string): string =>
  `You have already scheduled a meeting with ${company}. Please select a different company or time slot, or cancel the existing meeting before proceeding.`;

export const slotHeldForOther = (company: string): string =>
  `This slot is already scheduled for ${company}. Please select a different time.`;

export const SCHEDULE_ALL_FIRST = 'Please schedule meetings for all companies before proceeding.';
export const SLOTS_UNAVAILABLE_FAILED = 'Error loading unavailable time slots. Please try again.';
/** Of hosted buyers (hosted buyer and dashboard 5 and 8). */
export const MEETINGS_SAVED = 'Meetings have already been submitted. Please wait while we redirect you.';
export const MEETINGS_FAILED = 'Failed to schedule meetings. Please try again.';
export const REGISTRATION_FAILED = 'Registration failed. Please try again or contact support.';
export const EXHIBITORS_FAILED = 'Failed to load exhibitors. Please try again.';
