import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/draft-endpoints.ts';
import { DRAFT_GONE } from '../../../contract/failures.ts';
import { findDraft } from '../../queries/draft.ts';

export const openDraft = implement(contract.openDraft, async ({ body }, { db, clock }) => {
  const draft = await inScope(db, SYSTEM, (tx) => findDraft(tx, body.token, clock.now()));
  if (draft === undefined) throw failure(DRAFT_GONE);
  return { job_id: draft.job_id, draft: draft.content };
});
