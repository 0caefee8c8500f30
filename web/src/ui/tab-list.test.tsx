// Tabs have a single tab stop; arrow keys wrap around and activate at once.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabList, TabPanel } from './tab-list.tsx';

function Message() {
  const [current, setCurrent] = useState<'html' | 'text' | 'file'>('html');
  return (
    <>
      <TabList
        label="Parts"
        tabs={[
          { id: 'html', title: 'Message' },
          { id: 'text', title: 'Plain text' },
          { id: 'file', title: 'Attachment' },
        ]}
        current={current}
        onChange={setCurrent}
      />
      <TabPanel id={current}>{`Shows ${current}`}</TabPanel>
    </>
  );
}

test('arrow keys, Home and End move the focus and open the tab', async () => {
  const user = userEvent.setup();
  render(<Message />);
  await user.tab();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('tab', { name: 'Message' }));
  await user.keyboard('{ArrowLeft}');
  const last = screen.getByRole('tab', { name: 'Attachment', selected: true });
  await expect.poll(() => document.activeElement).toBe(last);
  expect(screen.getByRole('tabpanel', { name: 'Attachment' }).textContent).toBe('Shows file');
  await user.keyboard('{Home}{ArrowRight}');
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('tab', { name: 'Plain text', selected: true }));
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});
