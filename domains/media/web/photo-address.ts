import { trimEnds } from '@hearth/kit/text/trim-letters';
import type { Image } from '../contract/schemas.ts';

/** The URL of a picture: always the same media server for one picture, or this host. */
export function photoAddress({ path, uuid }: Image, servers: readonly string[] = []): string {
  const turn = Number.parseInt(uuid.slice(-2), 16) % servers.length;
  return `${servers[turn] ?? ''}/media/${trimEnds(path, /\//)}/${uuid}/240_240.jpeg`;
}
