import type { OwnerWork } from '@hearth/platform/database';

/** Sends statements in one open transaction of the schema's owner. */
export interface Session {
  readonly query: Parameters<OwnerWork<unknown>>[0];
  readonly script: Parameters<OwnerWork<unknown>>[1];
}

/** Every value as text, the same on every server: what `asText` reads and `fillTable` writes. */
const AS_TEXT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Makes values travel as the same text between any two servers, until the transaction ends. */
export async function speakPlainly({ script }: Session): Promise<void> {
  await script(AS_TEXT);
}

/** A name of the catalogue, for a statement. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
