import { findNames } from '@hearth/domains/identity/service';
import { findStoredFiles, type StoredFile } from '@hearth/domains/media/service';
import type { Language } from '@hearth/kit/constants';
import { csvLine } from '@hearth/kit/text/csv';
import type { FileStore } from '@hearth/platform/files/store';
import type { Tx } from '@hearth/platform/database';
import { strToU8, Zip, ZipPassThrough } from 'fflate';
import type { DocumentClass } from '../contract/schemas.ts';
import { extensionOf, nameInBundle } from '../rules/bundle-index.ts';
import { type DocumentRow, findDocumentsOf } from './queries/document.ts';
import { documentWords } from './words.ts';

/** What a bundle holds: documents with their files as far as those can be opened, the ones that count first. */
export interface BundleContent {
  readonly entries: readonly {
    readonly row: DocumentRow;
    readonly file: StoredFile | undefined;
    readonly decidedBy: string;
  }[];
}

const SHOWN: ReadonlySet<string> = new Set(['ACCEPTED', 'PENDING', 'REPLACED']);

/** The documents of somebody in these classes, without what was rejected or removed: those have no files. */
export async function gatherBundle(
  tx: Tx<'system'>,
  of: { readonly groupId: string; readonly employeeId: string; readonly classes: readonly DocumentClass[] },
): Promise<BundleContent> {
  const rows = (await findDocumentsOf(tx, [of.employeeId], of.classes)).filter(({ state }) => SHOWN.has(state));
  const sorted = rows.toSorted((one, other) => Number(one.state === 'REPLACED') - Number(other.state === 'REPLACED'));
  const files = await findStoredFiles(
    tx,
    of.groupId,
    sorted.flatMap(({ attachment_id: id }) => id ?? []),
  );
  const names = await findNames(
    tx,
    sorted.flatMap(({ decided_by: id }) => id ?? []),
  );
  return {
    entries: sorted.map((row) => ({
      row,
      file: row.attachment_id === null ? undefined : files.get(row.attachment_id),
      decidedBy: row.decided_by === null ? '' : (names.get(row.decided_by) ?? ''),
    })),
  };
}

/** The bytes of a ZIP: each file as it was sent, one in memory at a time, and an index that also names what is not in it. */
export async function* writeBundle(
  { entries }: BundleContent,
  { files, language }: { readonly files: Pick<FileStore, 'get'>; readonly language: Language },
): AsyncGenerator<Uint8Array> {
  const { bundle: words } = documentWords(language);
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  const put = (name: string, bytes: Uint8Array): void => {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
  };
  let index = `\uFEFF${csvLine(Object.values(words.columns))}`;
  for (const [at, { row, file, decidedBy }] of entries.entries()) {
    const bytes = file?.isOpen === true ? await files.get(file.key) : null;
    const isFormer = row.state === 'REPLACED';
    const name =
      bytes === null || file === undefined
        ? words.notIncluded
        : nameInBundle({ name: row.name, isFormer, extension: extensionOf(file.name) }, at + 1);
    if (bytes !== null) put(name, bytes);
    const state = row.state === 'PENDING' ? words.pending : isFormer ? words.replaced : words.accepted;
    const days = [row.valid_from ?? '', row.valid_until ?? '', row.sent_at.toISOString().slice(0, 10)];
    index += csvLine([name, row.name, state, ...days, decidedBy, row.note]);
    yield* ready.splice(0);
  }
  put('index.csv', strToU8(index));
  zip.end();
  yield* ready.splice(0);
}
