import { findPerson } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { MAIL_RETURNED } from '@hearth/platform/mail/mail';
import { listenTo } from '@hearth/platform/module';
import { NOTICE_MAIL } from '../notice-mail.ts';
import { markReturned } from '../queries/delivery.ts';
import { markUnreachable } from '../queries/setting.ts';
import { usualLanguage } from '../receivers.ts';

/** A mail that came back is noted in the log; nothing more goes to that address until the person has another one. */
export const followMail = listenTo(MAIL_RETURNED, {
  name: 'notices.followMail',
  run: async ({ data }, work) => {
    if (data.kind !== NOTICE_MAIL) return;
    await work.run(SYSTEM, async ({ db, clock, config }) => {
      const userId = await markReturned(db, data.id, clock.now());
      const person = userId === null ? undefined : await findPerson(db, userId);
      if (person?.email == null) return;
      await markUnreachable(db, person.id, usualLanguage(config), person.email.toLowerCase());
    });
  },
});
