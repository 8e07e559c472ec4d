import { checkReceivedAttachment, withFiles } from '@hearth/domains/media/service';
import type { UploadedAttachment } from '@hearth/domains/media/service';
import { ruleOfCode } from '@hearth/kit/field-rule';
import { Failure, invalid } from '@hearth/kit/failure';
import type { OwnWork, ReceivedFile } from '@hearth/platform/module';

const FILE_CODES: ReadonlySet<string> = new Set(['FILE_TOO_LARGE', 'FILE_KIND_REFUSED', 'STORAGE_FULL']);

/** Brings the file of a step to its place and does the work that keeps it. None, or one that is no PDF or picture, is refused. */
export async function withStepFile<T>(
  context: Pick<OwnWork, 'run' | 'files' | 'clock'>,
  groupId: string,
  [file]: readonly ReceivedFile[],
  work: (brought: UploadedAttachment) => Promise<T>,
): Promise<T> {
  if (file === undefined) throw invalid([{ field: 'file', rule: 'required', message: 'A file is needed.' }]);
  try {
    const brought = await checkReceivedAttachment(groupId, file);
    return await withFiles(context, groupId, { files: [brought], work: () => work(brought) });
  } catch (error) {
    if (!(error instanceof Failure) || !FILE_CODES.has(error.kind.code)) throw error;
    const { code, message } = error.kind;
    throw invalid([{ field: 'file', rule: ruleOfCode(code), message: `${file.name}: ${message}` }]);
  }
}
