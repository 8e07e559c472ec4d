import { defineModule } from '@hearth/platform/module';
import { addToPool, askAgain, changePoolEntry, getPoolEntry, removeFromPool } from './handlers/entries.ts';
import { previewInvitations, sendInvitations } from './handlers/invitations.ts';
import { leavePool, openPoolLink, stayInPool, unsubscribeFromPool } from './handlers/links.ts';
import { listPool } from './handlers/list-pool.ts';
import { createTag, deleteSearch, deleteTag, getPoolChoices, saveSearch } from './handlers/pool-choices.ts';
import { clearPool } from './jobs/clear-pool.ts';
import { followApplications, followHires, followMessages } from './jobs/follow.ts';

/** Candidates who may be contacted again, and their consent. */
export const talentPool = defineModule({
  name: 'talent-pool',
  endpoints: [
    listPool,
    getPoolChoices,
    getPoolEntry,
    addToPool,
    changePoolEntry,
    removeFromPool,
    askAgain,
    createTag,
    deleteTag,
    saveSearch,
    deleteSearch,
    previewInvitations,
    sendInvitations,
    openPoolLink,
    stayInPool,
    leavePool,
    unsubscribeFromPool,
  ],
  jobs: [clearPool],
  listeners: [followApplications, followHires, followMessages],
});
