// The documents chosen for an application: kept in memory across steps, but not after a reload.
import type { ChosenFile } from '../../features/profile/documents/chosen-files.ts';
import { memoryValue } from '../../wizard/memory-value.ts';

export const chosenFiles = memoryValue<readonly ChosenFile[]>([]);
