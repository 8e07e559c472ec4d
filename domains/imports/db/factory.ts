import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import type { Work } from '@hearth/platform/module';
import { csvLine } from '@hearth/kit/text/csv';

const HEADERS =
  'Brand,Store Number,Store Name,Ownership Type,Street Address,City,State/Province,Country,Postcode,Phone Number,Timezone,Longitude,Latitude';

/**
 * A directory of stores as chains publish them, with a defect of each kind on known lines: a zone that was cut off (4), that
 * belongs to another country (5), that does not exist (6), a phone that a spreadsheet destroyed (7), a number that comes twice,
 * first without coordinates (8, 9), an unknown country (10), a missing zone in a country with several (11), a missing name (12),
 * a row with too few cells (13).
 */
export const STORE_DIRECTORY = [
  HEADERS,
  'Harbour,47370-257954,"Meritxell, 96",Licensed,"Av. Meritxell, 96",Andorra la Vella,7,AD,AD500,376818720,GMT+1:00 Europe/Andorra,1.53,42.51',
  'Harbour,22331-212325,"The ""Old"" Dock",Licensed,"1 Street 69, Al Jarf",Ajman,AJ,AE,,,GMT+04:00 Asia/Dubai,55.47,25.42',
  'Harbour,1005-1,Florida y Córdoba,Licensed,Florida 800,Buenos Aires,C,AR,1005,,GMT-03:00 America/Argentina/Bu,-58.37,-34.6',
  'Harbour,1006-2,Jewel,Licensed,78 Airport Boulevard,,1,SG,819666,,GMT+07:00 Asia/Jakarta,103.99,1.36',
  'Harbour,1007-3,上海来福士广场,Joint Venture,西藏中路268号,上海市,31,CN,200000,,GMT+08:00 Asia/Beijing,121.48,31.23',
  'Harbour,1008-4,Hauptwache Übergang,Company Owned,Zeil 5,Frankfurt,HE,DE,60313,4.93021E+11,GMT+1:00 Europe/Berlin,8.68,50.11',
  'Harbour,19773-160973,Yoido IFC Mall - 1F,Joint Venture,"23 & 23-1, Yoido-Dong, 1F, #101",Seoul,11,KR,153-023,,GMT+09:00 Asia/Seoul,,',
  'Harbour,19773-160973,Yoido IFC Mall - 1F,Joint Venture,"23 & 23-1, Yoido-Dong, 1F, #101",Seoul,11,KR,153-023,,GMT+09:00 Asia/Seoul,126.92,37.53',
  'Harbour,1009-5,Nowhere,Licensed,1 Cloud Street,Atlantis,1,XX,,,GMT+000000 Ocean/Atlantis,0.1,0.1',
  'Harbour,1010-6,Pike Place,Company Owned,1912 Pike Place,Seattle,WA,US,981011013,206-448-8762,,-122.34,47.61',
  'Harbour,1011-7,,Licensed,Rua Garrett 1,Lisboa,11,PT,1200,,GMT+0:00 Europe/Lisbon,-9.14,38.71',
  'Harbour,1012-8,Broken',
  'Harbour,1013-9,مركز أوتاد,Licensed,شارع فلسطين,Jeddah,2,SA,,,GMT+03:00 Asia/Riyadh,39.17,21.54',
  '',
].join('\n');

/** A file of `count` good locations in Portugal. */
export function locationsCsv(count: number, name = 'Store'): string {
  const rows = Array.from({ length: count }, (_, index) =>
    csvLine([`L${index + 1}`, `${name} ${index + 1}`, 'PT', '11', 'Lisboa', 'Europe/Lisbon', 38.7, -9.1]),
  );
  return csvLine(['Number', 'Name', 'Country', 'State', 'City', 'Time zone', 'Latitude', 'Longitude']) + rows.join('');
}

/** A file of `count` good employees, spread over the locations of `locationsCsv(locations)`. */
export function employeesCsv(count: number, locations: number): string {
  const rows = Array.from({ length: count }, (_, index) =>
    csvLine([
      `E${index + 1}`,
      `First${index + 1}`,
      `Last${index + 1}`,
      `person${index + 1}@example.com`,
      `L${(index % locations) + 1}`,
      index % 2 === 0 ? 'Barista' : 'Cook',
      '2024-02-01',
      '37,5',
      '9,80',
    ]),
  );
  const headers = [
    'Number',
    'First name',
    'Last name',
    'Email',
    'Location number',
    'Position',
    'Hire date',
    'Contract hours',
    'Pay rate',
  ];
  return csvLine(headers) + rows.join('');
}

/** A file of one shift on 2 March 2026 for each of the employees of `employeesCsv(count, locations)`, and as many open ones. */
export function shiftsCsv(count: number, locations: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const location = `L${(index % locations) + 1}`;
    const end = ['2026-03-02', '09:00', '17:00', 'Barista', 30] as const;
    return csvLine([location, `E${index + 1}`, ...end]) + csvLine([location, '', ...end]);
  });
  return csvLine(['Location number', 'Employee number', 'Date', 'Start', 'End', 'Position', 'Break']) + rows.join('');
}

/** A user who may import into their own group. */
export interface TestImporter {
  readonly groupId: string;
  readonly locationIds: readonly [string, string];
  readonly userId: string;
  readonly token: string;
}

/** Adds a group (Portugal, Lisboa, the locations A-1 and B-2) and somebody with the right to import into it. */
export async function makeImporter(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'emit' | 'config'>,
): Promise<TestImporter> {
  const { id: groupId, locationIds } = await makeGroup(work);
  const { userId, token } = await makeEmployer(work, { brandId: groupId, as: ['IMPORT_DATA', 'VIEW_BRAND'] });
  return { groupId, locationIds, userId, token };
}

const BOUNDARY = 'hearth-form-boundary';

/** The body of an upload, for calls without a browser. */
export function uploadForm(kind: string, file: string | Uint8Array, name = 'file.csv') {
  const part = (head: string) => Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`);
  const end = Buffer.from('\r\n');
  const payload = Buffer.concat([
    part('name="kind"'),
    Buffer.from(kind),
    end,
    part(`name="file"; filename="${name}"\r\ncontent-type: text/csv`),
    typeof file === 'string' ? Buffer.from(file) : file,
    end,
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}
