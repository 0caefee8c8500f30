// What 'Suggest a schedule' needs, fetched on the way to the first press: no page begins with it.
export { suggestSchedule } from '@visavis/domain/meeting/suggestion';
export { SuggestionDialog } from './components/suggestion-dialog.tsx';
