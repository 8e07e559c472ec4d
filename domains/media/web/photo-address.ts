import { trimEnds } from '@hearth/kit/trim-letters';
import type { Image } from '../contract/schemas.ts';

/** Where a picture is shown, as the specification builds it: by one of the media servers, always the same for a picture, or by this host. */
export function photoAddress({ path, uuid }: Image, servers: readonly string[] = []): string {
  const turn = Number.parseInt(uuid.slice(-2), 16) % servers.length;
  return `${servers[turn] ?? ''}/media/${trimEnds(path, /\//)}/${uuid}/240_240.jpeg`;
}
