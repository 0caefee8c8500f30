// Lists of people as ticketing systems and universities write them: split names, attendance states, salutations.
import { expect, it } from 'vitest';
import { caseFile } from '../../testing/import-cases/case-file.ts';
import { stateOfPeople } from '../../testing/import-cases/states.ts';
import { dryRunOfPeople } from './registrations-dry-run.service.ts';

const run = (file: string) => readBytes(caseFile(file));

const readBytes = (bytes: Buffer) =>
  dryRunOfPeople({
    bytes,
    choices: { encoding: null, delimiter: null, sheet: null, headingRow: null, columns: null },
    remembered: {},
    decisions: [],
    readState: stateOfPeople,
  });

it('joins the names of a ticketing system, and asks about people who do not attend', () => {
  const { plan, reading } = run('c13-eventbrite.csv');
  expect(plan.rows.map(({ name }) => name)).toEqual([
    'María José García López',
    'Info Requested',
    'Siti binti Ahmad',
    'Wei Chen',
    'Sukarno',
  ]);
  expect(plan.rows.map(({ notes }) => notes.map(({ code }) => code))).toEqual([
    expect.not.arrayContaining(['import.another-name']),
    ['import.another-name'],
    expect.not.arrayContaining(['import.not-coming']),
    expect.arrayContaining(['import.not-coming']),
    expect.not.arrayContaining(['import.not-coming']),
  ]);
  expect(reading.columns[2]).toMatchObject({ field: 'name', joined: 'María José García López' });
});

it('does not take a salutation for a job title', () => {
  const { reading } = run('c26-title-is-salutation.csv');
  expect(reading.columns.slice(0, 5).map(({ field }) => field)).toEqual([
    null,
    'name',
    'companyName',
    'designation',
    'email',
  ]);
});

const HEADINGS_OF_PROGRAMS = [
  [
    'Cvent',
    'Full Name,First Name,Last Name,Title,Company Name,Email Address,Mobile Phone,Work Phone,Invitee Status,Registration Date',
    'Ana Lim,Ana,Lim,Buyer,Kenari,ana@k.example,+60123456701,+60312345678,Accepted,01/02/2027 10:00 AM',
  ],
  [
    'Swapcard',
    'id,firstName,lastName,jobTitle,organization,email,secondaryEmail,mobilePhone,landlinePhone,groups',
    'Q1,Ana,Lim,Buyer,Kenari,ana@k.example,,+60123456701,+60312345678,Visitors',
  ],
  [
    'Bizzabo',
    'Ticket Name,First Name,Last Name,Email,Company,Title,Phone Number,Work phone,Registration Status',
    'Visitor,Ana,Lim,ana@k.example,Kenari,Buyer,+60123456701,+60312345678,Completed',
  ],
  [
    'a German list',
    'Anrede;Vorname;Nachname;Firma;Position;E-Mail-Adresse;Telefon;Landline;Termin',
    "Frau;Ana;Lim;Kenari;Buyer;mailto:ana@k.example;'+60 12-345 6701;0060 3/1234-5678;05.02.2027 10:00",
  ],
  [
    'a French list',
    'Civilité;Nom;Prénom;Société;Fonction;Adresse e-mail;Portable;Landline',
    'Mme;Lim;Ana;Kenari;Buyer;ana@k.example;+60 12 345 67 01;+60 3 12 34 56 78',
  ],
  [
    'an Italian list',
    'Nome;Cognome;Azienda;Qualifica;Indirizzo e-mail;Cellulare;Landline',
    'Ana;Lim;Kenari;Buyer;ana@k.example;+60 12-345 6701;+60 3-1234 5678',
  ],
] as const;

it.each(HEADINGS_OF_PROGRAMS)('reads the person of %s completely', (_, headings, row) => {
  const { plan } = readBytes(Buffer.from(`${headings}\n${row}\n`));
  expect(plan.people.map(({ profile }) => profile)).toEqual([
    expect.objectContaining({
      name: 'Ana Lim',
      companyName: 'Kenari',
      designation: 'Buyer',
      email: 'ana@k.example',
      phoneNumber: '+60123456701',
      companyPhone: '+60312345678',
    }),
  ]);
});
