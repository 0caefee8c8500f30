// The tag by which lists of people are filtered; its name and not an id, so that an address stays readable.
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';

/** Name of a tag, however it is spelled. */
export const tagFilter = z.string().check(z.overwrite(cleanLine), z.maxLength(100));
