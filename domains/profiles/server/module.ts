import { defineModule } from '@hearth/platform/module';
import { deleteOwnProfile, getOwnProfile, putOwnProfile } from './handlers/own-profile.ts';

/** The profile that a candidate fills in once for all applications. */
export const profiles = defineModule({ name: 'profiles', endpoints: [getOwnProfile, putOwnProfile, deleteOwnProfile] });
