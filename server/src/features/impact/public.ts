// What other features may use of impact.
export { requireWithdrawable, type Withdrawal, withdrawMeetings } from './withdrawal.service.ts';
