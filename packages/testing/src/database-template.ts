import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedDatabase, serverDatabase } from '@hearth/platform/database';
import { createTemplate } from '@hearth/platform/embedded/template';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepare } from './template.ts';

/** Where test files copy their database from: a dump of the embedded one, or a template database on a server. */
export type Template = { readonly dump: string } | { readonly url: string; readonly database: string };

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

/** Makes the template once for a run: on the server of TEST_DATABASE_URL, or embedded. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? embeddedTemplate(project) : serverTemplate(project, url);
}

async function embeddedTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-template-'));
  const dump = join(folder, 'template.tar.gz');
  await createTemplate(dump, (pglite) => prepare(embeddedDatabase(pglite)));
  project.provide('template', { dump });
  return () => rm(folder, { recursive: true, force: true });
}

async function serverTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const database = `hearth_template_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const own = new URL(url);
  own.pathname = `/${database}`;
  const template = serverDatabase(own.href, 2);
  await prepare(template);
  await template.close();
  project.provide('template', { url, database });
  return async () => {
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.end();
  };
}
