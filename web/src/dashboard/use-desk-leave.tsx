// Before a logout on a device of the desk: asks about what is not settled, then removes what the desk keeps of it.
import { useEffect, useState } from 'react';
import { useText } from '../i18n/text.ts';
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
  // A list of another account, of another day or of nobody goes as soon as the dashboard is opened; later the device
  // looks itself.
  useEffect(() => {
    void openDevice().then((device) => device?.tidy());
  }, []);

  const forget = async () => {
    const device = await openDevice();
    const own = device?.account();
    if (own) await device?.forget(own.id);
    leave();
  };
  const ask = async () => {
    const device = await openDevice();
    const own = device?.account();
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
