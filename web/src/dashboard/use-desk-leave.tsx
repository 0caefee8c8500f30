// Before a logout on a device of the desk: asks about what is not settled, then removes what the desk keeps of it.
import { useEffect, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { readUser } from '../lib/stored-session.ts';
import { useOrganiser } from '../lib/use-organiser.ts';
import { QuestionDialog } from '../ui/question-dialog.tsx';

const PATIENCE_MS = 4_000;

/** Loaded only where there is something: nobody else needs the code of the desk. */
async function openDevice() {
  const { wasDeskOpen } = await import('../features/desk/device-store.ts');
  if (!(await wasDeskOpen())) return null;
  const { device } = await import('../features/desk/device.ts');
  await device.open();
  return device;
}

/** @param leave logs out @returns what the logout button does, and the question where one is to be answered */
export function useDeskLeave(leave: () => void) {
  const text = useText();
  const [count, setCount] = useState(0);
  const user = useOrganiser()?.id;
  // Another account's list goes as soon as somebody logs in, and one of another day as soon as the dashboard is opened.
  useEffect(() => {
    void openDevice().then((device) => device?.tidy(user));
  }, [user]);

  const forget = async () => {
    const own = readUser();
    const device = await openDevice();
    if (own && device) await device.forget(own.id);
    leave();
  };
  const ask = async () => {
    const own = readUser();
    const device = await openDevice();
    // A network that hardly works must keep nobody from logging out.
    if (device)
      await Promise.race([device.sync(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    const unsettled = device?.read().records.filter(({ organiserId }) => organiserId === own?.id) ?? [];
    if (unsettled.length > 0) setCount(unsettled.length);
    else await forget();
  };
  const question = count > 0 && (
    <QuestionDialog
      title={text('showDesk.leaveTitle', { count })}
      answer={{
        words: text('showDesk.leaveAnyway'),
        isDangerous: true,
        onPress: () => {
          setCount(0);
          void forget();
        },
      }}
      onCancel={() => setCount(0)}
    >
      <p>{text('showDesk.leaveLead')}</p>
    </QuestionDialog>
  );
  return { onLogOut: () => void ask(), question };
}
