// Imported before anything that makes a schema: keeps zod from trying to compile code, which our content policy forbids.
import * as z from 'zod/mini';

z.config({ jitless: true });
