import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork } from '@hearth/platform/module';
import { findInstallationSecret, installationSecret } from '@hearth/platform/sealing/installation-secret';
import { fingerprintOf, makeSealKey, readPem, type SealKey } from './actions/pdf/cms.ts';

const NAME = 'signatures.seal';

/** The key that documents are sealed with, or nothing before the first seal: whoever only checks one makes none. */
export async function findSealKey({ run, config }: Pick<FreeWork, 'run' | 'config'>): Promise<SealKey | undefined> {
  if (config.seal !== undefined) return config.seal;
  const known = await run(SYSTEM, ({ db }) => findInstallationSecret(db, NAME));
  return known === undefined ? undefined : (JSON.parse(known) as SealKey);
}

/** The key that documents are sealed with: the one of the settings, else one that the installation made for itself. */
export async function loadSealKey(work: Pick<FreeWork, 'run' | 'config' | 'clock'>): Promise<SealKey> {
  const found = await findSealKey(work);
  if (found !== undefined) return found;
  const { run, config, clock } = work;
  const made = await makeSealKey({ name: `Hearth ${new URL(config.publicUrl).hostname}`, at: clock.now() });
  const kept = await run(SYSTEM, ({ db }) => installationSecret(db, NAME, () => JSON.stringify(made)));
  return JSON.parse(kept) as SealKey;
}

/** What says whose seal it is. */
export function sealFingerprint({ certificate }: SealKey): string {
  const [own] = readPem(certificate);
  return own === undefined ? '' : fingerprintOf(own);
}
