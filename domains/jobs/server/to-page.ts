import { raw } from '@hearth/platform/module';
import type { RawAnswer } from '@hearth/platform/module';

/** Sends a browser whose form was taken to a page, on the host that it came from. */
export function toPage(path: string): RawAnswer {
  return raw('text/plain; charset=utf-8', '', { status: 303, headers: { location: path } });
}
