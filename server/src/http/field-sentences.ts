// Default messages for fields that break the contract and whose schema has no message.
import { coded } from '@visavis/domain/message/coded';
import { type Message, message } from '@visavis/domain/message/message';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** Zod has the same two words for every mistake, but a caller can only fix a mistake that is named. */
export const sentenceOf = (issue: Issue): string => coded(messageOf(issue));

function messageOf(issue: Issue): Message {
  switch (issue.code) {
    case 'too_big':
      return isNumber(issue.origin)
        ? message('field.at-most', { maximum: String(issue.maximum) })
        : message('field.too-long');
    case 'too_small':
      if (isNumber(issue.origin)) return message('field.at-least', { minimum: String(issue.minimum) });
      return issue.input === '' ? message('field.missing') : message('field.too-short');
    case 'invalid_type':
      if (issue.input === undefined) return message('field.missing');
      return isNumber(issue.expected) ? message('field.whole-number') : message('field.wrong-form');
    case 'invalid_value':
      return message('field.one-of', { values: issue.values.map(String) });
    case 'unrecognized_keys':
      return message('field.unknown', { names: issue.keys });
    default:
      return message('field.wrong-form');
  }
}

const isNumber = (kind: string): boolean => kind === 'number' || kind === 'int';
