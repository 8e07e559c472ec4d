import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Tables } from './tables.ts';

/** Records what was done with a template, a recurring shift or a team link: names and figures, no people. */
export async function insertChange(
  tx: Tx,
  subject: { readonly id: string; readonly group_id: string; readonly kind?: 'recurring' | 'link' },
  deed: {
    readonly action: Tables['rosters.change']['action'];
    /** Nobody: the job. */
    readonly by: string | null;
    readonly at: Date;
    readonly detail: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { action, by, at, detail } = deed;
  await tx
    .tables<Tables>()
    .insertInto('rosters.change')
    .values({
      id: newId(at.getTime()),
      group_id: subject.group_id,
      template_id: subject.kind === undefined ? subject.id : null,
      recurring_id: subject.kind === 'recurring' ? subject.id : null,
      link_id: subject.kind === 'link' ? subject.id : null,
      at,
      actor_id: by,
      action,
      detail: json(detail),
    })
    .execute();
}
