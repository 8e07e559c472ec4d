import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** The parts of a workbook for a test, each as XML without its root where it has the usual one. */
export interface MadeWorkbook {
  /** The rows of the second sheet, which is the first visible one. */
  readonly rows: string;
  readonly texts?: string;
  readonly styles?: string;
  readonly properties?: string;
  /** Replaces parts, or adds some. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

/** The bytes of a workbook whose first sheet is hidden. */
export function makeWorkbook({ rows, texts = '', styles = '', properties = '', parts = {} }: MadeWorkbook): Buffer {
  const all: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}">${properties}<sheets><sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Data" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet ${MAIN}>${styles}</styleSheet>`,
    ...parts,
  };
  const files = Object.entries(all).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>));
}

/** A row of texts, each in its own cell. */
export const textRow = (number: number, ...cells: readonly string[]): string =>
  `<row r="${number}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
