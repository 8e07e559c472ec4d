import { SYSTEM } from '@hearth/platform/database';
import type { Scope } from '@hearth/platform/database';
import type { PlatformTools, Work } from '@hearth/platform/module';
import type { Attachment } from '../contract/schemas.ts';
import { checkAttachment, storeAttachment, withFiles } from '../server/service.ts';
import type { NewAttachment } from '../server/service.ts';

type Sent = Omit<NewAttachment, 'file'> & {
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
  readonly isVideo?: boolean;
};

/** A file of an application or a message, brought and kept as a handler does it. */
export async function makeAttachment(
  {
    run,
    tools,
  }: {
    readonly run: <T>(work: (work: Work) => Promise<T>, scope?: Scope) => Promise<T>;
    readonly tools: PlatformTools;
  },
  { file, isVideo, ...owner }: Sent,
  scope: Scope = SYSTEM,
): Promise<Attachment> {
  const brought = checkAttachment(owner.groupId, file, isVideo);
  const means = { ...tools, run: <T>(other: Scope, work: (one: Work) => Promise<T>) => run(work, other) };
  const keep = () => run((work) => storeAttachment(work, { ...owner, file: brought }), scope);
  return withFiles(means, owner.groupId, { files: [brought], work: keep });
}
