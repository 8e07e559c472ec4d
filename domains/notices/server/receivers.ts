import { findPeople } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Config } from '@hearth/platform/config/config';
import type { Tx } from '@hearth/platform/database';
import type { NoticeSettings } from '../contract/schemas.ts';
import type { Receiver } from '../rules/plan-mail.ts';
import { findSettings } from './queries/setting.ts';
import type { SettingRow } from './queries/setting.ts';

/** A person with what decides how they are notified. */
export interface KnownReceiver extends Receiver {
  readonly person: Person;
  readonly language: Language;
}

/** Before anybody chooses otherwise nothing is mailed at night, and a digest comes in the morning. */
export function usualSettings(timeZone: string): NoticeSettings {
  return { mail: {}, digest: 'DAILY', quiet: { from: '22:00', until: '07:00' }, time_zone: timeZone };
}

/** The language of the installation's own address: for those who have never had the product open. */
export function usualLanguage(config: Pick<Config, 'publicUrl'>): Language {
  return detectLanguage(new URL(config.publicUrl).host);
}

function addressState(person: Person, setting: SettingRow | undefined): Receiver['address'] {
  if (person.email === null) return 'NONE';
  const isReturned = setting?.unreachable === person.email.toLowerCase();
  return person.isEmailVerified && !isReturned ? 'PROVEN' : 'UNPROVEN';
}

/** Those of these people who have an open account. `timeZone` is for whoever has named none. */
export async function findReceivers(
  tx: Tx<'system'>,
  config: Pick<Config, 'publicUrl'>,
  userIds: readonly string[],
  timeZone: string,
): Promise<ReadonlyMap<string, KnownReceiver>> {
  const people = await findPeople(tx, userIds);
  const settings = new Map((await findSettings(tx, [...people.keys()])).map((row) => [row.user_id, row]));
  const open = [...people.values()].filter((person) => !person.isDisabled);
  return new Map(
    open.map((person) => {
      const setting = settings.get(person.id);
      return [
        person.id,
        {
          person,
          language: setting?.language ?? usualLanguage(config),
          settings: setting?.chosen ?? usualSettings(timeZone),
          address: addressState(person, setting),
        },
      ];
    }),
  );
}
