// Names of an import's fields and the messages about files and rows, in English.
import type { ImportMessages } from '../../message/import-messages.ts';
import { plural } from '../counts.ts';
import { fieldName, type ImportFieldWords, labelsOf, type PersonFieldWords } from '../import-words.ts';
import type { WordsOf } from '../message-words.ts';
import { fields } from './fields.ts';

export const importFields: ImportFieldWords = {
  company: 'Company name',
  booth: 'Booth number',
  hall: 'Hall',
  country: 'Country/Region',
  profile: 'Product profile',
  description: 'Description',
  subCategories: 'Sub-categories',
  category: 'Category',
  places: 'Parallel meetings',
  website: 'Website',
  email: 'Contact email',
  profileMs: 'Product profile (Malay)',
  profileZh: 'Product profile (Chinese)',
  descriptionMs: 'Description (Malay)',
  descriptionZh: 'Description (Chinese)',
  product: 'Product name',
  productDescription: 'Product description',
  products: 'Products',
  representative: 'Representative',
  representativeTitle: 'Representative title',
  representativeEmail: 'Representative email',
  blocked: 'Blocked hours',
  blockedDay: 'Blocked day',
  blockedTime: 'Blocked time',
  blockedUntil: 'Blocked until',
  picture: 'Picture link',
  categoryMs: 'Category (Malay)',
  categoryZh: 'Category (Chinese)',
  subCategoryMs: 'Sub-category (Malay)',
  subCategoryZh: 'Sub-category (Chinese)',
};

/** Those of the form as it has them, and what a list of people has besides. */
export const personFields: PersonFieldWords = {
  ...labelsOf(fields),
  language: 'Language of emails',
  interests: 'Interests',
  booth: 'Booth number',
  exhibitor: 'Exhibitor',
  date: 'Meeting date',
  time: 'Meeting time',
  meetings: 'Meetings',
};

export const imports: WordsOf<ImportMessages> = {
  'import.archived': 'This exhibitor is archived: visitors do not find it.',
  'import.applied-already': 'This file has been imported already.',
  'import.booth-is-date':
    'The booth is stored as a date: a spreadsheet has changed what was typed. Please enter the booth.',
  'import.booth-shared': ({ booth, names, more }, { list }) =>
    `At booth ${booth}: ${list([...names, ...(more > 0 ? [`${more} more`] : [])])}. Please decide whether they share it.`,
  'import.booth-shortened':
    'The booth is stored as a shortened number: a spreadsheet has changed what was typed. Please enter the booth.',
  'import.cell-left-out': ({ field, text }) =>
    `${fieldName(importFields, field)}: “${text}” cannot be used and is left out.`,
  'import.changed':
    'The exhibitors or the decisions have changed in the meantime. Please look at the dry run again.',
  'import.commas-in-products': 'Products with commas: please decide whether each comma separates two.',
  'import.cut-name': ({ form }) =>
    `“${form}” stands in a cell by itself: a comma has cut the name before it in two.`,
  'import.damaged': 'This file is damaged or incomplete. Please save it again and choose it once more.',
  'import.empty': 'This file has no rows.',
  'import.fields-change': ({ count }) => `${plural(count, 'change')}`,
  'import.first-address': ({ field, text, used }) =>
    `${fieldName(importFields, field)}: of “${text}” only ${used} is used.`,
  'import.hours-with-meetings': ({ count }) =>
    count === 1 ? 'One hour has a meeting and stays open.' : `${count} hours have meetings and stay open.`,
  'import.left-out': 'Left out by your decision.',
  'import.looks-alike': 'Looks like another exhibitor. Please decide whether they are the same.',
  'import.more-cells': ({ cells, headings }) =>
    `This row has ${cells} cells, but there are ${headings} headings: one cell was cut in two.`,
  'import.name-and-booth-taken': 'Another exhibitor has this name and booth.',
  'import.names-added': 'Names in other languages change',
  'import.new-category': 'New',
  'import.new-exhibitor': (parts) =>
    [
      'New exhibitor',
      ...(parts.subCategories > 0
        ? [parts.subCategories === 1 ? '1 sub-category' : `${parts.subCategories} sub-categories`]
        : []),
      ...(parts.products > 0 ? [plural(parts.products, 'product')] : []),
      ...(parts.representatives > 0 ? [plural(parts.representatives, 'representative')] : []),
      ...(parts.blocked > 0 ? [plural(parts.blocked, 'blocked hour')] : []),
    ].join(', '),
  'import.was-merged': ({ exhibitor }) =>
    `This exhibitor was merged into “${exhibitor}”. Please leave it out, or write that name and booth.`,
  'import.no-booth': 'Booth number is empty. Give it one here, or fill it in and import again.',
  'import.no-category': 'The row has no category.',
  'import.no-columns': 'No column holds company names or categories. Please choose the column that does.',
  'import.no-name': 'The row has no company name.',
  'import.encoding-unsure':
    'It is not certain how the letters of this file are encoded. Please choose the encoding in which the names read right.',
  'import.contacts':
    'This is a file of contacts or appointments (vCard or iCalendar). Open it in your address book, export the list as a spreadsheet, and choose that file.',
  'import.document':
    'This is a text document, not a table. Copy its table into a spreadsheet, save it as .xlsx, and choose that file.',
  'import.json':
    'This is a JSON file. Convert the list to a spreadsheet (.xlsx) or CSV, and choose that file.',
  'import.numbers':
    'This is a Numbers file. In Numbers, choose File, Export To, Excel, and choose the file that it makes.',
  'import.xlsb':
    'This is a binary Excel workbook (.xlsb). Open it in Excel, save it as .xlsx, and choose that file.',
  'import.zip': 'This is a ZIP archive. Unpack it, and choose the list that is in it.',
  'import.not-a-table': 'This is not a table. Please choose a CSV, TSV, XLSX or ODS file.',
  'import.not-applied': 'Only a file that was imported can be undone.',
  'import.not-coming': ({ text }) => `The row says “${text}”. Please decide whether to import it.`,
  'import.nothing-changes': 'Nothing changes',
  'import.nothing-to-import': 'No row of this file would change anything.',
  'import.old-excel': 'This is an Excel file of the old kind (.xls). Please save it as .xlsx or CSV.',
  'import.part-of-archive':
    'This is one file of an edition’s archive. Please load the whole archive under Edition, or import its exhibitors.csv here.',
  'import.password': 'This file is protected by a password. Please save it without one.',
  'import.places-in-use': ({ taken }) =>
    `There are ${taken} meetings at the same time: the number of parallel meetings stays.`,
  'import.places-of-people': 'The number of parallel meetings follows from the representatives, and stays.',
  'import.pictures-listed': ({ count }) =>
    count === 1
      ? 'The link to a picture is listed, not fetched.'
      : `${count} links to pictures are listed, not fetched.`,
  'import.same-as-row': ({ row }) => `Same exhibitor as row ${row}`,
  'import.too-large': ({ megabytes }) => `This file is too large. The most is ${megabytes} MB.`,
  'import.too-large-unpacked': 'This file unpacks to far more than a list needs, so it was not read.',
  'import.too-long': ({ field, most }) =>
    `“${fieldName(importFields, field)}” is too long. The most is ${most} characters.`,
  'import.too-many-cells': ({ most }) =>
    `This file has too many cells. The most is ${most}. Please import it in parts.`,
  'import.too-many-products': ({ most }) => `An exhibitor can have ${most} products at most.`,
  'import.too-slow': 'Reading this file took too long. Please import it in parts.',
  'import.undo-blocked': ({ changed, met, more }, { list }) =>
    [
      'This import can no longer be undone.',
      ...(met.length > 0 ? [`There are meetings, holds or links at ${list(met)}.`] : []),
      ...(changed.length > 0 ? [`Changed since: ${list(changed)}.`] : []),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join(' '),
  'import.undo-blocked-people': ({ written, changed, erased, more }, { list }) =>
    [
      'This import can no longer be undone.',
      ...(written.length > 0 ? [`Written to since: ${list(written)}.`] : []),
      ...(changed.length > 0 ? [`Changed since: ${list(changed)}.`] : []),
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...(erased > 0
        ? [erased === 1 ? 'One person was erased since.' : `${erased} people were erased since.`]
        : []),
    ].join(' '),
  'import.unknown': 'There is no such import.',
  'import.unknown-country': ({ name }) => `The country “${name}” is not known.`,
  'import.unknown-hour': ({ text }) => `“${text}” is not a time of this edition.`,
  'import.unknown-sub-category': ({ name }) => `Sub-category “${name}” is not known.`,
  'import.with-row': ({ row }) => `Row ${row} of the same exhibitor cannot be imported.`,
  'import.another-name': ({ row }) =>
    `Row ${row} has the same email with another name. Two people need an address each.`,
  'import.cell-unusable': ({ text }) => `“${text}” cannot be used and is left out.`,
  'import.hour-taken': ({ exhibitor, at }, { hour }) => `${exhibitor} has no free place on ${hour(at)}.`,
  'import.meeting-left-out': ({ reason }, { say }) => `One meeting is left out: ${say(reason)}`,
  'import.meets-already': ({ exhibitor }) => `This person has a meeting with ${exhibitor} in a row above.`,
  'import.new-meeting': ({ exhibitor, booth, at }, { hour }) =>
    `${[exhibitor, booth].filter((part) => part !== '').join(', ')}: ${hour(at)}`,
  'import.new-person': ({ meetings, interests }) =>
    [
      'New registration',
      meetings === 0 ? 'no meetings' : plural(meetings, 'meeting'),
      ...(interests > 0 ? [plural(interests, 'interest')] : []),
    ].join(', '),
  'import.no-address-column': 'No column holds email addresses. Please choose the column that does.',
  'import.no-hour': ({ exhibitor }) => `The meeting with ${exhibitor} has no date and time.`,
  'import.other-value': ({ text, row }) => `“${text}” is left out, since row ${row} has another value.`,
  'import.people-not-in-draft':
    'People can be imported once the edition is open. This one is a draft; exhibitors can be imported into it.',
  'import.people-changed':
    'Registrations, hours or decisions have changed in the meantime. Please look at the dry run again.',
  'import.person-busy': ({ at }, { hour }) => `This person has another meeting on ${hour(at)}.`,
  'import.person-field': ({ field, reason }, { say }) => `${fieldName(personFields, field)}: ${say(reason)}`,
  'import.registered-already': ({ reference }) => `Registered already: ${reference}. Nothing is changed.`,
  'import.same-person': ({ row }) => `Same person as row ${row}`,
  'import.several-exhibitors': ({ text }) => `Several exhibitors fit “${text}”.`,
  'import.too-many-meetings': ({ count, most }) => `${count} meetings for this person: the most is ${most}.`,
  'import.unknown-exhibitor': ({ text }) => `“${text}” is not a booth or an exhibitor of this edition.`,
  'import.unknown-interest': ({ name }) => `“${name}” is not one of the interests.`,
  'import.unknown-language': ({ text }) => `The language “${text}” is not known: emails are in English.`,
  'import.unknown-size': ({ text }) => `“${text}” is not one of the company sizes.`,
  'import.with-row-of-person': ({ row }) => `Row ${row} of the same person cannot be imported.`,
};
