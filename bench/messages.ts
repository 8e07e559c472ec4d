import { api, signIn } from './http/server.ts';
import { compareSides } from './scale/compare.ts';
import type { Call, Side } from './scale/compare.ts';
import { fillInbox } from './scale/fill-inbox.ts';

/**
 * Messages at 1,000,000 beside 10,000: the inbox of a place and of its group, a conversation, the counts, the search and
 * sending, in milliseconds of one caller: `DATABASE_URL=postgres://… node bench/messages.ts` through npm.
 */
const MANAGER = 'leonor';
const FEW = 10_000;
const MANY = 1_000_000;

async function callsOf({ port }: Side): Promise<Call[]> {
  const [token, group] = [await signIn(MANAGER, port), await signIn('marta', port)];
  const brandOf = async (of: string): Promise<string> =>
    String(((await api('/v1/users/info', of, port)).data['entry_mode'] as { brand_id: string }).brand_id);
  const [place, all] = [await brandOf(token), await brandOf(group)];
  const inbox = `/v1/employer_applications?brand=${place}`;
  const { data } = await api(inbox, token, port);
  const [{ id } = { id: '' }] = data['applications'] as { id: string }[];
  // A candidate writes as often as they like; the house waits for an answer.
  const candidate = await signIn('pia', port);
  const mine = (await api('/v1/candidate_applications', candidate, port)).data['applications'] as { id: string }[];
  const [{ id: own } = { id: '' }] = mine;
  return [
    { name: 'inbox of a place', path: inbox, token },
    { name: 'its unread conversations', path: `${inbox}&unread_only=true`, token },
    { name: 'its inbox by a name that all bear', path: `${inbox}&q=pia`, token },
    { name: 'its inbox by a name that ten bear', path: `${inbox}&q=quenne`, token },
    { name: 'inbox of the group', path: `/v1/employer_applications?brand=${all}`, token: group },
    { name: 'unread count of a place', path: `/v1/groups/${place}/unread_message_count_employer`, token },
    { name: 'unread count of the group', path: `/v1/groups/${all}/unread_message_count_employer`, token: group },
    { name: 'board of the group', path: `/v1/groups/${all}/employer/message_baord_data`, token: group },
    { name: 'a conversation', path: `/v1/application_messages/${id}`, token },
    {
      name: 'sending a message',
      path: `/v1/applications/${own}/messages`,
      token: candidate,
      send: 'See you at the bar.',
    },
    { name: 'everything by the same ten hits', path: `/v1/brands/${place}/global_search?term=quenne`, token },
    { name: 'messages by a word of the same ten', path: `/v1/brands/${place}/global_search?term=lantern`, token },
    { name: 'messages by a word of one in a thousand', path: `/v1/brands/${place}/global_search?term=apron`, token },
  ];
}

await compareSides({
  name: 'messages',
  headings: [`${FEW}`, `${MANY}`],
  growFirst: (client) => fillInbox(client, MANAGER, FEW),
  grow: (client) => fillInbox(client, MANAGER, MANY),
  callsOf,
});
