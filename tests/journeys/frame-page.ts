import { fileURLToPath } from 'node:url';
import type { FrameClient } from '@hearth/auth-frame/client';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';

declare global {
  /** The page's end of the line to the frame, as the application uses it. */
  var frame: FrameClient;
}

let bundled: Promise<string> | undefined;

/** The application's own client of the frame as one script that leaves it in `frame`. */
function clientScript(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@hearth/auth-frame/client'));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'frameClient', fileName: 'client' } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((part) => part.type === 'chunk')?.code;
  if (code === undefined) throw new Error('The client of the frame could not be built.');
  return code;
}

/** An empty page on an origin, without the application, that can talk to the frame. */
export async function openFramePage(context: BrowserContext, origin: string, auth: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/empty`);
  await connectFramePage(page, auth);
  return page;
}

/** Gives a page of the application its end of the line. */
export async function connectFramePage(page: Page, auth: string): Promise<void> {
  await page.addScriptTag({
    content: `${await clientScript()}; frame = frameClient.createFrameClient(document, ${JSON.stringify(auth)});`,
  });
}

/** What a message is answered with, or the code of its refusal. */
export function ask(page: Page, type: string, payload: object = {}): Promise<unknown> {
  return page.evaluate(
    ([name, content]) => frame.send(name as never, content as never).catch((error: { code: string }) => error.code),
    [type, payload] as const,
  );
}
