// What other features may use of impact.
export { type Withdrawal, withdrawMeetings } from './withdrawal.service.ts';
