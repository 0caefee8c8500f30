// Parses files exported by the product as another program would: calendars and tables.
import { parse } from 'csv-parse/sync';
import ical from 'ical.js';
import { readSheet } from 'read-excel-file/node';

export interface CalendarEvent {
  summary: string;
  location: string;
  status: string;
  /** ISO instants. */
  start: string;
  end: string;
}

/** The events of a calendar file, in its order. */
export function readCalendarFile(file: string | Buffer): CalendarEvent[] {
  return new ical.Component(ical.parse(file.toString())).getAllSubcomponents('vevent').map((part) => {
    const { summary, location, startDate, endDate } = new ical.Event(part);
    return {
      summary: summary ?? '',
      location: location ?? '',
      status: String(part.getFirstPropertyValue('status')),
      start: startDate?.toJSDate().toISOString() ?? '',
      end: endDate?.toJSDate().toISOString() ?? '',
    };
  });
}

/** The lines of a CSV file, by their headings. */
export function readCsvFile(file: Buffer): Record<string, string>[] {
  return parse(file, { bom: true, columns: true });
}

/** The rows of a workbook's only sheet, by their headings; empty cells become empty texts. */
export async function readXlsxFile(file: Buffer): Promise<Record<string, string>[]> {
  const [headings = [], ...rows] = await readSheet(file);
  return rows.map((row) =>
    Object.fromEntries(headings.map((heading, place) => [String(heading), String(row[place] ?? '')])),
  );
}
