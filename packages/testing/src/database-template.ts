import { serverDatabase } from '@hearth/platform/database';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { templateIfMissing } from '@hearth/server/boot/database-template';
import { prepare } from './template.ts';

/** Where test files copy their database from: the file that a fresh installation starts from, or a template database on a server. */
export type Template = { readonly dump: string } | { readonly url: string; readonly database: string };

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

/** Makes the template once for a run on the server of TEST_DATABASE_URL; the embedded one is made once for all runs. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return serverTemplate(project, url);
  project.provide('template', { dump: await templateIfMissing() });
  return undefined;
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
