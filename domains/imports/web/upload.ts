import { openEnvelope, unauthorizedError, CallError } from '@hearth/client/call-error';
import { buildAddress } from '@hearth/client/request';
import type { Session } from '@hearth/client/session';
import { createImport } from '../contract/endpoints.ts';
import type { ImportDetail, ImportKind } from '../contract/schemas.ts';

/** A file upload that becomes an import. */
export interface ImportUpload {
  readonly session: Pick<Session, 'getToken'>;
  readonly groupId: string;
  readonly kind: ImportKind;
  readonly file: File;
  /** Told the share that has gone out, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads a file with progress, which fetch cannot report. Rejects with a CallError. */
export async function uploadImport(upload: ImportUpload): Promise<ImportDetail> {
  const token = await upload.session.getToken();
  if (token === null) throw unauthorizedError();
  const form = new FormData();
  form.append('kind', upload.kind);
  form.append('file', upload.file);
  const request = new XMLHttpRequest();
  request.open('POST', buildAddress(createImport, { params: { id: upload.groupId } }));
  request.setRequestHeader('authorization', `Bearer ${token}`);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => upload.onProgress(total === 0 ? 0 : loaded / total);
  const done = new Promise<ImportDetail>((resolve, reject) => {
    request.onload = () => {
      try {
        resolve(openEnvelope(request.status, request.response) as ImportDetail);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new CallError(0, 'NETWORK', 'The server could not be reached.'));
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
  });
  upload.signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(form);
  return done;
}
