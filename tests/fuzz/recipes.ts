import { replyAddress } from '@hearth/domains/messaging/factory';
import { PEER_CERTIFICATE } from '@hearth/testing/peers/saml-peer-key';
import { DEMO_PASSWORD } from '@hearth/server/seed/story';
import { MAIL_DOMAIN, MAIL_SECRET } from './scene.ts';
import type { Scene } from './scene.ts';

/** What no contract says of a call: values that belong together, and how a text is written before it is sent. */
export interface Recipe {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** How a text stands at the place that the recipe is about. */
  written?(place: string, text: string): string;
}

const bare = PEER_CERTIFICATE.replace(/-----[^-]+-----|\s/g, '');
const METADATA = `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="https://peer.example"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bare}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://peer.example/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>`;

const mail = (from: string, html: string): string =>
  Buffer.from(`From: ${from}\r\nTo: a@example.com\r\nContent-Type: text/html\r\n\r\n${html}`).toString('base64');

const PASSWORD = 'Four-teaspoons-of-Rust-91';
const NEW_PASSWORD = { new_password: PASSWORD, confirm_new_password: PASSWORD };

/** The recipes by the id of their call. What they need is made in the scene. */
export async function recipesFor(scene: Scene): Promise<ReadonlyMap<string, Recipe>> {
  return new Map<string, Recipe>([
    ['federation.readProvider', { body: { kind: 'SAML', source: METADATA } }],
    ['identity.changeOwnPassword', { body: { current_password: DEMO_PASSWORD, ...NEW_PASSWORD } }],
    ['identity.confirmResetPassword', { body: NEW_PASSWORD }],
    ['messaging.receiveMail', await answerByMail(scene)],
    ...(await directoryCalls(scene)),
  ]);
}

/** A mail of somebody who applied, to the address of their conversation. */
async function answerByMail({ server }: Scene): Promise<Recipe> {
  const [writer] = await server.database.asOwner((query) =>
    query(
      `select a.id, a.user_id, u.email from applications.application a join identity."user" u on u.id = a.user_id
       where a.stage not in ('HIRED', 'REJECTED', 'WITHDRAWN') and u.email is not null order by u.email limit 1`,
    ),
  );
  const { id, user_id: userId, email } = writer as { id: string; user_id: string; email: string };
  const recipient = replyAddress({ applicationId: id, userId }, { domain: MAIL_DOMAIN, secret: MAIL_SECRET });
  return {
    body: { recipient, message: mail(email, '<p>Gladly</p>') },
    written: (place, text) => (place === 'message' ? mail(email, text) : text),
  };
}

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const personNamed = (name: string) => ({
  schemas: [`${SCHEMA}:User`],
  userName: `${name}@lumen.example`,
  name: { givenName: 'Ada', familyName: 'Bell' },
  emails: [{ value: `${name}@lumen.example`, primary: true }],
  externalId: name,
  active: true,
});

/** What a directory calls, about a person and a group that it brought. */
async function directoryCalls(scene: Scene): Promise<[string, Recipe][]> {
  const { server, groupId } = scene;
  const bring = async (kind: string, body: object): Promise<string> => {
    const token = scene.tokenOf('directory') ?? '';
    const headers = { 'content-type': 'application/scim+json' };
    const { status, text } = await server.request('POST', `/scim/v2/${kind}`, {
      token,
      headers,
      payload: JSON.stringify(body),
    });
    if (status !== 201) throw new Error(`The directory could not bring one of its ${kind}: ${status} ${text}`);
    return (JSON.parse(text) as { readonly id: string }).id;
  };
  await server.database.asOwner((query) =>
    query(
      `insert into federation.mail_domain (group_id, domain, token, verified_at) values ($1, 'lumen.example', 'x', now())
       on conflict (group_id, domain) do update set verified_at = now()`,
      [groupId],
    ),
  );
  const user = { id: await bring('Users', personNamed('ada.bell')) };
  const groupNamed = (name: string) => ({
    schemas: [`${SCHEMA}:Group`],
    displayName: name,
    externalId: name,
    members: [{ value: user.id }],
  });
  const group = { id: await bring('Groups', groupNamed('Cooks')) };
  const patch = (path: string) => ({ schemas: [PATCH], Operations: [{ op: 'replace', path, value: 'Cooks' }] });
  return [
    ['provisioning.listScimUsers', { query: { filter: 'userName eq "ada"' } }],
    ['provisioning.getScimUser', { params: user }],
    ['provisioning.createScimUser', { body: personNamed('grace.may') }],
    ['provisioning.replaceScimUser', { params: user, body: personNamed('ada.bell') }],
    ['provisioning.patchScimUser', { params: user, body: patch('name.givenName') }],
    ['provisioning.removeScimUser', { params: user }],
    [
      'provisioning.listScimGroups',
      { query: { filter: 'displayName eq "Cooks"', attributes: 'id', excludedAttributes: 'members' } },
    ],
    ['provisioning.getScimGroup', { params: group, query: { attributes: 'id', excludedAttributes: 'members' } }],
    ['provisioning.createScimGroup', { body: groupNamed('Waiters') }],
    ['provisioning.replaceScimGroup', { params: group, body: groupNamed('Cooks') }],
    ['provisioning.patchScimGroup', { params: group, body: patch('displayName') }],
    ['provisioning.removeScimGroup', { params: group }],
  ];
}
