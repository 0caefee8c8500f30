// Whether hosted buyers pay a deposit, as a stored email has it: the programme's deposit is 0 where none is asked for.
import type { HostedContent } from '@visavis/domain/email/schema';

export const isFree = ({ programme }: Pick<HostedContent, 'programme'>): boolean => programme.deposit === 0;
