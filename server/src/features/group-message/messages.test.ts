// Group messages: drafting, testing, sending to the people in a filter, and who is left out.
import { describe, expect, it } from 'vitest';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import {
  addresses,
  call,
  draft,
  EVERYBODY,
  person,
  read,
  send,
  settled,
  stand,
  tested,
  toPeople,
  useMessageStand,
  WORDS,
} from '../../testing/message-stand.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';

useMessageStand();

it('a tested message is sent once to everybody in the filter, with their name and List-Unsubscribe', async () => {
  const amira = await person('Amira');
  const lukas = await person('Lukas');
  const ready = await tested();
  expect(ready.reach).toMatchObject({ matching: 2, people: 2, languages: { en: 2 } });
  const answer = await send(ready);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ state: 'sending', counts: { written: 2 } });
  // A double click sends a stale version.
  expect((await send(ready)).json()).toMatchObject({ code: 'group-message.stale' });
  await expect.poll(() => addresses().sort(), settled).toEqual([amira.email, lukas.email].sort());
  const mail = toPeople().find(({ recipients }) => recipients.includes(amira.email));
  expect(mail?.parsed.subject).toBe('Hall D opens earlier, Amira');
  expect(mail?.parsed.text).toContain('Dear Amira,\n\nHall D opens at 10.30am.');
  const header = (name: string) => mail?.parsed.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/meet\.example\.org\/mail\?key=[\w-]{43}>$/);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await expect.poll(async () => (await read(ready.id)).state, settled).toBe('sent');
});

describe('before it can be sent', () => {
  it('a test of exactly this text is required, which is sent only to the organiser, marked as a test', async () => {
    await person('Amira');
    const written = await draft();
    expect((await send(written)).json()).toMatchObject({
      code: 'group-message.not-ready',
      error: 'Please send yourself a test of this text first.',
    });
    const ready = await tested();
    const [test] = stand.mailServer.received.filter(({ parsed }) => parsed.subject?.startsWith('Test:'));
    expect(test?.parsed.subject).toBe('Test: Hall D opens earlier, Amira');
    expect(test?.recipients).toEqual([expect.stringContaining('editor')]);
    expect(test?.parsed.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
    const changed = await call('PUT', `/api/messages/${ready.id}`, {
      version: ready.version,
      audience: EVERYBODY,
      words: { en: { subject: 'Hall D', text: 'Other words.' } },
      inEnglish: false,
      skipsUnknown: false,
    });
    expect(changed.json()).toMatchObject({ tests: [] });
    expect((await send(changed.json())).json()).toMatchObject({ code: 'group-message.not-ready' });
  });

  it('an unknown field is refused where it occurs, and people for whom a field is empty are counted', async () => {
    await person('Amira');
    const { id, version } = await draft();
    const refused = await call('PUT', `/api/messages/${id}`, {
      version,
      audience: EVERYBODY,
      words: { en: { subject: 'Hall {schedule}', text: 'Dear {nane},' } },
      inEnglish: false,
      skipsUnknown: false,
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({
      'words.en.subject': '{schedule} is not a field. Please remove it or choose one from the menu.',
      'words.en.text': '{nane} is not a field. Please remove it or choose one from the menu.',
    });
    const meetings = { en: { subject: 'Hall D', text: 'At {first-hour} with {first-exhibitor}.' } };
    const ready = await tested(meetings);
    expect(ready.reach.unknown).toEqual({ 'first-hour': 1, 'first-exhibitor': 1 });
    expect((await send(ready)).json()).toMatchObject({
      error: 'A field is empty for one person. Please leave them out or remove the field.',
    });
    const skipping = await draft(meetings, { skipsUnknown: true });
    expect(skipping.reach).toMatchObject({ matching: 1, people: 0, leftOut: { 'unknown-field': 1 } });
  });

  it('every language in use needs a text, unless its readers get the English one', async () => {
    await person('Amira');
    await stand.test.db.updateTable('registration').set({ language: 'ms' }).execute();
    const ready = await draft();
    expect((await send(ready)).json()).toMatchObject({
      error:
        'One person reads Bahasa Melayu. Please write the message in it, or let them have the English one.',
    });
    const english = await tested(WORDS, { inEnglish: true });
    expect((await send(english)).statusCode).toBe(200);
    await expect.poll(() => addresses().length, settled).toBe(1);
  });

  it('a test is required in each language that is sent, and the preview shows its readers', async () => {
    await person('Amira');
    const reader = await person('Lukas');
    await updateRows(stand.test.db, 'registration', { id: reader.id }, { language: 'ms' });
    const malay = { subject: 'Hall D dibuka awal', text: 'Kepada {name}, Hall D dibuka pada 10.30 pagi.' };
    const ready = await tested({ ...WORDS, ms: malay });
    expect(ready.reach).toMatchObject({ writtenIn: { en: 1, ms: 1 } });
    expect((await send(ready)).json()).toMatchObject({
      code: 'group-message.not-ready',
      error: 'Please send yourself a test in Bahasa Melayu first.',
    });
    const previewOf = async (language: string) =>
      (await call('GET', `/api/messages/${ready.id}/preview?language=${language}`)).json();
    expect(await previewOf('ms')).toMatchObject({
      total: 1,
      person: { name: 'Lukas', language: 'ms', subject: malay.subject },
    });
    expect(await previewOf('en')).toMatchObject({ total: 1, person: { name: 'Amira', language: 'en' } });
    expect(await previewOf('zh-Hans')).toEqual({ total: 0, person: null });
    const test = { version: ready.version, place: 0, language: 'ms' };
    expect((await call('POST', `/api/messages/${ready.id}/test`, test)).statusCode).toBe(200);
    const stateOf = async () => (await read(ready.id)).tests.find(({ language }) => language === 'ms')?.state;
    await expect.poll(stateOf, settled).toBe('sent');
    expect((await send(await read(ready.id))).statusCode).toBe(200);
    await expect
      .poll(() => stand.mailServer.received.map(({ parsed }) => parsed.subject), settled)
      .toContain(malay.subject);
  });

  it('a changed number of people must be confirmed first', async () => {
    await person('Amira');
    const ready = await tested();
    await person('Lukas');
    expect((await send(ready)).json()).toMatchObject({
      error: 'There are now 2 people. Please check them again, then send.',
    });
  });
});

describe('a person who opted out', () => {
  it('with one click in a mail program receives nothing more, not even emails already queued', async () => {
    const amira = await person('Amira');
    const lukas = await person('Lukas');
    const ready = await tested();
    await stand.stopMailing();
    expect((await send(ready)).statusCode).toBe(200);
    const { createChoiceKey } = await import('../mail-choice/public.ts');
    const key = await createChoiceKey(stand.test.db, {
      registrationId: amira.id,
      kind: 'group',
      now: stand.now(),
    });
    // Opening the link does not opt out.
    await stand.test.call({ method: 'GET', url: `/mail?key=${key}` });
    expect(await stand.test.db.selectFrom('mail_stop').selectAll().execute()).toEqual([]);
    const pressed = await stand.test.call({
      method: 'POST',
      url: `/mail?key=${key}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    await stand.restartMailing();
    await expect.poll(addresses, settled).toEqual([lukas.email]);
    await expect
      .poll(async () => (await read(ready.id)).counts, settled)
      .toMatchObject({ written: 1, sent: 1, failed: 0, leftOut: { stopped: 1 } });
    // Nothing failed: there is no work to do, and nothing to send again.
    const work = (await call('GET', '/api/work')).json();
    expect(work).toMatchObject({ emails: 0 });
    const withheld = (await call('GET', '/api/emails?state=withheld')).json();
    expect(withheld).toMatchObject({
      counts: { failed: 0, withheld: 1 },
      emails: [{ lastError: 'This person wants no mail but about their own meetings.' }],
    });
    const retried = await call('POST', `/api/emails/${withheld.emails[0].id}/retry`);
    expect(retried.statusCode).toBe(409);
    const next = await draft();
    expect(next.reach).toMatchObject({ matching: 2, people: 1, leftOut: { stopped: 1 } });
    // The person can opt in again.
    const again = await call(
      'PUT',
      '/api/mail-choice',
      { stopsGroup: false, stopsReminders: false },
      {
        authorization: `Bearer ${key}`,
      },
    );
    expect(again.json()).toEqual({ email: 'a…@kenari.example', stopsGroup: false, stopsReminders: false });
    expect((await read(next.id)).reach.people).toBe(2);
  });

  it('stays opted out when staff enter another address', async () => {
    const amira = await person('Amira');
    await expect
      .poll(async () => (await stand.outbox()).map(({ state }) => state), settled)
      .toEqual(['sent']);
    await insertRows(stand.test.db, 'mail_stop', {
      edition_id: stand.edition.editionId,
      folded_email: amira.email,
      kind: 'group',
      stopped_at: stand.now(),
      stopped_by: null,
    });
    const shown = (await call('GET', `/api/people/${amira.registrationNumber}`)).json();
    const changed = await call('PUT', `/api/people/${amira.registrationNumber}/contact`, {
      version: shown.contactVersion,
      contact: { ...shown.contact, email: 'amira.new@kenari.example' },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await draft()).reach).toMatchObject({ matching: 1, people: 0, leftOut: { stopped: 1 } });
  });
});

describe('an address that the mail server refuses', () => {
  it('is listed, and left out of the next message', async () => {
    const amira = await person('Amira');
    const ready = await tested();
    stand.mailServer.behave({ refuseRecipient: '550 5.1.1 No such mailbox' });
    expect((await send(ready)).statusCode).toBe(200);
    await expect
      .poll(() => stand.test.db.selectFrom('failed_address').selectAll().execute(), settled)
      .toMatchObject([{ registration_id: amira.id, kind: 'address', reason: '550 5.1.1 No such mailbox' }]);
    expect((await draft()).reach).toMatchObject({ matching: 1, people: 0, leftOut: { 'failed-address': 1 } });
  });
});

it('a message counts only its own emails, whatever else fails or waits', async () => {
  const { id: registrationId } = await person('Amira');
  const { id } = await draft();
  const others = stand.test.db.updateTable('email').where('registration_id', '=', registrationId);
  await stand.stopMailing();
  for (const next_attempt_at of [null, stand.now()]) {
    await others.set({ state: 'failed', next_attempt_at }).execute();
    expect((await read(id)).counts).toMatchObject({ waiting: 0, failed: 0 });
  }
  await stand.restartMailing();
});

it('a filter unknown to the list is refused: it would reach everybody', async () => {
  for (const programme of ['business', 'hosted'])
    expect(
      (await call('POST', '/api/messages', { audience: { programme, filter: { contry: 'MY' } } })).statusCode,
    ).toBe(422);
});

it('a selection reaches only the selected people', async () => {
  const amira = await person('Amira');
  await person('Lukas');
  const ready = await tested(WORDS, {}, { programme: 'business', ids: [amira.id, 999_999] });
  expect(ready.reach).toMatchObject({ matching: 1, people: 1 });
  await send(ready);
  await expect.poll(addresses, settled).toEqual([amira.email]);
});

it('a person who applied again, or is in both programmes, receives it once', async () => {
  const { db } = stand.test;
  const { editionId } = stand.edition;
  const email = 'again@kenari.example';
  const rejected = await createHostedBuyer(db, editionId, { email, decision: 'rejected' });
  await updateRows(db, 'registration', { id: rejected.registrationId }, { is_replaced: true });
  const visitor = await person('Amira', { email });
  const applied = await createHostedBuyer(db, editionId, { email: 'Again@kenari.example' });
  const all = [rejected.registrationId, visitor.id, applied.registrationId];
  const reached = async (audience: object) => {
    const { id, reach } = await draft(WORDS, {}, audience);
    const { people } = (await call('GET', `/api/messages/${id}/people`)).json();
    return [reach.matching, ...people.map((one: { reference: string }) => one.reference)];
  };
  expect(await reached({ programme: 'hosted', filter: {} })).toEqual([1, applied.reference]);
  expect(await reached({ programme: 'hosted', ids: all })).toEqual([1, applied.reference]);
  expect(await reached({ programme: 'hosted', ids: [rejected.registrationId] })).toEqual([0]);
});

it('people’s input cannot inject headers, markup or links', async () => {
  await person('<b>Eve</b>\r\nBcc: x@evil.example');
  const ready = await draft({ en: { subject: 'Hall D, {name}', text: 'Dear {name} of {company}.' } });
  expect(ready.reach.unknown).toEqual({ name: 1 });
  const preview = await call('GET', `/api/messages/${ready.id}/preview`);
  expect(preview.json().person.html).not.toContain('<b>Eve');
});
