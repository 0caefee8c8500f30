// Tests that file names from untrusted uploads are sanitised.
import { expect, test } from 'vitest';
import { contentDisposition, safeFilename } from './filename.ts';

test.each([
  ['passport.pdf', 'application/pdf', 'passport.pdf'],
  ['Passport.PDF', 'application/pdf', 'Passport.pdf'],
  ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
  ['passport.html', 'application/pdf', 'passport.html.pdf'],
  ['card.png.exe', 'image/png', 'card.png.exe.png'],
  ['photo.png', 'image/jpeg', 'photo.png.jpg'],
  ['../../etc/passwd', 'image/png', '_.._etc_passwd.png'],
  ['C:\\Windows\\run.pdf', 'application/pdf', 'C__Windows_run.pdf'],
  ['a"; filename=evil.html\r\nX-Evil: 1.pdf', 'application/pdf', 'a_; filename=evil.htmlX-Evil_ 1.pdf'],
  ['con.pdf', 'application/pdf', '_con.pdf'],
  ['\u202Efdp.exe', 'application/pdf', 'fdp.exe.pdf'],
  ['  ..hidden.. .png', 'image/png', 'hidden.png'],
  ['', 'image/png', 'document.png'],
  ['\0\ud800', 'application/pdf', 'document.pdf'],
  ['名片 – kad.jpg', 'image/jpeg', '名片 – kad.jpg'],
] as const)('%j as %s is saved as %j', (filename, mediaType, saved) => {
  expect(safeFilename(filename, mediaType)).toBe(saved);
});

test('truncates a long name and keeps its extension', () => {
  expect(safeFilename(`${'é'.repeat(500)}.pdf`, 'application/pdf')).toBe(`${'é'.repeat(120)}.pdf`);
});

test('writes an ASCII-only header with the name in both encodings', () => {
  expect(contentDisposition('attachment', "Kad 名片 (1)'s.pdf")).toBe(
    "attachment; filename=\"Kad __ (1)'s.pdf\"; filename*=UTF-8''Kad%20%E5%90%8D%E7%89%87%20%281%29%27s.pdf",
  );
});

test('never lets a name break out of the header', () => {
  for (const name of ['"', '\\"', "''", '%22', 'a\r\nb', 'a;b', '\u{1F600}', '\udc00']) {
    const header = contentDisposition('inline', safeFilename(name, 'application/pdf'));
    expect(header).toMatch(/^inline; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w.!~%-]+$/);
    expect(header).toMatch(/^[ -~]+$/);
  }
});
