import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findPhoto } from '../queries/photo.ts';

/** People have a square picture only; the wide one is for brands. */
export const getUserMedia = implement(contract.getUserMedia, async (_input, { db, actor }) => ({
  profile_image: (await findPhoto(db, actor.userId)) ?? null,
  rectangle_profile_image: null,
}));
