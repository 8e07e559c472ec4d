import type { Endpoint } from '@hearth/kit/endpoint';
import { modules } from '@hearth/server/modules';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from './contract-fields.ts';

const endpoints = modules.flatMap((module) => module.endpoints).map(({ endpoint }) => endpoint);

/** Names under which an endpoint of a peer let its caller choose for whom it worked. */
const SUBJECT =
  /^(user|user_id|users|username|as|as_user|on_behalf_of|actor|actor_id|owner|owner_id|impersonate|sub|person|person_id|tenant|tenant_id|group_id)$/;
/** What a browser hands to its own keys, in a form that is theirs. */
const OF_ANOTHER_STANDARD = ['identity.beginPasskey.options'];
/** Calls that name a person or a group, each with what they are to the call: none of them is whose rights count. */
const NAMED_OTHERS: Readonly<Record<string, string>> = {
  'identity.login body.username': 'proves itself with the password beside it',
  'identity.requestResetPassword body.username': 'whose letter is asked for, sent to the stored address alone',
  'access.explainAccess params.user_id': 'whose rights are explained to who manages access at the brand',
  'access.leaveGroup params.group_id': 'which of the caller’s own groups they leave',
  'messaging.changeMailChoice params.group_id': 'a choice of the caller’s own, for one group',
  'messaging.changeTextChoice params.group_id': 'a choice of the caller’s own, for one group',
  'messaging.changeHouseMail params.group_id': 'a choice of the caller’s own, for one group',
  'registration.validateUsername body.username': 'a name that is asked about',
  'team.checkCardUsername body.username': 'a name that is asked about, with a card’s code and PIN',
  'registration.changeDetails body.username': 'the caller’s own new name',
  'team.acceptCard body.username': 'the name of the account that is made, on a card with code and PIN',
  'team.getImpersonationOffer params.user_id': 'for whom somebody would act, whose rank the server compares',
  'team.startImpersonation params.user_id': 'for whom somebody acts, whose rank the server compares',
  'messaging.blockWriting body.user_id': 'who is kept from writing, a party of the conversation',
  'onboarding.createTemplate body.steps.owner': 'which side does a step: new hire, manager, HR or buddy',
  'onboarding.updateTemplate body.steps.owner': 'which side does a step: new hire, manager, HR or buddy',
  'messaging.approveMinorSender body.user_id': 'who may write to minors, an employer of the brand',
};

describe('incident 24 (CWE-639)', () => {
  test('no input names the person whose rights count; those that name others say what they are', () => {
    const named = endpoints.flatMap((endpoint) =>
      fieldsOf(endpoint, 'params', 'query', 'body').filter(({ name }) => SUBJECT.test(name)),
    );
    const paths = [...new Set(named.map(({ path }) => path))];
    expect(
      paths.filter((path) => !(path in NAMED_OTHERS)),
      'Whose rights count is whose token it is. Is it somebody else? Then say here what they are to the call.',
    ).toEqual([]);
    expect(Object.keys(NAMED_OTHERS).filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('every answer is made of fields that its contract names', () => {
    const open = endpoints.flatMap((endpoint) =>
      fieldsOf(endpoint, 'answer').filter(
        ({ type, schema }) =>
          ['any', 'unknown', 'custom'].includes(type) ||
          ['any', 'unknown'].includes(
            String((schema._zod.def as { catchall?: { _zod: { def: { type: string } } } }).catchall?._zod.def.type),
          ),
      ),
    );
    expect(open.map(({ path }) => path)).toEqual(OF_ANOTHER_STANDARD);
    expect(endpoints.filter(({ answers, schemas }) => answers === 'json' && schemas.answer === undefined)).toEqual([]);
  });
});

/** Paths below which one brand is meant: whoever may call anything there has shown a right at that brand to the one gate. */
const AT_BRAND = /^\/v\d\/(?:brands|groups|locations)\/\{(\w+)\}/;
/** Calls below such a path that anybody who is signed in may make: each answers yes or no about the caller’s own rights. */
const ASK_OTHERWISE: Readonly<Record<string, string>> = {
  'access.checkAuthorized': 'signedIn',
  'core.checkSuspension': 'signedIn',
};

test('incident 26 (CWE-862): whatever is called about one brand passes the same gate, with that brand', () => {
  const asksGate = ({ path, access }: Endpoint): boolean =>
    access.kind === 'brand' && access.place.in === 'params' && access.place.name === AT_BRAND.exec(path)?.[1];
  const below = endpoints.filter(({ path }) => AT_BRAND.test(path));
  expect(below.length).toBeGreaterThan(100);
  const others = below.filter((endpoint) => !asksGate(endpoint)).map(({ id, access }) => `${id}: ${access.kind}`);
  expect(others.toSorted()).toEqual(Object.entries(ASK_OTHERWISE).map(([id, how]) => `${id}: ${how}`));
});

const SECRET = /secret|password|token|private|hash|salt|verifier|recovery|otp|^pin$|jwk|credential/i;
/** What is secret and shown, each with why: to whom it belongs, and once. */
const SHOWN: Readonly<Record<string, string>> = {
  'identity.login.access_token': 'the caller’s own, for ten minutes',
  'identity.answerChallenge.access_token': 'the caller’s own, for ten minutes',
  'identity.signInWithPasskey.access_token': 'the caller’s own, for ten minutes',
  'identity.signUp.access_token': 'the caller’s own, for ten minutes',
  'identity.refreshSession.token': 'the caller’s own, for ten minutes',
  'identity.refreshSession.token.access_token': 'the caller’s own, for ten minutes',
  'federation.completeFederation.token': 'the caller’s own, for ten minutes',
  'federation.completeFederation.token.access_token': 'the caller’s own, for ten minutes',
  'identity.getSessionHandle.refresh_token': 'a handle that ends the caller’s own session and nothing more',
  'identity.beginSecondFactor.secret': 'for the caller’s own app, before it is on',
  'identity.confirmSecondFactor.recovery_codes': 'the caller’s own, this once',
  'identity.renewRecoveryCodes.recovery_codes': 'the caller’s own, this once',
  'identity.getSecondFactorStatus.recovery_codes_left': 'a number',
  'federation.listProviders.has_secret': 'whether there is one',
  'federation.createProvider.has_secret': 'whether there is one',
  'federation.changeProvider.has_secret': 'whether there is one',
  'provisioning.listTokens.tokens': 'their names and dates',
  'provisioning.createToken.token': 'made just now, this once',
  'webhooks.createWebhook.secret': 'made just now, this once',
  'webhooks.rotateWebhookSecret.secret': 'made just now, this once',
  'tokens.listOwnTokens.tokens': 'their names and dates',
  'tokens.listGroupTokens.tokens': 'their names and dates',
  'tokens.createOwnToken.token': 'made just now, this once',
  'tokens.createServiceToken.token': 'made just now, this once',
  'applications.openSent.can_set_password': 'whether the first one can be set',
  'applications.confirmSent.can_set_password': 'whether the first one can be set',
  'applications.setSentPassword.can_set_password': 'whether the first one can be set',
  'clock.listMyPunches.punches.hash': 'what the caller verifies their own log with',
  'clock.getMyPunchChain.punches.hash': 'what the caller verifies their own log with',
  'clock.recordMyPunches.outcomes.punch.hash': 'what the caller verifies their own log with',
  'clock.pairKiosk.device_token': 'made just now, this once',
  'laws.getLaws.packs.pin': 'a law that was pinned to a place, no number',
  'clock.resetPin.pin': 'made just now, this once',
  'team.makeCards.cards.pin': 'made just now, to be printed, this once',
};

test('incident 27 (CWE-200): no answer has a field for a secret, but for those that say why', () => {
  const secret = endpoints.flatMap((endpoint) => fieldsOf(endpoint, 'answer').filter(({ name }) => SECRET.test(name)));
  const paths = [...new Set(secret.map(({ path }) => path))].filter((path) => path.split('.').length > 2);
  expect(paths.filter((path) => !(path in SHOWN)).toSorted(), 'A secret is written and never read.').toEqual([]);
  expect(Object.keys(SHOWN).filter((path) => !paths.includes(path))).toEqual([]);
});

/** Names under which a caller says what a list is in order by, or looked through by. */
const ARRANGES = /^(order|order_by|sort|sort_by|direction|by|group_by|fields|columns|select|include|expand)$/;
/** Filters in a language of its own, which a parser of its own reads: it knows the columns that it takes. */
const OWN_LANGUAGE = ['provisioning.listScimUsers query.filter', 'provisioning.listScimGroups query.filter'];

test('incident 30 (CWE-200): what a list is in order by, and shows, is one of the names in its contract', () => {
  const closed = ['enum', 'literal', 'boolean', 'optional', 'default', 'nullable', 'array', 'union', 'object'];
  const free = endpoints.flatMap((endpoint) =>
    fieldsOf(endpoint, 'query', 'body').filter(
      ({ name, type }) => (ARRANGES.test(name) && !closed.includes(type)) || (name === 'filter' && type === 'string'),
    ),
  );
  expect([...new Set(free.map(({ path }) => path))].toSorted()).toEqual([...OWN_LANGUAGE].toSorted());
});
