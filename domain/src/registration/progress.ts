// What an organiser still has to do for a registration.

/**
 * to-decide: a meeting is pending. ready: decided, but not mailed yet. changed: decided differently since the status
 * email. failed: the mail server refused the status email. sent: mailed and unchanged since. no-meetings: there is none,
 * or they ended with a rejected application, whose own letter said so: nothing to decide and nothing to mail. Every
 * registration has exactly one.
 */
export const PROGRESSES = ['to-decide', 'ready', 'changed', 'failed', 'sent', 'no-meetings'] as const;
export type Progress = (typeof PROGRESSES)[number];
