/** What the server tells a device of a notice (`PushMessage` of the domain `notices`), with what stands in for what does not fit. */
export interface ShownPush {
  readonly title: string;
  readonly text: string;
  /** A page of this application. */
  readonly path: string;
  readonly tag: string;
  /** How many notices are unread; null where that was not said. */
  readonly unread: number | null;
}

const CENTRE = '/notifications';
/** Shown where another version sends something else: a browser takes the permission away from whoever shows nothing. */
const UNREADABLE: ShownPush = { title: 'Hearth', text: '', path: CENTRE, tag: 'hearth', unread: null };

/** A path of this application; what leads elsewhere leads to the list of all notices. */
export function ownPath(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return CENTRE;
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : CENTRE;
}

/** Reads what came with a push. */
export function readPush(data: string, origin: string): ShownPush {
  let said: Record<string, unknown>;
  try {
    said = Object(JSON.parse(data)) as Record<string, unknown>;
  } catch {
    return UNREADABLE;
  }
  const { title, text, path, tag, unread } = said;
  if (typeof title !== 'string' || title === '') return UNREADABLE;
  return {
    title,
    text: typeof text === 'string' ? text : '',
    path: ownPath(path, origin),
    tag: typeof tag === 'string' && tag !== '' ? tag : UNREADABLE.tag,
    unread: typeof unread === 'number' && unread >= 0 ? unread : null,
  };
}
