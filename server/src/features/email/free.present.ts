// Whether a stored email concerns a programme without a deposit: its deposit is then 0.
import type { HostedContent } from '@visavis/domain/email/schema';

export const isFree = ({ programme }: Pick<HostedContent, 'programme'>): boolean => programme.deposit === 0;
