import type { NumberKind } from '../../../rules/reading/cell-dates.ts';
import { kindOfBuiltIn, kindOfFormat } from '../../../rules/reading/cell-dates.ts';
import { MAX_CELL_LENGTH, MAX_SHARED_CHARACTERS, MAX_SHARED_TEXTS } from '../../../rules/limits.ts';
import type { Archive } from './archive.ts';
import { readXml } from './read-xml.ts';
import { WorkbookRefused } from './workbook-refused.ts';

/** The most formats that cells may have: spreadsheets allow 65,490. */
const MOST_FORMATS = 66_000;

/** A workbook but for its rows. */
export interface WorkbookParts {
  /** The part that holds the first sheet that is not hidden. */
  readonly sheet: string;
  readonly from1904: boolean;
  /** What the numbers of cells are, by the style of the cell. */
  readonly kinds: readonly NumberKind[];
  /** The texts that cells refer to. */
  readonly texts: readonly string[];
}

/** Where each relation of the workbook leads. */
function readTargets(archive: Archive): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  readXml(archive, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id: id, Target: target }) => {
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

function readWorkbook(archive: Archive): Pick<WorkbookParts, 'sheet' | 'from1904'> {
  const targets = readTargets(archive);
  const sheets: { readonly part: string; readonly isHidden: boolean }[] = [];
  let from1904 = false;
  readXml(archive, 'xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const part = targets.get(relation ?? '');
      if (part !== undefined && archive.has(part))
        sheets.push({ part, isHidden: (attributes['state'] ?? 'visible') !== 'visible' });
    },
  });
  const first = sheets.find(({ isHidden }) => !isHidden);
  if (first === undefined) throw new WorkbookRefused('EMPTY_FILE');
  return { sheet: first.part, from1904 };
}

function readKinds(archive: Archive): NumberKind[] {
  const part = 'xl/styles.xml';
  if (!archive.has(part)) return [];
  const own = new Map<number, NumberKind>();
  const kinds: NumberKind[] = [];
  let isInCells = false;
  readXml(archive, part, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt' && own.size < MOST_FORMATS) own.set(Number(numFmtId), kindOfFormat(formatCode ?? ''));
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells && kinds.length < MOST_FORMATS) {
        const id = Number(numFmtId ?? 0);
        kinds.push(own.get(id) ?? kindOfBuiltIn(id));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return kinds;
}

function readTexts(archive: Archive): string[] {
  const part = 'xl/sharedStrings.xml';
  if (!archive.has(part)) return [];
  const texts: string[] = [];
  let characters = 0;
  let text = '';
  let isText = false;
  let isReading = false;
  readXml(archive, part, {
    open: (name) => {
      if (name === 'si') text = '';
      // How a text is read aloud is no part of it.
      else if (name === 'rPh') isReading = true;
      else if (name === 't') isText = !isReading;
    },
    text: (piece) => {
      // A cell that is longer is refused with its line where it stands.
      if (isText && text.length <= MAX_CELL_LENGTH) text += piece;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') {
        characters += text.length;
        texts.push(text);
        if (texts.length > MAX_SHARED_TEXTS || characters > MAX_SHARED_CHARACTERS)
          throw new WorkbookRefused('WORKBOOK_TOO_LARGE');
      }
    },
  });
  return texts;
}

/** Reads what the rows of the first visible sheet need. */
export function readParts(archive: Archive): WorkbookParts {
  return { ...readWorkbook(archive), kinds: readKinds(archive), texts: readTexts(archive) };
}
