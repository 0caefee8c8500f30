// The outcome in a response: the English text, and its message for other languages.
import type { Message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';

export const outcomeOf = (outcome: Message) => ({ message: inEnglish(outcome), outcome });
