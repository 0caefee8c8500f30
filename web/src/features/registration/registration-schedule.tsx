// The dialog with the meetings of one registration, to decide, edit and email them from pages with other lists.
import { ScheduleDialog } from './components/schedule-dialog.tsx';

interface RegistrationScheduleProps {
  id: number;
  onClose: () => void;
}

export function RegistrationSchedule({ id, onClose }: RegistrationScheduleProps) {
  return <ScheduleDialog id={id} known={undefined} onClose={onClose} />;
}
