// Words that were weighed and chosen stay: meanings that a literal translation gets wrong, and habits that read badly.
import { describe, expect, it } from 'vitest';

type Catalogue = Record<string, string>;
const files = import.meta.glob<Catalogue>('./{en,ms,zh-hans}/*.json', { eager: true, import: 'default' });
const textsOf = (language: string): Catalogue =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([, texts]) => texts),
  );
const texts = { en: textsOf('en'), ms: textsOf('ms'), zh: textsOf('zh-hans') };

/** A key, and what it says in each language; null where a language had nothing to mend. */
type Row = readonly [key: string, en: string | null, ms: string | null, zh: string | null];
const ROWS: readonly Row[] = [
  // A meeting that took place, not one that is taking place; one that did not, not one that slipped away.
  ['attendance.held', 'Held', 'Telah diadakan', '已举行'],
  ['attendance.missed', 'Missed', 'Tidak diadakan', '未举行'],
  ['hosted.markHeld', 'Held', 'Telah diadakan', '已举行'],
  ['hosted.finalHeldCount', null, '{held} daripada {needed} telah diadakan', '已举行 {held}/{needed} 场'],
  ['refunds.nOfM', null, '{held} daripada {needed} telah diadakan', '已举行 {held}/{needed} 场'],
  // Switched on and off, not alive and dead; a closed hour, not a blocked site.
  ['staff.on', 'On', 'Aktif', '开启'],
  ['staff.off', 'Off', 'Tidak aktif', '关闭'],
  ['overview.blocked', 'Blocked', 'Ditutup', '不开放'],
  ['overview.otherHours', 'Outside the grid', 'Di luar jadual waktu', null],
  // The page lists exhibitors, not fairs.
  ['app.exhibitions', 'Exhibitions', 'Pempamer', '参展商'],
  ['directory.title', 'Exhibitions', 'Direktori pempamer', '参展商'],
  // Held for somebody, not stored.
  ['scheduling.heldFor', 'is held for you for', 'dikhaskan untuk anda selama', null],
  ['scheduling.holdAgain', 'Hold again', 'Khaskan semula', null],
  ['scheduling.remedyMove', null, 'Tukar masa {company} daripada {from} kepada {to}.', null],
  ['scheduling.reference', null, 'Nombor rujukan anda ialah {reference}', null],
  // Money that goes back, and by bank transfer.
  ['refunds.due', 'Due', 'Perlu dibayar balik', '应退'],
  ['refunds.stateManual', 'Sent manually', 'Dipindahkan secara manual', '已人工转账'],
  ['refunds.stateToTransfer', 'To send manually', 'Perlu dipindahkan secara manual', '待人工转账'],
  ['staff.askedFor', 'Address given: {email}.', 'Alamat yang diberikan: {email}.', '填写的邮箱：{email}。'],
  ['staff.auditSearch', 'Search person, action or record', 'Cari pengguna, tindakan atau rekod', null],
  ['staff.lastSeen', 'Last seen', 'Kali terakhir aktif', null],
  ['hosted.applyFactFirst', null, 'Permohonan diproses mengikut urutan penerimaan.', null],
  ['content.emailUs', 'Email us', 'E-melkan kami', null],
  // Lists that hold Taiwan, Hong Kong and Macau.
  ['registration.country', 'Country', null, '国家/地区'],
  ['overview.countries', 'Countries', null, '国家/地区'],
  ['review.filter.country', null, null, '国家/地区：{value}'],
  // Established, not large.
  ['hosted.applyFactBusiness', null, null, '面向经营稳定、能提供可核实资质的美妆企业。'],
  // Visitors wait for an answer; only the dashboard decides.
  ['mySchedule.pending', 'Pending', 'Menunggu', '待确认'],
  ['mySchedule.approved', 'Approved', 'Diluluskan', '已确认'],
  ['mySchedule.rejected', 'Rejected', 'Ditolak', '未能安排'],
  ['review.pending', 'Pending', 'Menunggu', '待处理'],
  ['review.rejected', 'Rejected', 'Ditolak', '已拒绝'],
  ['interests.title', 'Select your interests', null, '选择您的采购意向'],
  ['interests.lead', 'You may select more than one interest.', null, '可多选。'],
  ['matching.showing', 'Showing {shown} out of {total} matches', null, '共 {total} 家匹配，显示 {shown} 家'],
  ['payment.additional', 'Additional applicant', null, '第二位申请人'],
  ['attendance.programme', 'Programme', null, '计划'],
  ['content.tabHistory', 'Our History', null, '历程'],
  [
    'payment.passportStored',
    'Saved as {passport}. To change the booking, type it again: this browser does not keep it.',
    'Telah disimpan sebagai {passport}. Jika anda mengubah tempahan, taip semula nombor itu: pelayar ini tidak menyimpannya.',
    '已保存为 {passport}。如要更改预订，请重新输入护照号码：此浏览器不会保留它。',
  ],
  ['home.contactLead', 'Ask the organiser about either programme.', null, null],
  ['home.stripTitle', 'Most free hours', null, null],
  ['directory.remove', 'Remove', null, null],
  ['overview.linkCode', 'QR code for {name}’s link', null, null],
  ['preferences.system', 'Same as system', null, null],
];

describe('what was chosen', () => {
  it.each(ROWS)('%s', (key, en, ms, zh) => {
    const said = [
      [en, texts.en[key]],
      [ms, texts.ms[key]],
      [zh, texts.zh[key]],
    ];
    for (const [chosen, now] of said) if (chosen !== null) expect(now).toBe(chosen);
  });
});

/** A habit, the languages that had it, and keys that are not ours to mend. */
const HABITS: readonly (readonly [habit: string, pattern: RegExp, language: keyof typeof texts])[] = [
  ['another spelling of email', /\be-mails?\b/i, 'en'],
  ['an answer that did not come', /\bno answer (came|comes)\b|answer of the server|as far as we know/i, 'en'],
  ['anew, meanwhile, this moment', /\banew\b|\bmeanwhile\b|\bthis moment\b/i, 'en'],
  ['money by hand', /\bby hand\b/i, 'en'],
  ['straight apostrophes, which ICU reads as marks of its own', /\w'\w/, 'en'],
  ['a meeting that is taking place, for one that was held', /\b[Bb]erlangsung\b|\bTerlepas\b/, 'ms'],
  ['money that is given back in three ways', /dipulangkan|pemulangan/i, 'ms'],
  ['deleting in two ways', /dipadamkan/i, 'ms'],
  ['holding as storing or grasping', /memegang slot|Menyimpan slot|disimpan untuk anda/i, 'ms'],
  ['countries without regions', /国家(?!\/地区|和地区|、)/, 'zh'],
  ['paying in three ways', /缴付|缴纳/, 'zh'],
  ['interests without what is bought', /兴趣/, 'zh'],
  ['the familiar you', /你/, 'zh'],
  ['a blank after a full stop', /[。，：；] /, 'zh'],
];

describe('no text has the habit of', () => {
  it.each(HABITS)('%s', (_habit, pattern, language) => {
    const found = Object.entries(texts[language]).filter(([, text]) => pattern.test(text));
    expect(found).toEqual([]);
  });
});

/** Sentences of rules and server are keys of what is said: the same habits in the English words. */
it('no sentence of the rules or the server has a habit of English either', () => {
  const said = files['./ms/said.json'] ?? {};
  expect(Object.keys(said).length).toBeGreaterThan(300);
  const english = HABITS.filter(([, , language]) => language === 'en').map(([, pattern]) => pattern);
  expect(Object.keys(said).filter((key) => english.some((pattern) => pattern.test(key)))).toEqual([]);
});
