import { join } from 'node:path';
import type { Config } from '@hearth/platform/config/config';
import { bucketInventory, folderInventory } from '@hearth/platform/files/inventory';
import type { FileInventory } from '@hearth/platform/files/inventory';

/** The folder of files in the data directory. */
export function filesOnDisk({ dataDir }: Pick<Config, 'dataDir'>): FileInventory {
  return folderInventory(join(dataDir, 'files'));
}

/** The files of an installation, where its settings say that they are. */
export async function openFiles(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileInventory> {
  return config.s3 === undefined ? filesOnDisk(config) : bucketInventory(config.s3);
}
