import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, FORBIDDEN, CONFLICT, NOT_FOUND, TOO_LARGE, WRONG_TYPE } from '@hearth/kit/failure';
import type { Clock } from '../clock.ts';
import { attachmentHeader } from './disposition.ts';
import { isSigned } from './local.ts';
import type { localStore } from './local.ts';

const LARGEST_UPLOAD = 50 * 1024 * 1024;

/** Serves the signed addresses of the local store: one PUT, or downloads that never run in the page. */
export function serveLocalFiles(app: FastifyInstance, store: ReturnType<typeof localStore>, clock: Clock): void {
  const permitOf = (request: FastifyRequest, action: 'get' | 'put'): Record<string, string> => {
    const { signature, ...permit } = request.query as Record<string, string>;
    const flat = Object.values(permit).every((value) => typeof value === 'string');
    if (
      !flat ||
      typeof signature !== 'string' ||
      permit['do'] !== action ||
      !isSigned({ permit, signature }, store.secret, clock.now())
    ) {
      throw failure(FORBIDDEN);
    }
    return permit;
  };

  void app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_UPLOAD }, (_request, body, done) =>
      done(null, body),
    );

    files.put('/files', { bodyLimit: LARGEST_UPLOAD }, async (request, reply: FastifyReply) => {
      const permit = permitOf(request, 'put');
      const { key = '', type = '', max = '0' } = permit;
      if (request.headers['content-type'] !== type) throw failure(WRONG_TYPE);
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (bytes.length > Number(max)) throw failure(TOO_LARGE, { max_bytes: Number(max) });
      if ((await store.size(key)) !== null) throw failure(CONFLICT);
      await store.put(key, bytes, type);
      return reply.status(204).send();
    });

    files.get('/files', async (request, reply: FastifyReply) => {
      const { key = '', name = '', type = 'application/octet-stream', show } = permitOf(request, 'get');
      const bytes = await store.get(key);
      if (bytes === null) throw failure(NOT_FOUND);
      return reply
        .header('content-type', type)
        .header('content-disposition', show === 'inline' ? 'inline' : attachmentHeader(name))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, max-age=60')
        .send(bytes);
    });
  });
}
