// The documents chosen for an application: they outlive the way back to step 1, and never a reload.
import type { ChosenFile } from '../../features/registration/documents/chosen-files.ts';
import { memoryValue } from '../../wizard/memory-value.ts';

export const chosenFiles = memoryValue<readonly ChosenFile[]>([]);
