// Adds a meeting to the schedule of one registration, on pages without the list.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AddDialog, type SuggestedExhibitor } from './components/add-dialog.tsx';

interface AddMeetingProps {
  group: MeetingGroup;
  programme: 'business' | 'hosted';
  /** Exhibitors with interests in common and free hours. */
  suggested: readonly SuggestedExhibitor[];
  className?: string | undefined;
  onChange: (group: MeetingGroup) => void;
}

export function AddMeeting({ group, programme, suggested, className, onChange }: AddMeetingProps) {
  const text = useText();
  const dates = useDates();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        icon={<Plus aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text('people.addMeeting')}
      </Button>
      {isOpen && (
        <AddDialog
          group={group}
          programme={programme}
          suggested={suggested}
          onClose={() => setOpen(false)}
          onAdded={(after, { exhibitor, slot }, edition) => {
            setOpen(false);
            onChange(after);
            const date = edition.days.find(({ day }) => day === slot.day)?.date ?? '';
            const time = edition.hours.find(({ minute }) => minute === slot.minute)?.range ?? '';
            toast(
              text('review.add.done', {
                exhibitor,
                when: dates.dateAndTime({ date, time }),
                name: group.name,
              }),
            );
          }}
        />
      )}
    </>
  );
}
