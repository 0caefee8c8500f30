// Tests of components wait as long as a busy machine takes, and for code that is still on its way when they are done.
import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });

afterAll(() => vi.dynamicImportSettled());
