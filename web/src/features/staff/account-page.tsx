// The organiser's own account: who is logged in, the password, and the second factor.
import { can } from '@visavis/domain/identity/grants';
import { useText } from '../../i18n/text.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useOwnAccount } from './api.ts';
import { ChangePassword } from './components/change-password.tsx';
import { FirstPage } from './components/first-page.tsx';
import { SecondFactor } from './components/second-factor.tsx';
import styles from './form.module.css';

export function AccountPage() {
  const text = useText();
  const own = useOwnAccount();
  const { account } = own;
  return (
    <>
      <PageHead title={text('staff.accountTitle')} />
      {account ? (
        <>
          <p className={styles.who}>
            {text('staff.who', { email: account.email, role: text(`staff.${account.role}`) })}
          </p>
          {/* Desk-only accounts have no other page to start with. */}
          {can(account.role, 'overview.read') && <FirstPage />}
          <ChangePassword account={account} />
          <SecondFactor isOn={account.hasSecondFactor} onChange={own.setSecondFactor} />
        </>
      ) : own.failed ? (
        <LoadFailure again={own.refresh}>{text('staff.accountFailed')}</LoadFailure>
      ) : (
        <Waiting words={text('staff.loading')}>
          <Skeleton height="20rem" />
        </Waiting>
      )}
    </>
  );
}
