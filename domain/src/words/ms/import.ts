// Names of an import's fields and the messages about files and rows, in Malay.
import type { ImportMessages } from '../../message/import-messages.ts';
import { fieldName, type ImportFieldWords, labelsOf, type PersonFieldWords } from '../import-words.ts';
import type { WordsOf } from '../message-words.ts';
import { fields } from './fields.ts';

export const importFields: ImportFieldWords = {
  company: 'Nama syarikat',
  booth: 'Nombor gerai',
  hall: 'Dewan',
  country: 'Negara/Wilayah',
  profile: 'Profil produk',
  description: 'Penerangan',
  subCategories: 'Subkategori',
  category: 'Kategori',
  places: 'Pertemuan serentak',
  website: 'Laman web',
  email: 'E-mel hubungan',
  profileMs: 'Profil produk (Melayu)',
  profileZh: 'Profil produk (Cina)',
  descriptionMs: 'Penerangan (Melayu)',
  descriptionZh: 'Penerangan (Cina)',
  product: 'Nama produk',
  productDescription: 'Penerangan produk',
  products: 'Senarai produk',
  representative: 'Wakil',
  representativeTitle: 'Jawatan wakil',
  representativeEmail: 'E-mel wakil',
  blocked: 'Waktu ditutup',
  blockedDay: 'Hari ditutup',
  blockedTime: 'Masa ditutup',
  blockedUntil: 'Ditutup hingga',
  picture: 'Pautan gambar',
  categoryMs: 'Kategori (Melayu)',
  categoryZh: 'Kategori (Cina)',
  subCategoryMs: 'Subkategori (Melayu)',
  subCategoryZh: 'Subkategori (Cina)',
};

/** Those of the form as it has them, and what a list of people has besides. */
export const personFields: PersonFieldWords = {
  ...labelsOf(fields),
  language: 'Bahasa e-mel',
  interests: 'Minat',
  booth: 'Nombor gerai',
  exhibitor: 'Pempamer',
  date: 'Tarikh pertemuan',
  time: 'Masa pertemuan',
  meetings: 'Pertemuan',
};

export const imports: WordsOf<ImportMessages> = {
  'import.archived': 'Pempamer ini diarkibkan: pelawat tidak menemuinya.',
  'import.applied-already': 'Fail ini sudah diimport.',
  'import.booth-is-date':
    'Gerai disimpan sebagai tarikh: hamparan telah mengubah apa yang ditaip. Sila berikan nombor gerai.',
  'import.booth-shared': ({ booth, names, more }, { list }) =>
    `Di gerai ${booth}: ${list([...names, ...(more > 0 ? [`${more} lagi`] : [])])}. Sila tentukan sama ada mereka berkongsi gerai.`,
  'import.booth-shortened':
    'Gerai disimpan sebagai nombor yang dipendekkan: hamparan telah mengubah apa yang ditaip. Sila berikan nombor gerai.',
  'import.cell-left-out': ({ field, text }) =>
    `${fieldName(importFields, field)}: “${text}” tidak dapat digunakan dan ditinggalkan.`,
  'import.changed': 'Pempamer atau keputusan telah berubah sementara itu. Sila semak percubaan sekali lagi.',
  'import.commas-in-products':
    'Produk dengan koma: sila tentukan sama ada setiap koma memisahkan dua produk.',
  'import.cut-name': ({ form }) =>
    `“${form}” berada dalam sel yang tersendiri: tanda koma telah memotong nama di hadapannya.`,
  'import.damaged': 'Fail ini rosak atau tidak lengkap. Sila simpan semula dan pilih sekali lagi.',
  'import.empty': 'Fail ini tidak mempunyai baris.',
  'import.fields-change': ({ count }) => `${count} perubahan`,
  'import.first-address': ({ field, text, used }) =>
    `${fieldName(importFields, field)}: daripada “${text}” hanya ${used} digunakan.`,
  'import.hours-with-meetings': ({ count }) => `${count} waktu mempunyai pertemuan dan kekal dibuka.`,
  'import.left-out': 'Diketepikan mengikut keputusan anda.',
  'import.looks-alike': 'Kelihatan seperti pempamer lain. Sila tentukan sama ada kedua-duanya sama.',
  'import.more-cells': ({ cells, headings }) =>
    `Baris ini mempunyai ${cells} sel, tetapi hanya ada ${headings} tajuk: satu sel terpotong dua.`,
  'import.name-and-booth-taken': 'Pempamer lain mempunyai nama dan gerai ini.',
  'import.names-added': 'Nama dalam bahasa lain berubah',
  'import.new-category': 'Baharu',
  'import.new-exhibitor': (parts) =>
    [
      'Pempamer baharu',
      ...(parts.subCategories > 0 ? [`${parts.subCategories} subkategori`] : []),
      ...(parts.products > 0 ? [`${parts.products} produk`] : []),
      ...(parts.representatives > 0 ? [`${parts.representatives} wakil`] : []),
      ...(parts.blocked > 0 ? [`${parts.blocked} slot ditutup`] : []),
    ].join(', '),
  'import.was-merged': ({ exhibitor }) =>
    `Pempamer ini telah digabungkan ke dalam “${exhibitor}”. Sila keluarkannya, atau tulis nama dan gerai tersebut.`,
  'import.no-booth': 'Nombor gerai kosong. Berikan di sini, atau isikan dan import semula.',
  'import.no-category': 'Baris ini tiada kategori.',
  'import.no-columns':
    'Tiada lajur yang mengandungi nama syarikat atau kategori. Sila pilih lajur yang berkenaan.',
  'import.no-name': 'Baris ini tiada nama syarikat.',
  'import.encoding-unsure':
    'Pengekodan huruf dalam fail ini tidak dapat dipastikan. Sila pilih pengekodan yang memaparkan nama dengan betul.',
  'import.contacts':
    'Ini fail kenalan atau janji temu (vCard atau iCalendar). Buka dalam buku alamat anda, eksport senarainya sebagai hamparan, kemudian pilih fail itu.',
  'import.document':
    'Ini dokumen teks, bukan jadual. Salin jadualnya ke dalam hamparan, simpan sebagai .xlsx, kemudian pilih fail itu.',
  'import.json': 'Ini fail JSON. Tukar senarainya kepada hamparan (.xlsx) atau CSV, kemudian pilih fail itu.',
  'import.numbers':
    'Ini fail Numbers. Dalam Numbers, pilih Fail, Eksport Ke, Excel, kemudian pilih fail yang dihasilkan.',
  'import.xlsb':
    'Ini buku kerja Excel binari (.xlsb). Buka dalam Excel, simpan sebagai .xlsx, kemudian pilih fail itu.',
  'import.zip': 'Ini arkib ZIP. Nyahmampatkannya, kemudian pilih senarai di dalamnya.',
  'import.not-a-table': 'Ini bukan jadual. Sila pilih fail CSV, TSV, XLSX atau ODS.',
  'import.not-applied': 'Hanya fail yang telah diimport boleh dibuat asal.',
  'import.not-coming': ({ text }) => `Baris ini menyatakan “${text}”. Sila tentukan sama ada ia diimport.`,
  'import.nothing-changes': 'Tiada perubahan',
  'import.nothing-to-import': 'Tiada baris dalam fail ini yang akan mengubah apa-apa.',
  'import.old-excel': 'Ini fail Excel jenis lama (.xls). Sila simpan sebagai .xlsx atau CSV.',
  'import.part-of-archive':
    'Ini satu fail daripada arkib edisi. Sila muat naik seluruh arkib di bawah Edisi, atau import exhibitors.csv daripadanya di sini.',
  'import.password': 'Fail ini dilindungi kata laluan. Sila simpan tanpa kata laluan.',
  'import.places-in-use': ({ taken }) =>
    `Ada ${taken} pertemuan pada masa yang sama: bilangan pertemuan serentak tidak berubah.`,
  'import.places-of-people': 'Bilangan pertemuan serentak mengikut wakil, dan tidak berubah.',
  'import.pictures-listed': ({ count }) => `${count} pautan gambar disenaraikan, tidak dimuat turun.`,
  'import.same-as-row': ({ row }) => `Pempamer yang sama dengan baris ${row}`,
  'import.too-large': ({ megabytes }) => `Fail ini terlalu besar. Had ialah ${megabytes} MB.`,
  'import.too-large-unpacked':
    'Fail ini mengembang jauh melebihi keperluan sesebuah senarai, jadi ia tidak dibaca.',
  'import.too-long': ({ field, most }) =>
    `“${fieldName(importFields, field)}” terlalu panjang. Had ialah ${most} aksara.`,
  'import.too-many-cells': ({ most }) =>
    `Fail ini mempunyai terlalu banyak sel. Had ialah ${most}. Sila import secara berperingkat.`,
  'import.too-many-products': ({ most }) => `Seorang pempamer boleh mempunyai paling banyak ${most} produk.`,
  'import.too-slow': 'Membaca fail ini mengambil masa terlalu lama. Sila import secara berperingkat.',
  'import.undo-blocked': ({ changed, met, more }, { list }) =>
    [
      'Import ini tidak boleh dibuat asal lagi.',
      ...(met.length > 0 ? [`Terdapat pertemuan, tempahan sementara atau pautan di ${list(met)}.`] : []),
      ...(changed.length > 0 ? [`Diubah sejak itu: ${list(changed)}.`] : []),
      ...(more > 0 ? [`Dan ${more} lagi.`] : []),
    ].join(' '),
  'import.undo-blocked-people': ({ written, changed, erased, more }, { list }) =>
    [
      'Import ini tidak boleh dibuat asal lagi.',
      ...(written.length > 0 ? [`Dihantar e-mel sejak itu: ${list(written)}.`] : []),
      ...(changed.length > 0 ? [`Diubah sejak itu: ${list(changed)}.`] : []),
      ...(more > 0 ? [`Dan ${more} lagi.`] : []),
      ...(erased > 0 ? [`Data ${erased} orang telah dipadam sejak itu.`] : []),
    ].join(' '),
  'import.unknown': 'Import ini tidak wujud.',
  'import.unknown-country': ({ name }) => `Negara “${name}” tidak dikenali.`,
  'import.unknown-hour': ({ text }) => `“${text}” bukan waktu dalam edisi ini.`,
  'import.unknown-sub-category': ({ name }) => `Subkategori “${name}” tidak dikenali.`,
  'import.with-row': ({ row }) => `Baris ${row} bagi pempamer yang sama tidak boleh diimport.`,
  'import.another-name': ({ row }) =>
    `Baris ${row} mempunyai e-mel yang sama dengan nama lain. Setiap orang memerlukan alamat sendiri.`,
  'import.cell-unusable': ({ text }) => `“${text}” tidak dapat digunakan dan ditinggalkan.`,
  'import.hour-taken': ({ exhibitor, at }, { hour }) => `${exhibitor} tiada tempat kosong pada ${hour(at)}.`,
  'import.meeting-left-out': ({ reason }, { say }) => `Satu pertemuan ditinggalkan: ${say(reason)}`,
  'import.meets-already': ({ exhibitor }) =>
    `Orang ini sudah ada pertemuan dengan ${exhibitor} pada baris di atas.`,
  'import.new-meeting': ({ exhibitor, booth, at }, { hour }) =>
    `${[exhibitor, booth].filter((part) => part !== '').join(', ')}: ${hour(at)}`,
  'import.new-person': ({ meetings, interests }) =>
    [
      'Pendaftaran baharu',
      meetings === 0 ? 'tiada pertemuan' : `${meetings} pertemuan`,
      ...(interests > 0 ? [`${interests} minat`] : []),
    ].join(', '),
  'import.no-address-column': 'Tiada lajur yang mengandungi alamat e-mel. Sila pilih lajur tersebut.',
  'import.no-hour': ({ exhibitor }) => `Pertemuan dengan ${exhibitor} tiada tarikh dan masa.`,
  'import.other-value': ({ text, row }) => `“${text}” ditinggalkan kerana baris ${row} mempunyai nilai lain.`,
  'import.people-not-in-draft':
    'Orang hanya boleh diimport setelah edisi dibuka. Edisi ini masih draf; pempamer boleh diimport ke dalamnya.',
  'import.people-changed':
    'Pendaftaran, slot masa atau keputusan telah berubah sementara itu. Sila semak semula cubaan ini.',
  'import.person-busy': ({ at }, { hour }) => `Orang ini ada pertemuan lain pada ${hour(at)}.`,
  'import.person-field': ({ field, reason }, { say }) => `${fieldName(personFields, field)}: ${say(reason)}`,
  'import.registered-already': ({ reference }) => `Sudah didaftarkan: ${reference}. Tiada apa-apa diubah.`,
  'import.same-person': ({ row }) => `Orang yang sama seperti baris ${row}`,
  'import.several-exhibitors': ({ text }) => `Beberapa pempamer sepadan dengan “${text}”.`,
  'import.too-many-meetings': ({ count, most }) => `${count} pertemuan untuk orang ini: had ialah ${most}.`,
  'import.unknown-exhibitor': ({ text }) => `“${text}” bukan gerai atau pempamer edisi ini.`,
  'import.unknown-interest': ({ name }) => `“${name}” bukan salah satu minat.`,
  'import.unknown-language': ({ text }) =>
    `Bahasa “${text}” tidak dikenali: e-mel dihantar dalam bahasa Inggeris.`,
  'import.unknown-size': ({ text }) => `“${text}” bukan salah satu saiz syarikat.`,
  'import.with-row-of-person': ({ row }) => `Baris ${row} bagi orang yang sama tidak dapat diimport.`,
};
