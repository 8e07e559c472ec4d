import type { BodyType } from '@hearth/kit/endpoint';
import type { FastifyInstance } from 'fastify';
import { sendScimError } from './scim-error.ts';

/** The media types that stand for each way of writing a body. */
export const MEDIA_TYPES: Readonly<Record<BodyType, readonly [string, ...string[]]>> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded'],
  bytes: ['application/json', 'application/x-www-form-urlencoded'],
  scim: ['application/scim+json', 'application/json'],
};

/**
 * Registers routes that read bodies of one type alone. Each type but JSON lives in a part of the server of its own: a form,
 * which any site's page can post without being asked for leave, must not reach a handler that waits for JSON.
 */
export function withBodies(app: FastifyInstance, type: BodyType, register: (scope: FastifyInstance) => void): void {
  if (type === 'json') {
    register(app);
    return;
  }
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    if (type === 'form') {
      scope.addContentTypeParser([...MEDIA_TYPES.form], { parseAs: 'string' }, (_request, body, next) =>
        next(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
    } else if (type === 'bytes') {
      scope.addContentTypeParser([...MEDIA_TYPES.bytes], { parseAs: 'string' }, (_request, body, next) =>
        next(null, body),
      );
    } else {
      scope.setErrorHandler((error, request, reply) => sendScimError(error, request, reply));
      scope.addContentTypeParser(
        [...MEDIA_TYPES[type]],
        { parseAs: 'string' },
        scope.getDefaultJsonParser('error', 'error'),
      );
    }
    register(scope);
    done();
  });
}
