import { getPerson, limitCalls } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { implement } from '@hearth/platform/module';
import { sendTestNotice as contract } from '../../contract/endpoints.ts';
import { NO_ADDRESS } from '../../contract/failures.ts';
import { notify } from '../notify.ts';
import { keepLanguage } from '../queries/setting.ts';
import { noticePhrases } from '../words.ts';

const HOUR_MS = 3_600_000;
const TESTS = { count: 6, windowMs: HOUR_MS };

export const sendTestNotice = implement(contract, async (_input, work) => {
  const { db, actor, clock, request } = work;
  await limitCalls(db, 'notice-test', actor.userId, TESTS, clock.now());
  const person = await getPerson(db, actor.userId);
  if (person.email === null || !person.isEmailVerified) throw failure(NO_ADDRESS);
  await keepLanguage(db, actor.userId, detectLanguage(request.host));
  await notify(work, {
    kind: 'account.test',
    timeZone: 'UTC',
    people: [
      {
        userId: actor.userId,
        write: (language) => ({ ...noticePhrases(language).test, link: '/notifications' }),
      },
    ],
  });
  return { address: person.email };
});
