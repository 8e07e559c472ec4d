import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * The content types of built files by extension; other files are not served. A file with another ending is not
 * served.
 */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The compressed versions that lie beside a file, the smallest first. */
const CODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

/** A folder of the build, and where it is served. */
interface BuiltFolder {
  readonly folder: string;
  /** With a slash at its end. */
  readonly prefix: string;
  /** What `Cache-Control` says of a file. */
  readonly cacheControl: (name: string, request: FastifyRequest) => string;
  /** Which of the files that lie there are served; all unless given. */
  readonly isServed?: (name: string) => boolean;
}

interface BuiltFile {
  readonly content: Buffer;
  readonly etag: string;
}

/** Tells if an `Accept-Encoding` header accepts a coding; weight zero refuses it. */
export function acceptsEncoding(header: string, coding: string): boolean {
  return header
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
    .some(([name, ...weights]) => name === coding && !weights.some((weight) => /^q=0(?:\.0*)?$/.test(weight)));
}

async function read(path: string): Promise<BuiltFile> {
  const content = await readFile(path);
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}

/**
 * Serves the files that lie in a folder of the build when the server starts, by name alone, from memory: a page asks for dozens
 * at once, and reading each from the disk costs a hundred times what sending it does. A file is read when it is first asked for.
 */
export async function serveBuilt(
  app: FastifyInstance,
  { folder, prefix, cacheControl, isServed = () => true }: BuiltFolder,
): Promise<void> {
  const names = new Set(await readdir(folder).catch((): string[] => []));
  const files = new Map<string, Promise<BuiltFile>>();
  const getFile = (name: string): Promise<BuiltFile> => {
    const known = files.get(name);
    if (known !== undefined) return known;
    const file = read(join(folder, name));
    files.set(name, file);
    file.catch(() => files.delete(name));
    return file;
  };
  app.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply): Promise<FastifyReply> => {
    const { name } = request.params;
    const type = CONTENT_TYPES[extname(name)];
    if (type === undefined || !names.has(name) || !isServed(name)) {
      reply.callNotFound();
      return reply;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const packed = CODINGS.find(({ coding, ending }) => names.has(name + ending) && acceptsEncoding(accepted, coding));
    const { content, etag } = await getFile(name + (packed?.ending ?? ''));
    reply
      .header('cache-control', cacheControl(name, request))
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .type(type);
    if (packed !== undefined) reply.header('content-encoding', packed.coding);
    return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(content);
  });
}
