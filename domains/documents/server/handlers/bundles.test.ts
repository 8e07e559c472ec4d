import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { deleteExpiredBundles } from '../jobs/prepare-bundle.ts';
import { FULL, openArchive, PDF } from './documents.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
type Archive = Awaited<ReturnType<typeof openArchive>>;
const work = () => server.application.runner.free(new AbortController().signal);

function bundling(at: Archive, token: string, employeeId = at.ines.id, place = at.here) {
  const params = { id: place, employee_id: employeeId };
  return {
    ask: () => server.call(contract.askForDocumentBundle, { params, body: { language: 'en' } }, token),
    list: () => server.call(contract.listDocumentBundles, { params }, token),
    open: (id: string) => server.call(contract.openDocumentBundle, { params: { ...params, bundle_id: id } }, token),
  };
}

/** What the ZIP of a bundle holds. */
async function filesOf(id: string): Promise<Readonly<Record<string, string>>> {
  const [row] = await server.run(({ db }) => db.query('select file_key from documents.bundle where id = $1', [id]));
  const bytes = await work().files.get(String(row?.['file_key']));
  const files = unzipSync(new Uint8Array(bytes ?? Buffer.alloc(0)));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

test('all documents that its maker sees become one ZIP with an index, and nothing that they do not see', async () => {
  const at = await openArchive(server);
  const full = await at.managerWith(FULL);
  const passport = await at.made();
  const medical = await at.made({ name: 'Health', restricted_class: 'MEDICAL' });
  await at.add(passport.id, { valid_until: '2027-01-01' });
  await at.add(passport.id, { note: '＝1+1' });
  await at.add(medical.id, {}, at.ines.id, full.token);
  const [plain, all] = [bundling(at, at.manager.token), bundling(at, full.token)];
  const { data: asked } = await plain.ask();
  expect(asked.state).toBe('PREPARING');
  expect((await plain.ask()).refusal).toMatchObject({ code: 'DOCUMENT_BUNDLE_UNDER_WAY' });
  expect((await plain.open(asked.id)).status).toBe(404);
  const { data: other } = await all.ask();
  await server.settle();
  expect((await plain.list()).data.bundles).toMatchObject([{ id: asked.id, state: 'READY', files: 2 }]);
  const files = await filesOf(asked.id);
  expect(Object.keys(files).toSorted()).toEqual(['001 Passport.pdf', 'former/002 Passport.pdf', 'index.csv']);
  expect(files['001 Passport.pdf']).toContain('%PDF-1.7');
  expect(files['index.csv']).toContain('001 Passport.pdf,Passport,Accepted,,"2028-01-01","2026-11-16"');
  expect(files['index.csv']).toContain("'＝1+1");
  expect(files['index.csv']).not.toContain('Health');
  expect(Object.keys(await filesOf(other.id))).toHaveLength(4);
  expect((await plain.open(asked.id)).status).toBe(200);
  // Nobody opens what was made for another.
  expect((await plain.open(other.id)).status).toBe(404);
  expect((await at.told(at.manager.token)).find(({ kind }) => kind === 'documents.bundle')).toMatchObject({
    title: 'Inês Quintela’s documents are ready',
  });
  const actions = await server.run(({ db }) =>
    db.query(`select action from documents.change where about_id = $1 order by at, id`, [asked.id]),
  );
  expect(new Set(actions.map(({ action }) => action))).toEqual(new Set(['BUNDLED', 'LOOKED']));
});

test('people out of reach have no bundle, and who has lost a class cannot open one that holds it', async () => {
  const at = await openArchive(server);
  const elsewhere = await server.run((one) => makeEmployer(one, { brandId: at.there, as: FULL }));
  const viewer = await at.managerWith(['VIEW_TEAM']);
  const other = await openArchive(server);
  expect((await bundling(at, elsewhere.token, at.ines.id, at.there).ask()).status).toBe(404);
  expect((await bundling(at, viewer.token).ask()).status).toBe(403);
  expect((await bundling(at, other.manager.token).ask()).status).toBe(404);
  expect((await bundling(at, at.manager.token, other.ines.id).ask()).status).toBe(404);
  const full = await at.managerWith(FULL);
  const medical = await at.made({ restricted_class: 'MEDICAL' });
  await at.add(medical.id, {}, at.ines.id, full.token);
  const own = bundling(at, full.token);
  const { data: asked } = await own.ask();
  await server.settle();
  expect((await own.open(asked.id)).status).toBe(200);
  // As if it had been made for somebody who no longer sees that class.
  await server.run(({ db }) =>
    db.query('update documents.bundle set asked_by = $2 where id = $1', [asked.id, at.manager.userId]),
  );
  expect((await bundling(at, at.manager.token).open(asked.id)).status).toBe(404);
});

test('a file that is not clean is named in the index and left out, and bundles end after three days', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  await at.add(passport.id);
  await server.run(({ db }) =>
    db.query(`update media.attachment set check_at = now() where group_id = $1`, [at.groupId]),
  );
  const own = bundling(at, at.manager.token);
  const { data: asked } = await own.ask();
  await server.run(({ db }) =>
    db.query(`update media.attachment set check_at = null, infected_with = 'EICAR' where group_id = $1`, [at.groupId]),
  );
  await server.settle();
  const files = await filesOf(asked.id);
  expect(Object.keys(files)).toEqual(['index.csv']);
  expect(files['index.csv']).toContain('Not included,Passport');
  await deleteExpiredBundles.run({}, work());
  expect((await own.list()).data.bundles).toHaveLength(1);
  server.clock.set('2026-11-19T09:00:01Z');
  await deleteExpiredBundles.run({}, work());
  expect(await server.run(({ db }) => db.query('select 1 from documents.bundle where id = $1', [asked.id]))).toEqual(
    [],
  );
});

test('a bundle ends when a document in it comes under another class', async () => {
  const at = await openArchive(server);
  const chief = await at.makeChief();
  const made = await at.made();
  await at.add(made.id);
  const own = bundling(at, at.manager.token);
  const { data: asked } = await own.ask();
  await server.settle();
  expect((await own.open(asked.id)).status).toBe(200);
  const { id: _id, brand_id: _brand, brand_name: _name, archived_at: _at, is_own: _own, ...content } = made;
  const body = { ...content, restricted_class: 'MEDICAL' } as const;
  const params = { id: at.groupId, type_id: made.id };
  expect((await server.call(contract.updateDocumentType, { params, body }, chief.token)).status).toBe(200);
  expect((await own.open(asked.id)).status).toBe(404);
});

test('a bundle takes its room of the group until it is deleted, and there is none where no room is left', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  await at.add(passport.id);
  const taken = async () =>
    Number(
      (
        await server.run(({ db }) =>
          db.query('select coalesce(sum(bytes), 0) as n from media.held where group_id = $1', [at.groupId]),
        )
      )[0]?.['n'],
    );
  expect(await taken()).toBe(0);
  const own = bundling(at, at.manager.token);
  await own.ask();
  await server.settle();
  expect(await taken()).toBeGreaterThan(PDF.length);
  const end = () =>
    server.run(({ db }) =>
      db.query('update documents.bundle set expires_at = created_at where group_id = $1', [at.groupId]),
    );
  await end();
  await deleteExpiredBundles.run({}, work());
  expect(await taken()).toBe(0);
  await server.run(({ db }) =>
    db.query(`insert into media.held (key, group_id, bytes) values ($1, $2, $3)`, [
      `full ${at.groupId}`,
      at.groupId,
      20 * 1024 ** 3,
    ]),
  );
  await own.ask();
  await server.settle();
  expect((await own.list()).data.bundles).toMatchObject([{ state: 'FAILED' }]);
  expect((await at.told(at.manager.token)).find(({ title }) => title.startsWith('We couldn’t'))?.text).toBe(
    'There’s no space left for files. Try again later.',
  );
});

test('who has lost the right meanwhile has no bundle, and hears nothing of the person', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  await at.add(passport.id);
  const former = await at.managerWith(FULL);
  const { data: asked } = await bundling(at, former.token).ask();
  await server.run(({ db }) => db.query('delete from access.grant where user_id = $1', [former.userId]));
  await server.settle();
  const [row] = await server.run(({ db }) => db.query('select state from documents.bundle where id = $1', [asked.id]));
  expect(row).toEqual({ state: 'FAILED' });
  expect(await at.told(former.token)).toEqual([]);
});
