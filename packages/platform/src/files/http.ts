import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  CONFLICT,
  DISK_FULL,
  failure,
  FORBIDDEN,
  invalid,
  NOT_FOUND,
  TOO_LARGE,
  WRONG_TYPE,
} from '@hearth/kit/failure';
import type { Clock } from '../clock.ts';
import type { DiskWatch } from './disk.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { attachmentHeader } from './disposition.ts';
import { isValidSignature } from './local.ts';
import type { LocalStore } from './local.ts';

type Permit = Readonly<Record<string, string>>;

interface FileServing {
  readonly store: LocalStore;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly disk: Pick<DiskWatch, 'state'>;
}

/**
 * Serves the signed addresses of the local store: one PUT, or downloads that never run in the page. Whatever speaks against
 * an upload is said before its body is read, and the body goes to the disk as it comes.
 */
export function serveLocalFiles(app: FastifyInstance, serving: FileServing): void {
  const { store, limits, disk } = serving;
  const charge = (_request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    limits.chargeGuest(reply, 'read');
    next();
  };
  const admitUpload = async (request: FastifyRequest): Promise<void> => {
    const { key = '', type = '', max = '0' } = readPermit(request, 'put', serving);
    if (disk.state !== 'ENOUGH') throw failure(DISK_FULL);
    if (request.headers['content-type'] !== type) throw failure(WRONG_TYPE);
    if (Number(request.headers['content-length'] ?? 0) > Number(max)) throw tooLarge(max);
    if ((await store.size(key)) !== null) throw failure(CONFLICT);
  };

  void app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    files.put('/files', { onRequest: [charge, admitUpload] }, async (request, reply: FastifyReply) => {
      const { key = '', max = '0' } = request.query as Permit;
      const outcome = await store.receive(key, request.body as Readable, Number(max)).catch((error: unknown) => {
        throw request.raw.complete ? error : abortedError();
      });
      if (outcome === 'TOO_LARGE') throw tooLarge(max);
      if (outcome === 'TAKEN') throw failure(CONFLICT);
      return reply.status(204).send();
    });

    files.get('/files', { onRequest: charge }, async (request, reply: FastifyReply) => {
      const { key = '', name = '', type = 'application/octet-stream', show } = readPermit(request, 'get', serving);
      const file = await store.open(key);
      if (file === null) throw failure(NOT_FOUND);
      return reply
        .header('content-type', type)
        .header('content-length', file.size)
        .header('content-disposition', show === 'inline' ? 'inline' : attachmentHeader(name))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, max-age=60')
        .send(file.stream);
    });
  });
}

/** The signed permit of an address. Refuses one that is not signed, is over, or permits something else. */
function readPermit(request: FastifyRequest, action: 'get' | 'put', { store, clock }: FileServing): Permit {
  const { signature, ...permit } = request.query as Record<string, string>;
  const flat = Object.values(permit).every((value) => typeof value === 'string');
  if (
    !flat ||
    typeof signature !== 'string' ||
    permit['do'] !== action ||
    !isValidSignature({ permit, signature }, store.secret, clock.now())
  ) {
    throw failure(FORBIDDEN);
  }
  return permit;
}

function tooLarge(max: string | undefined): Error {
  return failure(TOO_LARGE, { max_bytes: Number(max) });
}

function abortedError(): Error {
  return invalid([{ field: 'body', rule: 'well_formed', message: 'broke off before its end' }]);
}
