// The texts that explain the single keys of a list.
import type { Text } from '../i18n/text.ts';

export const rowKeysOf = (text: Text, canDecide: boolean) => [
  ['J', text('dashboard.keyDown')] as const,
  ['K', text('dashboard.keyUp')] as const,
  ['↵', text('dashboard.keyOpen')] as const,
  ['X', text('dashboard.keySelect')] as const,
  ...(canDecide ? [['A', text('review.keyApprove')] as const, ['R', text('review.keyReject')] as const] : []),
];
