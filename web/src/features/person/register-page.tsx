// The page on which staff register somebody by hand, for example by phone: contact, interests, meetings, consent.
import { DASHBOARD_PATHS, personPath } from '@visavis/contract/dashboard-path';
import { can } from '@visavis/domain/identity/grants';
import { mayImport } from '@visavis/domain/import/kinds';
import { LANGUAGE_NAMES, type Language, languageAmong } from '@visavis/domain/language/languages';
import { fieldsOf } from '@visavis/domain/profile/fields';
import { ArrowLeft, FileUp } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { useDashboardEdition } from '../../queries/use-dashboard-edition.ts';
import { useEditionLanguages } from '../../queries/use-edition-languages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import textStyles from '../../ui/text.module.css';
import { useToast } from '../../ui/toast.tsx';
import { ContactInput } from './components/contact-input.tsx';
import { InterestChoice } from './components/interest-choice.tsx';
import { type ExhibitorField, MeetingRows } from './components/meeting-rows.tsx';
import back from './person-page.module.css';
import styles from './register-page.module.css';
import { useHolder } from './use-holder.ts';
import { type RegisterRefusal, useRegister } from './use-register.ts';

export function RegisterPage({ exhibitorField }: { exhibitorField: ExhibitorField }) {
  const text = useText();
  const role = useRole();
  const mayRegister = can(role, 'registration.add');
  return (
    <>
      <p className={back.back}>
        <Link to={DASHBOARD_PATHS.businessMatching}>
          <ArrowLeft aria-hidden />
          <span>{text('dashboard.businessMatching')}</span>
        </Link>
      </p>
      <PageHead
        title={text('people.register')}
        aside={
          mayImport(role, 'registrations') && (
            <LinkButton to={DASHBOARD_PATHS.importPeople} variant="secondary" icon={<FileUp aria-hidden />}>
              {text('people.importList')}
            </LinkButton>
          )
        }
      />
      {mayRegister ? (
        <Form exhibitorField={exhibitorField} />
      ) : (
        <Banner kind="info">{text('people.mayNotRegister')}</Banner>
      )}
    </>
  );
}

function Form({ exhibitorField }: { exhibitorField: ExhibitorField }) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const language = useLanguage();
  const place = useRef<HTMLFormElement>(null);
  const [registered, setRegistered] = useState<string | null>(null);
  const languages = useEditionLanguages();
  const form = useRegister(language, (reference, name) => {
    toast(text('people.isRegistered', { name, reference }));
    setRegistered(reference);
  });
  const { errors, refusal } = form;
  useEffect(() => {
    if (registered !== null) void navigate(personPath(registered));
  }, [registered, navigate]);
  useEffect(() => {
    if (refusal) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form ref={place} className={styles.form} noValidate onSubmit={submit}>
      <p>{text('people.needed')}</p>
      {(['contact', 'company'] as const).map((step) => (
        <Section key={step} id={step} title={text(step === 'contact' ? 'people.contact' : 'people.company')}>
          <div className={styles.fields}>
            {fieldsOf(step).map((name) => (
              <div key={name}>
                <ContactInput
                  name={name}
                  value={form.contact[name]}
                  error={errors[`registration.${name}`]}
                  isByStaff
                  onEnter={form.enter}
                />
                {name === 'email' && <Holder email={form.contact.email} />}
              </div>
            ))}
            {step === 'contact' && languages.length > 1 && (
              <SelectField
                label={text('people.languageOfEmails')}
                value={languageAmong(form.language, languages)}
                options={languages.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
                onChange={({ target }) => form.setLanguage(target.value as Language)}
              />
            )}
          </div>
        </Section>
      ))}
      <Section id="meetings" title={text('exhibitors.meetings')}>
        <MeetingRows form={form} exhibitorField={exhibitorField} />
      </Section>
      <Section id="interests" title={text('people.interests')}>
        <InterestChoice chosen={form.interests} onChange={form.setInterests} />
      </Section>
      <div className={styles.foot}>
        <Checkbox
          tone="neutral"
          label={text('people.consent')}
          checked={form.hasAgreed}
          describedBy={errors.consent === undefined ? undefined : 'consent-error'}
          onChange={form.setAgreed}
        />
        {errors.consent !== undefined && (
          <p id="consent-error" className={textStyles.failure}>
            {errors.consent}
          </p>
        )}
        <Checkbox
          tone="neutral"
          label={text('people.mailThem')}
          checked={form.isMailed}
          onChange={form.setMailed}
        />
        {refusal && (
          <Banner kind="error">
            <p>{refusal.sentence}</p>
            {refusal.lost.length > 0 && <LostHours lost={refusal.lost} />}
            {refusal.holder !== null && (
              <p>
                <Link to={personPath(refusal.holder)}>
                  {text('people.openHolder', { reference: refusal.holder })}
                </Link>
              </p>
            )}
          </Banner>
        )}
        <Button type="submit" busy={form.isSaving} busyText={text('dashboard.saving')}>
          {text('people.registerThem')}
        </Button>
      </div>
      {form.isChanged && registered === null && <LeaveQuestion changes={[text('people.register')]} />}
    </form>
  );
}

/** Says that the address is taken, while staff may still be on the phone. */
function Holder({ email }: { email: string }) {
  const text = useText();
  const holder = useHolder(email);
  return (
    <div role="status">
      {holder && (
        <Banner kind="info">
          <p>{text('people.isHolder', holder)}</p>
          <p>
            <Link to={personPath(holder.reference)}>
              {text('people.openHolder', { reference: holder.reference })}
            </Link>
          </p>
        </Banner>
      )}
    </div>
  );
}

/** Lists each by its exhibitor and hour. */
function LostHours({ lost }: Pick<RegisterRefusal, 'lost'>) {
  const dates = useDates();
  const { data: edition } = useDashboardEdition();
  return (
    <ul className={styles.lost}>
      {lost.map(({ exhibitor, boothNumber, day, time }) => {
        const date = edition?.days.find((one) => one.day === day)?.date;
        return (
          <li key={`${boothNumber} ${exhibitor} ${day} ${time}`}>
            <span>{exhibitor}</span>
            <span>{`, ${date ? dates.dateAndTime({ date, time }) : dates.time(time)}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
