import { openEnvelope, unauthorized, CallError } from '@hearth/client/call-error';
import { addressOf } from '@hearth/client/request';
import type { Session } from '@hearth/client/session';
import { createImport } from '../contract/endpoints.ts';
import type { ImportDetail, ImportKind } from '../contract/schemas.ts';

/** A file on its way to become an import. */
export interface Upload {
  readonly session: Pick<Session, 'getToken'>;
  readonly groupId: string;
  readonly kind: ImportKind;
  readonly file: File;
  /** Told the share that has gone out, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file and tells how far it is, which fetch cannot. Rejects with a CallError. */
export async function uploadImport(upload: Upload): Promise<ImportDetail> {
  const token = await upload.session.getToken();
  if (token === null) throw unauthorized();
  const form = new FormData();
  form.append('kind', upload.kind);
  form.append('file', upload.file);
  const request = new XMLHttpRequest();
  request.open('POST', addressOf(createImport, { params: { id: upload.groupId } }));
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
