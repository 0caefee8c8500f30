// Tests that a stored search identifies a person by unique details in any spelling, never by details that others share.
import { expect, it } from 'vitest';
import { readSearch } from '../registration/search.ts';
import {
  filterNames,
  partNames,
  quotesPerson,
  searchNames,
  textNames,
  unusuallyNames,
} from './stored-search.ts';

const AMIRA = {
  names: ['Amira Binti Rahmán'],
  emails: ['am.rahman@kenari.example'],
  phones: ['+60129990001'],
  reference: 'BM-7K3M-Q2XD',
  shared: ['Kenari Beauty', '50-100', 'Malaysia', '60378880002'],
};
const LI = { ...AMIRA, names: ['李明'], emails: ['sales@kenari.example'] };
/** With a former name, address and number. */
const RENAMED = {
  ...AMIRA,
  names: [...AMIRA.names, 'Anna Kowalska'],
  emails: [...AMIRA.emails, 'anna.k@old.example'],
  phones: [...AMIRA.phones, '+48601234567'],
};

it.each([
  ['amira', AMIRA],
  ['RAHMAN  amira', AMIRA],
  ['kenari amira', AMIRA],
  ['am.rahman@kenari.example', AMIRA],
  ['012-999 0001', AMIRA],
  ['+60 12 9990001', AMIRA],
  ['bm-7k3m', AMIRA],
  ['bm7k3m', AMIRA],
  ['amira malaysia', AMIRA],
  ['pending rahman', AMIRA],
  ['email sent amira', AMIRA],
  ['amira 012-999 0001', AMIRA],
  ['malaysia +60 12 9990001', AMIRA],
  ['kowalska', RENAMED],
  ['anna.k@old.example', RENAMED],
  ['601 234 567', RENAMED],
  ['kowalska malaysia rahman', RENAMED],
  ['李明', LI],
])('the search %s identifies the person', (search, person) => {
  expect(searchNames(search, person)).toBe(true);
});

it.each([
  ['', AMIRA],
  ['kenari', AMIRA],
  ['@kenari.example', AMIRA],
  ['amira penang', AMIRA],
  ['malaysia', AMIRA],
  ['malaysia pending', AMIRA],
  ['kenari malaysia', AMIRA],
  ['03-7888 0002', AMIRA],
  ['kowalska', AMIRA],
  ['am', AMIRA],
  ['0001', AMIRA],
  ['2026', AMIRA],
  ['李', LI],
])('the search %s identifies no one', (search, person) => {
  expect(searchNames(search, person)).toBe(false);
});

it('recognises a country named in another language of the site', () => {
  const read = (text: string) => readSearch(text, (word) => (word === '马来西亚' ? ['malaysia'] : []));
  expect(searchNames('amira 马来西亚', AMIRA)).toBe(false);
  expect(searchNames('amira 马来西亚', AMIRA, read)).toBe(true);
  expect(searchNames('马来西亚', AMIRA, read)).toBe(false);
});

it.each([
  ['Calls of amira binti rahman', AMIRA],
  ['AM.Rahman@kenari.example', AMIRA],
  ['V15 VIP Rahman Amira', AMIRA],
  ['RAHMÁN', AMIRA],
  ['amira-again', AMIRA],
  ['V7 am.rahman@k', AMIRA],
  ['Kowalska', RENAMED],
  ['anna.k', RENAMED],
  ['V7 zk88@k', { ...AMIRA, emails: ['zk88@kenari.example'] }],
  ['李明的公司', LI],
])('the staff text %s identifies the person', (text, person) => {
  expect(textNames(text, person)).toBe(true);
});

it.each([
  ['Buyers of Kenari Beauty', AMIRA],
  ['Amiras', AMIRA],
  ['Binti', AMIRA],
  ['Am I done', AMIRA],
  ['Sales of Malaysia', LI],
  ['Anything', { ...AMIRA, names: [''], emails: [''] }],
])('the staff text %s identifies no one', (text, person) => {
  expect(textNames(text, person)).toBe(false);
});

it('a selected value identifies a person only by a whole name or address', () => {
  expect(quotesPerson('for Amira binti Rahman', AMIRA)).toBe(true);
  expect(quotesPerson('Rahman', AMIRA)).toBe(false);
});

const QUIZZELDA = {
  ...AMIRA,
  names: ['Quizzelda Brokenburg', 'Quizzelda Vartholomew'],
  emails: ['qb@brokenburg.example', 'quizzelda@vartholomew.example'],
};

it.each([
  ['"quizzelda"', QUIZZELDA],
  ['“Quïzzelda”', QUIZZELDA],
  ['-quizzelda', QUIZZELDA],
  ['quizzelda,brokenburg', QUIZZELDA],
  ['japan;brokenburg', QUIZZELDA],
  ['quizzel japan', QUIZZELDA],
  ['vart*', QUIZZELDA],
  ['Quizzelda VIP', QUIZZELDA],
  ['quizzeldabrokenburg vip', QUIZZELDA],
  ['vartholomew.example', QUIZZELDA],
  ['"qb@brokenburg.example"', QUIZZELDA],
  ['"012-999 0001" penang', QUIZZELDA],
  ['penang +60129990001', QUIZZELDA],
  ['(BM-7K3M-Q2XD) japan', QUIZZELDA],
  ['bm7k3mq2xd/japan', QUIZZELDA],
  ['amira penang', AMIRA],
  ['"李明" 日本', LI],
  ['小明 日本', { ...LI, names: ['王小明'] }],
  ['李明的公司', LI],
])('the query part %s identifies the person by a single word', (text, person) => {
  expect(partNames(text, person)).toBe(true);
});

it.each([
  ['', QUIZZELDA],
  ['"japan"', QUIZZELDA],
  ['-kenari', QUIZZELDA],
  ['qui japan', QUIZZELDA],
  ['binti japan', AMIRA],
  ['bint japan', AMIRA],
  ['Somebody', QUIZZELDA],
  ['2026-06-02', QUIZZELDA],
  ['9990 penang', QUIZZELDA],
  ['quizz-free', { ...QUIZZELDA, names: ['Maria Zielinska'], emails: ['m@z.example'] }],
  ['李 日本', LI],
  ['', { ...AMIRA, names: [''], emails: [''], reference: '' }],
  ['penang', { ...AMIRA, reference: '' }],
])('the query part %s identifies no one', (text, person) => {
  expect(partNames(text, person)).toBe(false);
});

it.each([
  [['x', 'Quizzelda'], true],
  [['SEARCH', 'quizzel'], true],
  [['tag', 'Quizzelda VIP'], true],
  [['status', 'brokenburg'], true],
  [['country', 'quizzelda'], true],
  [['country', 'Malaysia'], false],
  [['country', 'Jordan'], false],
  [['search', 'jordan'], true],
  [['taken', 'full'], false],
  [['day', '2'], false],
  [['page', '2'], false],
  [['quizzelda', '2'], true],
  [['sort', 'name'], false],
] as const)('the filter %j identifies the person: %s', (part, isNamed) => {
  const person = { ...QUIZZELDA, names: [...QUIZZELDA.names, 'Jordan Fuller', 'Nameera Day', 'Ann Page'] };
  const isCountry = (text: string) => ['Malaysia', 'Jordan'].includes(text);
  expect(filterNames(part, person, { read: readSearch, isCountry })).toBe(isNamed);
});

it('a tag of others identifies a person only by a whole name or an unusual word', () => {
  const person = { ...QUIZZELDA, names: [...QUIZZELDA.names, 'May Tan'] };
  const tags = ['Quizzelda VIP', 'friends of may tan', 'VIP', 'Sold in May', 'Quizz', 'Kenari'];
  expect(tags.filter((tag) => unusuallyNames(tag, person))).toEqual(['Quizzelda VIP', 'friends of may tan']);
});
