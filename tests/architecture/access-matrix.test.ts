import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { requiresProvenAddress } from '@hearth/kit/endpoint';
import type { Endpoint } from '@hearth/kit/endpoint';
import type { Permission } from '@hearth/kit/permissions';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';
import { sampleInput } from './sample-input.ts';

/** The calls that anybody may make. A new one is a decision: the specification's list of calls without a login is closed. */
const OPEN_TO_ALL: readonly string[] = [
  // The specification's own.
  'core.listCurrencies',
  'core.getRumSettings',
  'core.getUserPlace',
  'privacy.deleteAsPlanned',
  'privacy.keepLonger',
  'privacy.openKeepLink',
  'privacy.unsubscribeFromKeeping',
  'registration.validateEmail',
  // Guarded by the secret of a link that the operator gave.
  'registration.openSetupLink',
  'registration.setUp',
  // Guarded by the secret of a link that was mailed to the one address that it makes an account for.
  'registration.signUpInvited',
  'identity.requestResetPassword',
  'identity.validateResetToken',
  'identity.confirmResetPassword',
  // The career pages, which are public by their nature.
  'jobs.searchPublicJobs',
  'jobs.getPublicJob',
  'jobs.getPublicJobAt',
  'jobs.getJobTextWay',
  'jobs.getPlaceTextWay',
  'jobs.getSite',
  'jobs.listMapPlaces',
  'jobs.listPublicPlaces',
  'jobs.showSitemap',
  'jobBoards.showFeed',
  'jobs.showRobots',
  // What the name service says too: for a proxy that gets certificates, and for the check whether a domain leads here.
  'jobs.askSiteDomain',
  'jobs.showSiteProof',
  // Alerts about new posts, without an account: by the form of a career page, then by a token that was mailed.
  'jobs.askForAlert',
  'jobs.confirmAlert',
  'jobs.stopAlert',
  'jobs.unsubscribeAlert',
  // An application goes on elsewhere before its writer has an account; opened by a secret that was mailed.
  'applications.keepDraft',
  'applications.confirmSent',
  'applications.openDraft',
  'applications.openSent',
  'applications.renewSentLink',
  'applications.setSentPassword',
  // Applying without signing in; rationed, and a captcha stands before scripts. A password beside it counts once its browser proves the address.
  'applications.applyAsGuest',
  'applications.keepGuestPassword',
  // Pictures that Hearth made itself, under names that cannot be guessed.
  'media.showPicture',
  // Guarded by a secret in the address.
  'scheduling.readCalendarFeed',
  // Guarded by a secret in the body, which one location's managers made and share; names as the location shows them.
  'rosters.openTeamWeek',
  // Guarded by a signed link of one interview, which was mailed to its candidate.
  'interviews.openInterview',
  'interviews.bookInterview',
  'interviews.leaveInterview',
  'interviews.sayLate',
  // Guarded by a signed link of one offer, which was mailed to its candidate.
  'offers.openOffer',
  'offers.signOffer',
  'offers.declineOffer',
  // Guarded by a signed link of one onboarding, which was mailed to its new hire; files are rationed.
  'onboarding.openOnboarding',
  'onboarding.answerOnboarding',
  'onboarding.sendOnboardingFile',
  // Guarded by a signed link of one signer, which was mailed to them; checking a file tells no more than the file, and is rationed.
  'signatures.openSigning',
  'signatures.openSigningFile',
  'signatures.signByLink',
  'signatures.declineByLink',
  'signatures.verifyDocument',
  // Guarded by a secret that was mailed to whoever stands in a talent pool: they say yes to it, or leave it.
  'talentPool.openPoolLink',
  'talentPool.stayInPool',
  'talentPool.leavePool',
  'talentPool.unsubscribeFromPool',
  // Guarded by a secret that was mailed; its link may be opened where nobody is signed in.
  'identity.confirmVerification',
  'identity.confirmLostDevice',
  // Guarded by a secret that was mailed: what an invitation offers, and saying no to it.
  'access.openInvitation',
  'access.declineInvitation',
  // By a shared tablet: with the code that a manager created, then with what it was given for that.
  'clock.pairKiosk',
  'clock.openKiosk',
  'clock.openKioskClock',
  'clock.changeKioskPin',
  'clock.sendKioskPunches',
  // With the code and the PIN of a card that a manager printed.
  'team.openCard',
  'team.checkCardUsername',
  'team.acceptCard',
  // Guarded by the secret of a link that was mailed to an employee’s own address.
  'team.openMailedInvitation',
  'team.acceptMailedInvitation',
  // What goes wrong on a page may go wrong before the login; it names nobody, and a network tells only so much.
  'core.reportPage',
  // Guarded by the secret of the mail server, and by the signature in the address that an answer goes to.
  'messaging.receiveMail',
  'messaging.unsubscribe',
  // Guarded by the signature in the link of a mail.
  'notices.endMail',
  // Signed by the provider of texts; neither reads anything of a call that does not prove itself.
  'messaging.receiveText',
  'sms.receiveTextStatus',
  // Work for whoever was refused for want of it.
  'identity.getCaptcha',
  // The authentication frame's own, guarded by cookie, origin and fetch metadata.
  'identity.login',
  'identity.answerChallenge',
  'identity.challengePasskey',
  'identity.signInWithPasskey',
  'identity.reportLostDevice',
  'identity.signUp',
  'identity.refreshSession',
  'identity.signOut',
  'identity.isImpersonating',
  'identity.stopImpersonating',
  'identity.getSessionHandle',
  'federation.startFederation',
  'federation.completeFederation',
  // Ways to sign in, and where a provider sends people back to, guarded by cookie and state.
  'federation.listOfferedProviders',
  'federation.receiveAnswer',
  // A SAML provider's page posts a signed assertion; it signs nobody in. Our metadata are no secret.
  'federation.receiveAssertion',
  'federation.showMetadata',
  // A trial installation only; 404 in production.
  'identity.listDemoAccounts',
];

const server = await startTestServer();
const endpoints = server.application.implementations.map((implementation) => implementation.endpoint);
const scene = await server.run(async (work) => {
  const ours = await makeGroup(work);
  const theirs = await makeGroup(work);
  return {
    ours,
    owner: await makeEmployer(work, { brandId: ours.id, as: 'ENTERPRISE_OWNER' }),
    applicant: await makeUser(work),
    outsider: await makeEmployer(work, { brandId: theirs.id, as: 'ENTERPRISE_OWNER' }),
    candidate: await makeUser(work),
    ours2: ours.locationIds[1],
  };
});

test('nobody changes what reaches a whole group with an address that may be somebody else’s', async () => {
  const owner = await server.run(async (work) => {
    const made = await makeEmployer(work, { brandId: scene.ours.id, as: 'ENTERPRISE_OWNER' });
    await work.db.query('update identity."user" set email_verified_at = null where id = $1', [made.userId]);
    return made;
  });
  const meant = endpoints.filter(requiresProvenAddress);
  const ids = meant.map(({ id }) => id);
  for (const one of [
    'access.addGrant',
    'provisioning.createToken',
    'federation.createProvider',
    'team.startImpersonation',
  ])
    expect(ids).toContain(one);
  expect(ids.some((id) => id.startsWith('imports.'))).toBe(true);
  const codes = await Promise.all(
    meant.map(async ({ id, method, path }) => {
      const url = path.replace('{id}', scene.ours.id).replaceAll(/\{\w+\}/g, scene.ours.id);
      return [id, (await server.request(method, url, { token: owner.token, body: {} })).refusal.code];
    }),
  );
  expect(codes.filter(([, code]) => code !== 'ADDRESS_NOT_PROVEN')).toEqual([]);
});

const [here, elsewhere] = scene.ours.locationIds;
const job = await server.call(createJob, { params: { id: scene.ours.id }, body: completeJob(here) }, scene.owner.token);
const applicationId = await server.run((work) =>
  makeApplication(work, {
    group_id: scene.ours.id,
    location_id: here,
    job_id: job.data.id,
    user_id: scene.applicant.userId,
  }),
);
let handled = 0;
for (const implementation of server.application.implementations) {
  const own = implementation as { handle: typeof implementation.handle };
  const { handle } = implementation;
  own.handle = (input, context) => {
    handled += 1;
    return handle(input, context);
  };
}

const only = new Map<string, string>();
/** Somebody of our group who holds nothing but one permission. */
async function holderOf(permission: Permission, brandId = scene.ours.id): Promise<string> {
  const known = only.get(`${permission} ${brandId}`);
  if (known !== undefined) return known;
  const { token } = await server.run((work) => makeEmployer(work, { brandId, as: [permission] }));
  only.set(`${permission} ${brandId}`, token);
  return token;
}

async function ask(
  endpoint: Endpoint,
  token?: string,
  change: { params?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<{ status: number; code: string }> {
  const place = endpoint.access.kind === 'brand' ? endpoint.access.place : undefined;
  const at = (part: 'params' | 'query'): Record<string, string> =>
    place?.in === part ? { [place.name]: scene.ours.id } : {};
  const ofParty = 'application' in endpoint.access ? { [endpoint.access.application]: applicationId } : {};
  const params = { ...sampleInput(endpoint.schemas.params, { ...at('params'), ...ofParty }), ...change.params };
  const query = { ...sampleInput(endpoint.schemas.query, at('query')), ...change.query };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(query);
  const reply = await server.request(endpoint.method, search.size === 0 ? path : `${path}?${search.toString()}`, {
    ...(token === undefined ? {} : { token }),
    ...(endpoint.method === 'GET' || endpoint.multipart !== undefined ? {} : { body: {} }),
  });
  return { status: reply.status, code: reply.refusal?.code ?? '' };
}

test('the calls that anybody may make are exactly the known ones', () => {
  const open = endpoints.filter(({ access }) => access.kind === 'anyone').map(({ id }) => id);
  expect(open.sort(), 'Does a new call really need no login? Then add it above, with the reason.').toEqual(
    [...OPEN_TO_ALL].sort(),
  );
});

const guarded = endpoints.filter(({ access }) => access.kind !== 'anyone' && access.kind !== 'provisioner');
const ofDirectories = endpoints.filter(({ access }) => access.kind === 'provisioner');
const atBrand = guarded.filter((endpoint) => endpoint.access.kind === 'brand' && endpoint.access.place.in !== 'body');

describe.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  test('without a login is 401', async () => {
    expect(await ask(endpoint)).toEqual({ status: 401, code: 'UNAUTHORIZED' });
  });

  test('with a token that is none is 401', async () => {
    expect((await ask(endpoint, 'not.a.token')).status).toBe(401);
  });
});

describe.each(atBrand.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  test('at a brand of another group is 404', async () => {
    expect((await ask(endpoint, scene.outsider.token)).status).toBe(404);
  });

  test('for somebody without any right is 404', async () => {
    expect((await ask(endpoint, scene.candidate.token)).status).toBe(404);
  });

  test('at a brand that is no brand is 400', async () => {
    const { access } = endpoint;
    if (access.kind !== 'brand' || access.place.in === 'body') return;
    const reply = await ask(endpoint, scene.outsider.token, { [access.place.in]: { [access.place.name]: 'no-brand' } });
    expect(reply.status).toBe(400);
  });
});

const permitted = atBrand.flatMap((endpoint) =>
  endpoint.access.kind === 'brand' && endpoint.access.permission !== undefined
    ? [[endpoint.id, endpoint, endpoint.access.permission] as const]
    : [],
);

describe.each(permitted)('%s', (_id, endpoint, permission) => {
  test('with a right in the group, but not the one it asks for, is 403', async () => {
    const wrong = permission === 'VIEW_HALO_DASHBOARD' ? 'VIEW_TEAM_ENGAGEMENT' : 'VIEW_HALO_DASHBOARD';
    expect(await ask(endpoint, await holderOf(wrong))).toEqual({ status: 403, code: 'FORBIDDEN' });
  });

  test('with just the right one passes the gate', async () => {
    expect([401, 403]).not.toContain((await ask(endpoint, await holderOf(permission))).status);
  });
});

/** What is answered for a body that was read: it is not what the call takes, or not of its type. */
const BODY_REFUSED: readonly number[] = [400, 415];
const ofParties = endpoints.flatMap((endpoint) =>
  'application' in endpoint.access ? [[endpoint.id, endpoint, endpoint.access] as const] : [],
);

/** Paths that name one application, not below a brand: whoever may call anything there is found to be its party by the one gate. */
const AT_APPLICATION = /^\/v\d\/(?:my\/)?application\w*\/\{(\w+)\}/;

test('whatever is called about one application is for its parties', () => {
  const below = endpoints.filter(({ path }) => AT_APPLICATION.test(path));
  expect(below.length).toBeGreaterThan(20);
  const others = below.filter(
    ({ access, path }) => !('application' in access) || access.application !== AT_APPLICATION.exec(path)?.[1],
  );
  expect(others.map(({ id, access }) => `${id}: ${access.kind}`)).toEqual([]);
});

describe.each(ofParties)('%s', (_id, endpoint, access) => {
  const permission = 'permission' in access ? access.permission : 'SEND_MESSAGES';
  const ofHouse = { house: true, party: true, candidate: false }[access.kind];
  const ofCandidate = { house: false, party: true, candidate: true }[access.kind];
  /** What somebody is told, and whether the gate let them through: then their body is read, and refused or handled. */
  const passes = async (token: string): Promise<{ passed: boolean; refusal: { status: number; code: string } }> => {
    const before = handled;
    const refusal = await ask(endpoint, token);
    return { passed: handled > before || BODY_REFUSED.includes(refusal.status), refusal };
  };
  const REFUSED = { passed: false, refusal: { status: 404, code: 'NOT_FOUND' } };

  test('of an application that is none is the same 404 as of one that is somebody else’s', async () => {
    const change = { params: { [access.application]: scene.candidate.userId } };
    expect(await ask(endpoint, scene.outsider.token, change)).toEqual(REFUSED.refusal);
    expect(await passes(scene.outsider.token)).toEqual(REFUSED);
    expect(await passes(scene.candidate.token)).toEqual(REFUSED);
  });

  test('of what can be no application is 400', async () => {
    const change = { params: { [access.application]: 'no-application' } };
    expect((await ask(endpoint, scene.outsider.token, change)).status).toBe(400);
  });

  test('in the group, without the right for it or at another place, is 404 too', async () => {
    expect(await passes(await holderOf('VIEW_HALO_DASHBOARD'))).toEqual(REFUSED);
    expect(await passes(await holderOf(permission, elsewhere))).toEqual(REFUSED);
  });

  test(`with the right at its place ${ofHouse ? 'passes' : 'is 404'}`, async () => {
    for (const token of [await holderOf(permission), await holderOf(permission, here)])
      expect((await passes(token)).passed).toBe(ofHouse);
  });

  test(`for its candidate ${ofCandidate ? 'passes' : 'is 404'}`, async () => {
    const asked = await passes(scene.applicant.token);
    if (ofCandidate) expect(asked.passed).toBe(true);
    else expect(asked).toEqual(REFUSED);
  });
});

describe.each(ofDirectories.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  test('is for directories: without a token, with one that is none, and for every person it is 401', async () => {
    for (const token of [undefined, 'not.a.token', scene.outsider.token, await holderOf('MANAGE_ACCESS')])
      expect((await ask(endpoint, token)).status).toBe(401);
  });

  test('speaks SCIM, refusals too', () => {
    expect([endpoint.bodyType, endpoint.answers, endpoint.path.startsWith('/scim/v2/')]).toEqual(['scim', 'raw', true]);
  });
});

test('a call for employers refuses everybody without an employer part', async () => {
  for (const endpoint of endpoints.filter(({ access }) => access.kind === 'employer')) {
    expect([endpoint.id, (await ask(endpoint, scene.candidate.token)).status]).toEqual([endpoint.id, 403]);
  }
});
