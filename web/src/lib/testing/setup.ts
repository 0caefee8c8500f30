// Prepares each file of component tests. It alone is loaded again for each; what it imports stays loaded.
import { configure } from '@testing-library/react';
import { saveOwnerStacks } from './cheap-elements.ts';
import { openFreshBrowser } from './fresh-browser.ts';
import { drawDocumentsLazily } from './lazy-errors.ts';
import { sweepLeftBehind } from './left-behind.ts';
import { rememberStyles } from './plain-styles.ts';

// What is waited for takes longer on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
drawDocumentsLazily();
saveOwnerStacks();
sweepLeftBehind();
rememberStyles();
openFreshBrowser();
