// What is said of a field that breaks the contract where its schema has no sentence of its own.
import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** Zod says the same two words of every mistake; a caller can mend only what is named. */
export function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return isNumber(issue.origin)
        ? `Please give ${issue.maximum} at most.`
        : 'This is too long. Please shorten it.';
    case 'too_small':
      return isNumber(issue.origin) ? `Please give at least ${issue.minimum}.` : 'This is too short.';
    case 'invalid_type':
      if (issue.input === undefined) return 'This is required.';
      return isNumber(issue.expected) ? 'Please give a whole number.' : 'This has the wrong form.';
    case 'invalid_value':
      return `Please give one of these: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Nothing is known by this name: ${issue.keys.join(', ')}.`;
    default:
      return 'This has the wrong form.';
  }
}

const isNumber = (kind: string): boolean => kind === 'number' || kind === 'int';
