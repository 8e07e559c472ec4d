import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hearth/testing/free-port';
import { ROOT } from '@hearth/testing/template';

/** An empty installation in production over plain http, as an operator starts it who tries it at home; also in Arabic, at `ar.localhost`. */
export interface ProductionSite {
  readonly url: string;
  readonly port: number;
  /** What the start printed. */
  readonly said: string;
  /** The one-time link with which a company is founded. */
  readonly setupLink: string;
  stop(): Promise<void>;
}

/** Starts one; settings in `more` replace those of the trial. */
export async function startProductionSite(more: Readonly<Record<string, string>> = {}): Promise<ProductionSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-production-'));
  const server = spawn(process.execPath, ['apps/server/src/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      HEARTH_MODE: 'production',
      DATABASE_URL: '',
      PUBLIC_URL: url,
      AUTH_URL: '',
      APP_ORIGINS: `http://ar.localhost:${port}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      SECRET_KEY: 'b7Xq2mV9tRk4ZsLw8NcYp3HdGf6JuEa1',
      ALLOW_INSECURE_HTTP: '1',
      ALLOW_SHARED_AUTH_ORIGIN: '1',
      TZ: 'UTC',
      ...more,
    },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${said}`)));
    server.stdout?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes(`Hearth is at ${url}`)) resolve();
    });
  });
  return {
    url,
    port,
    said,
    setupLink: /http:\S+\/setup#\S+/.exec(said)?.[0] ?? '',
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
