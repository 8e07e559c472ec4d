import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { portraitKey } from '../portrait.ts';

/** A picture never changes under its address, so browsers may keep it for good. */
export const showPicture = implement(contract.showPicture, async ({ params }, { files }) => {
  const bytes = await files.get(portraitKey(params.path, params.uuid));
  if (bytes === null) throw failure(NOT_FOUND);
  return raw('image/jpeg', bytes, {
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
    },
  });
});
