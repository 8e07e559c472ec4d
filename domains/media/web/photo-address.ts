import type { Image } from '../contract/schemas.ts';

/** Where a picture is shown, as the specification builds it; pictures are served by this host. */
export function photoAddress({ path, uuid }: Image): string {
  return `/media/${path.replaceAll(/^\/+|\/+$/g, '')}/${uuid}/240_240.jpeg`;
}
