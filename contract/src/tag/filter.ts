// The tag filter for lists of people; uses the name instead of an ID to keep URLs readable.
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';

/** Name of a tag, in any spelling. */
export const tagFilter = z.string().check(z.overwrite(cleanLine), z.maxLength(100));
