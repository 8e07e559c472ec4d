import { randomUUID } from 'node:crypto';
import type { Asked } from './drive.ts';
import type { CandidateOf, ManagerOf, People, Person } from './people.ts';

/** How many of a hundred requests write. */
const WRITES = 20;

const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function get(call: string, path: string, who: Person): Asked {
  return {
    call,
    request: `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${who.address}\r\nauthorization: Bearer ${who.token}\r\n\r\n`,
  };
}

function post(path: string, who: Person, type: string, body: string): string {
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${who.address}\r\nauthorization: Bearer ${who.token}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const message = (who: CandidateOf | ManagerOf): Asked => ({
  call: 'write: a message',
  request: post(
    `/v1/applications/${who.applicationId}/messages`,
    who,
    'multipart/form-data; boundary=b',
    `--b\r\ncontent-disposition: form-data; name="message_body"\r\n\r\nSee you at the bar at ${Date.now()}.\r\n--b--\r\n`,
  ),
});

/** Another note on a shift that nobody else edits; another message when all of a manager's shifts are being saved. */
function shiftEdit(who: ManagerOf, people: People): Asked {
  const shift = who.shifts.find(({ isFree }) => isFree);
  if (shift === undefined) return message(one(people.candidates));
  shift.isFree = false;
  const body = JSON.stringify({
    idempotency_key: randomUUID(),
    commands: [
      { kind: 'change', id: shift.id, expected_version: shift.version, set: { note: `Bring keys, ${Date.now()}` } },
    ],
    answers: [],
  });
  return {
    call: 'write: a shift',
    request: post(`/v1/brands/${who.locationId}/schedule/commands`, who, 'application/json', body),
    heard: ({ status }) => {
      if (status === 200) shift.version += 1;
      shift.isFree = true;
    },
  };
}

/** The next request of the mix: four reads to a write, by candidates, staff and managers of all places. */
export function nextOf(people: People): () => Asked {
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const week = monday.toISOString().slice(0, 10);
  const reads: readonly (() => Asked)[] = [
    () =>
      get('user info', '/v1/users/info', one([one(people.candidates), one(people.managers), one(people.employees)])),
    () => get('own applications', '/v1/candidate_applications', one(people.candidates)),
    () => {
      const who = one(people.candidates);
      return get('a conversation', `/v1/application_messages/${who.applicationId}`, who);
    },
    () => get('unread count', '/v1/unread_message_count_candidate', one(people.candidates)),
    () => get('own shifts', `/v1/my/shifts?from=${week}&to=${week}`, one(people.employees)),
    () => {
      const who = one(people.managers);
      return get('inbox of a place', `/v1/employer_applications?brand=${who.locationId}`, who);
    },
    () => {
      const who = one(people.managers);
      return get('board of a place', `/v1/brands/${who.locationId}/pipeline?limit=10`, who);
    },
    () => {
      const who = one(people.managers);
      return get('week of a place', `/v1/brands/${who.locationId}/schedule`, who);
    },
    () => {
      const who = one(people.managers);
      return get('unread count of a place', `/v1/groups/${who.locationId}/unread_message_count_employer`, who);
    },
    () => {
      const who = one(people.managers);
      return get(
        'a right',
        `/v1/brands/${who.locationId}/permissions/is_authorized?required_permissions=VIEW_SCHEDULE&permission_category=SCHEDULING`,
        who,
      );
    },
  ];
  return () => {
    if (Math.random() * 100 >= WRITES) return one(reads)();
    return Math.random() < 0.5 ? message(one(people.candidates)) : shiftEdit(one(people.managers), people);
  };
}
