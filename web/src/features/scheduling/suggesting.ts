// Code of 'Suggest a schedule' as a separate chunk, loaded before the first press instead of with the page.
export { suggestSchedule } from '@visavis/domain/meeting/suggestion';
export { SuggestionDialog } from './components/suggestion-dialog.tsx';
