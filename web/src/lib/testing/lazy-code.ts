// Code that a component fetches ahead may still be on its way when its tests are done: their file ends after it.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
