// Gives component tests generous timeouts for busy machines, and waits at the end for pending dynamic imports.
import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

configure({ asyncUtilTimeout: 20_000 });

afterAll(() => vi.dynamicImportSettled());
