import { Failure, FORBIDDEN, SUSPENDED } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { checkSuspension as contract } from '../../../contract/endpoints.ts';

export const checkSuspension = implement(contract, async ({ params }, { grantAt }) => {
  try {
    await grantAt(params.id, { orBelow: true });
  } catch (error) {
    // The gate refuses everything at a suspended brand, which is what is asked here. Any other refusal of a right says no.
    if (error instanceof Failure && error.kind === SUSPENDED) return { is_suspended: true };
    if (!(error instanceof Failure && error.kind === FORBIDDEN)) throw error;
  }
  return { is_suspended: false };
});
