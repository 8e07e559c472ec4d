/**
 * Calls that no page makes, by why they are there all the same. Decision 0101 argues the first two groups; the test fails when a
 * call of these is asked by a page, and when a new one is asked by none.
 */
export const UNASKED: Readonly<Record<string, readonly string[]>> = {
  'listed by the specification, for other clients: no page of ours needs it': [
    'access.checkAuthorized',
    'core-reader.getUser',
    'core-reader.listGroupBrands',
    'core-reader.listBrandUsers',
    'core.getBasicMedia',
    'core.getGroupParent',
    'core.getReportingSettings',
    'jobBoards.checkLogin',
    'jobBoards.getCampaign',
    'media.getPresignedUrl',
    'media.createMedia',
    'messaging.getMessageBoard',
    'registration.validateUsername',
    'registration.changeDetails',
    'registration.changeBrandDetails',
  ],
  'without a page yet, and used by importers and scripts': [
    'core.changeReportingSettings',
    'core.changeBrand',
    'demand.putActuals',
    'federation.replaceExternalBrands',
    'jobs.listJobHistory',
    'scheduling.listShiftHistory',
  ],
  'made by the authentication frame': [
    'federation.startFederation',
    'federation.completeFederation',
    'identity.reportLostDevice',
    'identity.refreshSession',
    'identity.getSessionHandle',
    'identity.challengePasskey',
  ],
  'made by other machines: directories, providers, mail servers, boards, calendars, search engines, browsers that load a picture':
    [
      'federation.receiveAnswer',
      'federation.receiveAssertion',
      'federation.showMetadata',
      'jobBoards.showFeed',
      'jobs.unsubscribeAlert',
      'jobs.showSitemap',
      'jobs.showRobots',
      'jobs.askSiteDomain',
      'jobs.showSiteProof',
      'media.showPicture',
      'messaging.receiveMail',
      'messaging.receiveText',
      'notices.endMail',
      'privacy.unsubscribeFromKeeping',
      'scheduling.readCalendarFeed',
      'sms.receiveTextStatus',
      'talentPool.unsubscribeFromPool',
    ],
};

/** Domains whose calls are all made by other machines. */
export const MACHINES = ['provisioning'];
