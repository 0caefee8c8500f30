// Imported before anything else: keeps zod from trying to compile code, which our content security policy forbids.

// Where zod looks for its settings. Importing zod to set them would load it on pages that validate nothing.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
