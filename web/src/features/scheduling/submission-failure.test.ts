// The messages of a failed submission, in the order of the specification.
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { lostIn, readSubmissionFailure } from './submission-failure.ts';

const text = renderHook(useText).result.current;

const FALLBACK = 'Registration failed. Please try again or contact support.';
const messageWith = (sentences: string[]) => ({ sentences, refused: null });

describe('readSubmissionFailure', () => {
  it.each([
    ["the server's message", new ApiError(503, 'server.unavailable', { message: 'M', error: 'E' }), ['M']],
    ['its error without a message', new ApiError(503, 'server.unavailable', { error: 'E' }), ['E']],
    ['the fallback without either', new ApiError(0, 'network'), [FALLBACK]],
    ['the fallback for an empty message', new ApiError(500, 'server.failed', { message: '' }), [FALLBACK]],
    ['the fallback for an error that is not a response', new TypeError('x is not a function'), [FALLBACK]],
  ])('says %s', (_, error, sentences) => {
    expect(readSubmissionFailure(text, error, FALLBACK)).toEqual(messageWith(sentences));
  });

  it('names the first refused field, and each sentence once', () => {
    const fields = {
      'registration.email': 'Email is invalid',
      'registration.city': 'City is required',
      'companyInfo.city': 'City is required',
    };
    const error = new ApiError(422, 'request.invalid', { message: 'Please check.', fields });
    expect(readSubmissionFailure(text, error, FALLBACK)).toEqual({
      sentences: ['Please check.', 'Email is invalid', 'City is required'],
      refused: { firstField: 'registration.email', fields },
    });
  });

  it('names a refused meeting as well', () => {
    const fields = { 'meetings.0.time': 'This is not an hour of the exhibition.' };
    const error = new ApiError(422, 'request.invalid', { message: 'Please check.', fields });
    expect(readSubmissionFailure(text, error, FALLBACK)).toEqual({
      sentences: ['Please check.', 'This is not an hour of the exhibition.'],
      refused: { firstField: 'meetings.0.time', fields },
    });
  });

  it('returns the lost slots of a conflict', () => {
    const lost = [{ exhibitor: 'Hanari', boothNumber: 'A-1', day: 1, time: '11.00am-12.00pm' }];
    const error = new ApiError(409, 'meeting.slot-taken', { message: 'M', lost });
    expect(lostIn(error)).toEqual(lost);
    expect(lostIn(new ApiError(409, 'meeting.slot-taken', { message: 'M', lost: [] }))).toBeNull();
    expect(lostIn(new TypeError('x is not a function'))).toBeNull();
  });
});
