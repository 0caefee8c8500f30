// Labels and required-field messages of the registration form, in Malay.
import type { FieldRules, FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  name: { label: 'Nama', required: 'Nama diperlukan' },
  designation: { label: 'Jawatan', required: 'Jawatan diperlukan' },
  email: { label: 'E-mel', required: 'E-mel diperlukan' },
  phoneNumber: { label: 'Nombor telefon', required: 'Nombor telefon diperlukan' },
  companyName: { label: 'Nama syarikat', required: 'Nama syarikat diperlukan' },
  companyNature: { label: 'Jenis perniagaan syarikat', required: 'Jenis perniagaan syarikat diperlukan' },
  companySize: {
    label: 'Saiz syarikat',
    required: 'Saiz syarikat diperlukan',
    options: { '1-10': '1-10', '11-50': '11-50', '51-100': '51-100', '101 and above': '101 dan ke atas' },
  },
  website: { label: 'Laman web syarikat' },
  companyPhone: { label: 'Nombor telefon syarikat', required: 'Nombor telefon syarikat diperlukan' },
  addressLine1: { label: 'Baris alamat 1', required: 'Baris alamat 1 diperlukan' },
  addressLine2: { label: 'Baris alamat 2' },
  city: { label: 'Bandar', required: 'Bandar diperlukan' },
  region: { label: 'Negeri', required: 'Negeri diperlukan' },
  postalCode: { label: 'Poskod', required: 'Poskod diperlukan' },
  country: { label: 'Negara', required: 'Negara diperlukan' },
};

export const fieldRules: FieldRules = {
  'field.dialling-code-unknown': 'Tiada negara dengan kod dail ini. Sila semak nombor itu',
  'field.digits-lost': 'Hamparan telah memendekkan nombor ini, jadi digit terakhirnya hilang',
  'field.digits-only': 'Nombor telefon hanya boleh mengandungi digit',
  'field.email-invalid': 'E-mel tidak sah',
  'field.too-long': 'Teks ini terlalu panjang. Sila pendekkan.',
  'field.website-invalid': 'Laman web syarikat mestilah alamat web',
};
