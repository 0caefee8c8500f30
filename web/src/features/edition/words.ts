// Labels of the edition's settings, on their fields and where their changes are named.
import type { TextId } from '../../i18n/text.ts';
import type { SettingName } from './settings-form.ts';

/** The id of a setting's label. */
export const labelOf = (name: SettingName): TextId => (name === 'dates' ? 'edition.days' : `edition.${name}`);
