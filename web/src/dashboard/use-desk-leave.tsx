// Before a logout on a desk device: asks about unsettled records, then removes what the desk stored.
import { useEffect, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { QuestionDialog } from '../ui/question-dialog.tsx';

const PATIENCE_MS = 4_000;

/** Loaded only where something is stored: nobody else needs the desk's code. */
async function openDevice() {
  const { wasDeskOpen } = await import('../features/desk/device-store.ts');
  if (!(await wasDeskOpen())) return null;
  const { device } = await import('../features/desk/device.ts');
  await device.open();
  return device;
}

/** @param leave logs out @returns the handler of the logout button, and the question if one must be answered */
export function useDeskLeave(leave: () => void) {
  const text = useText();
  const [count, setCount] = useState(0);
  // A list of another account or day, or without a login, is removed as soon as the dashboard opens; later the device
  // checks by itself.
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
    // A barely working network must not keep anybody from logging out.
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
