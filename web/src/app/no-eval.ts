// Imported before anything else: keeps zod from trying to compile code, which our content policy forbids.

// Where zod looks for its settings. Asking zod itself would bring it to pages that check nothing.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
