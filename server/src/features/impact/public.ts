// Public API of impact.
export { requireWithdrawable, type Withdrawal, withdrawMeetings } from './withdrawal.service.ts';
