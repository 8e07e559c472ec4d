import { CallError } from '@hearth/client/call-error';
import type { Client } from '@hearth/client/client';
import { ConnectionContext } from '@hearth/client/context';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { text, uuid } from '@hearth/kit/schema';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { exporting } from '../../contract/endpoints.ts';
import { asFile } from '../../contract/schemas.ts';
import { ExportMenu } from '../widgets.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const exportThings = endpoint({
  ...exporting,
  id: 'exports.exportThings',
  path: '/v1/brands/{id}/things/export',
  service: 'core',
  summary: 'Exports things.',
  access: brand('id', 'VIEW_TEAM'),
  params: z.object({ id: uuid }),
  query: z.object({ search: text(100).optional(), ...asFile }),
});

/** The menu over a client that answers so; what is saved is known by its name. */
function open(answer: () => Promise<Response>) {
  const raw = vi.fn(answer);
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const connection = { client: { raw } as unknown as Client } as ComponentProps<typeof ConnectionContext>['value'];
  const menu = (
    <ConnectionContext value={connection}>
      <ExportMenu endpoint={exportThings} brandId={LOCATION.id} filter={{ search: 'inês' }} />
    </ConnectionContext>
  );
  return { raw, saved, ...showPart(menu, { calls: mockCalls([]) }) };
}

async function choose(user: ReturnType<typeof open>['user'], format: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
}

test('saves the list as it is narrowed, under the name that the server gives it', async () => {
  const headers = { 'content-disposition': `attachment; filename="x.xlsx"; filename*=UTF-8''Th%C3%BCngs.xlsx` };
  const { raw, saved, user } = open(async () => new Response('file', { headers }));
  await choose(user, /Excel/);
  await waitFor(() => expect(saved).toEqual(['Thüngs.xlsx']));
  expect(raw).toHaveBeenCalledExactlyOnceWith(exportThings, {
    params: { id: LOCATION.id },
    query: { search: 'inês', format: 'xlsx', language: 'en' },
  });
});

test('says that a large list is prepared, and leads to the files', async () => {
  const { saved, user, address } = open(async () => new Response('{}', { status: 202 }));
  await choose(user, /CSV/);
  await screen.findByText('We’re preparing your file. You’ll get a notification when it’s ready.');
  await user.click(screen.getByRole('button', { name: 'Show files' }));
  expect(address()).toBe('/exports');
  expect(saved).toEqual([]);
});

test('says why there is no file, and can be tried again', async () => {
  const { saved, user } = open(() => Promise.reject(new CallError(422, 'EXPORT_TOO_LARGE', '')));
  await choose(user, /CSV/);
  await screen.findByText('This list has too many rows for one file. Narrow the filters and export it in parts.');
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', false);
});
