// Downloads the meetings as a calendar file.
import { getMyCalendar } from '@visavis/contract/my-schedule/calls';
import { useText } from '../../i18n/text.ts';
import { callFile, saveFile } from '../../lib/file-call.ts';
import { type Action, useAction } from '../../queries/use-action.ts';

export function useCalendar(scheduleKey: string): Action {
  const text = useText();
  return useAction({
    act: () => callFile(getMyCalendar, { key: scheduleKey }),
    failed: text('mySchedule.downloadFailed'),
    isOutageHidden: true,
    done: saveFile,
  });
}
