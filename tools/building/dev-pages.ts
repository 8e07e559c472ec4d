import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PageRenderer } from '@hearth/kit/page';
import { createServer } from 'vite';
import { devServer } from '../../apps/web/build/dev.ts';
import { writeLocales } from '../phrases/locales.ts';

/** What Vite serves: sources, what it made of them, and its own client. */
const OF_VITE = /^\/(?:@[\w-]+|src|node_modules)(?:[/?]|$)/;
const ENTRIES = ['src/entry-client.tsx', 'src/entry-career.ts', 'src/consent/start.ts'];
/** A worker of an earlier build would answer with its files: this one takes its place and leaves. */
const NO_WORKER =
  "self.addEventListener('install', () => self.skipWaiting()); self.addEventListener('activate', () => self.registration.unregister());";

/** Lays out what a build leaves behind: its list of files, which are sources here, phrases, icons and a worker that does nothing. */
export async function layOut(root: string, dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  for (const folder of ['client/.vite', 'client/assets', 'worker', 'locales'])
    await mkdir(join(dist, folder), { recursive: true });
  const frame = `@fs${root}packages/auth-frame/src/main.ts`;
  const manifest = Object.fromEntries([...ENTRIES, frame].map((file) => [file, { file, isEntry: true }]));
  await Promise.all([
    writeFile(join(dist, 'client/.vite/manifest.json'), JSON.stringify(manifest)),
    writeFile(join(dist, 'worker/service-worker.js'), NO_WORKER),
    symlink(join(root, 'apps/web/public/icons'), join(dist, 'client/icons')),
    writeLocales(root, join(dist, 'locales')),
  ]);
}

/** Pages from their sources. */
interface DevPages {
  readonly dist: string;
  readonly renderer: PageRenderer;
  /** Answers a request for what Vite serves; false where it is none. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly close: () => Promise<void>;
}

/** Has Vite serve and render the pages of an application from their sources: what changes shows in the browser at once. */
export async function openDevPages(server: Server, root: string): Promise<DevPages> {
  const dist = join(root, 'dist/dev');
  await layOut(root, dist);
  const vite = await createServer(devServer(dist, { hmr: { server } }));
  const load = async (): Promise<PageRenderer> =>
    (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as PageRenderer;
  let last = await load();
  return {
    dist,
    renderer: {
      render: async (page) => {
        last = await load();
        return last.render(page);
      },
      manifest: (host) => last.manifest(host),
    },
    answer: (request, response) => {
      if (!OF_VITE.test(request.url ?? '')) return false;
      vite.middlewares(request, response, () => response.writeHead(404).end());
      return true;
    },
    close: () => vite.close(),
  };
}
