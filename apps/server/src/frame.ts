import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@hearth/platform/config/config';
import { isOwnOrigin } from '@hearth/platform/config/served-hosts';
import type { FastifyInstance } from 'fastify';

const ENTRY = 'auth-frame/src/main.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
}

async function findFrameScript(dist: string): Promise<string> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  );
  const entry = Object.entries(manifest).find(([name, chunk]) => name.endsWith(ENTRY) && chunk.isEntry === true);
  if (entry === undefined) throw new Error('The build has no authentication frame.');
  return `/${entry[1].file}`;
}

/** The frame's whole document: its script, and the origins that may talk to it. It shows nothing and takes nothing from outside. */
function frameDocument(script: string, origins: readonly string[]): string {
  const list = JSON.stringify(origins).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><html lang="en" data-origins="${list}"><head><meta charset="utf-8"><title>Session</title><script type="module" src="${script}"></script></head><body></body></html>`;
}

/**
 * Serves the hidden document that holds the session. Only the application's origins may embed it; a demonstration's are those
 * of all its names.
 */
export async function serveFrame(app: FastifyInstance, config: Config, dist: string): Promise<void> {
  const script = await findFrameScript(dist);
  const separate = config.authUrl !== config.publicUrl;
  const ancestors = [...(separate ? [] : ["'self'"]), ...config.appOrigins].join(' ');
  const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors ${ancestors}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
  app.get('/auth/frame', async (request, reply) => {
    const own = `${request.protocol}://${request.host}`;
    const origins = isOwnOrigin(config, own, request.host)
      ? [...new Set([own, ...config.appOrigins])]
      : config.appOrigins;
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .removeHeader('x-frame-options')
      .type('text/html; charset=utf-8')
      .send(frameDocument(script, origins));
  });
}
