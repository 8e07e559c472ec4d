import { defineModule } from '@hearth/platform/module';
import { deleteOwnProfile, getOwnProfile, putOwnProfile } from './handlers/own-profile.ts';

/** What somebody says of themselves once, for all their applications. */
export const profiles = defineModule({ name: 'profiles', endpoints: [getOwnProfile, putOwnProfile, deleteOwnProfile] });
