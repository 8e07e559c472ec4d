import { useConnection } from '@hearth/client/context';
import { useWaitingCalls } from '@hearth/client/browser/outbox';
import { usePerson } from '@hearth/client/person';
import { PhotoDialog } from '@hearth/domains/media/widgets';
import type { Language } from '@hearth/i18n/languages';
import { localizedAddress, LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { useLanguage, usePhrases } from '@hearth/i18n/phrases';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import type { MenuEntry } from '@hearth/ui/menu';
import { Menu } from '@hearth/ui/menu';
import { Icon } from '@hearth/ui/icon';
import {
  Camera,
  Code,
  Contrast,
  Cookie,
  ListChecks,
  LogOut,
  Monitor,
  Moon,
  Settings,
  ShieldCheck,
  Sun,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Suspense, useState } from 'react';
import type { ColourScheme } from './colour-scheme.ts';
import { chooseColourScheme, readColourScheme } from './colour-scheme.ts';
import { SETUP } from '../home/home-page.ts';
import { maySetUp } from '../home/may-set-up.ts';
import { leave } from './leave.ts';
import { MENU_ICONS } from './menu/menu-icons.ts';
import { BOTTOM_BAR_ITEMS } from './menu/menu-items.ts';
import { useMenu } from './menu/use-menu.ts';
import consentWords from '../consent/phrases/en.json';
import en from '../phrases/en.json';

const SCHEMES = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
  ['contrast', Contrast],
] as const;

/** The reader's own menu: photo, appearance, language and sign-out. */
export function Opened({ trigger }: { trigger: ReactElement<Record<string, unknown>, string> }) {
  const { t } = usePhrases('shell', en);
  const { t: consent } = usePhrases('consent', consentWords);
  const { signOut, question } = useSignOut();
  const {
    user: { email, user_employer: isEmployer },
    brand,
  } = usePerson();
  const { nodes, labelOf } = useMenu();
  // What finds no place in the bar at the bottom of a phone.
  const more = isEmployer ? [] : nodes.slice(BOTTOM_BAR_ITEMS).map(({ item }) => item);
  const language = useLanguage();
  const [scheme, setScheme] = useState(readColourScheme);
  const [photo, setPhoto] = useState<'never' | 'open' | 'closed'>('never');
  const choose = (next: ColourScheme): void => {
    chooseColourScheme(next);
    setScheme(next);
  };
  const languages = listLanguages(language);
  const entries: readonly MenuEntry[] = [
    ...more.map((item) => ({
      id: item.to,
      label: labelOf(item),
      icon: <Icon of={MENU_ICONS[item.icon]} />,
      href: item.to,
    })),
    ...(more.length === 0 ? [] : [{ id: 'more', separator: true as const }]),
    { id: 'photo', label: t('user.photo'), icon: <Icon of={Camera} />, onSelect: () => setPhoto('open') },
    {
      id: 'scheme',
      title: t('user.appearance'),
      items: SCHEMES.map(([item, drawing]) => ({
        id: item,
        label: t(`user.${item}`),
        icon: <Icon of={drawing} />,
        checked: scheme === item,
        onSelect: () => choose(item),
      })),
    },
    ...(languages.length === 0 ? [] : [{ id: 'language', title: t('user.language'), items: languages }]),
    { id: 'line', separator: true },
    ...(brand !== null && maySetUp(brand)
      ? [{ id: 'setup', label: t('user.setup'), icon: <Icon of={ListChecks} />, href: SETUP }]
      : []),
    { id: 'preferences', label: t('user.preferences'), icon: <Icon of={Settings} />, href: '/settings/preferences' },
    {
      id: 'security',
      label: t('user.security'),
      icon: <Icon of={ShieldCheck} />,
      href: '/settings/security',
    },
    {
      id: 'consent',
      label: consent('open'),
      icon: <Icon of={Cookie} />,
      onSelect: () => void import('../consent/prompt.ts').then(({ openConsent }) => openConsent({ focus: true })),
    },
    { id: 'source', label: t('user.source'), icon: <Icon of={Code} />, onSelect: () => location.assign('/source') },
    {
      id: 'sign-out',
      label: t('user.signOut'),
      note: email,
      icon: <Icon of={LogOut} directional />,
      onSelect: signOut,
    },
  ];
  return (
    <>
      <Menu trigger={trigger} label={t('user.title')} entries={entries} placement="bottom end" />
      {question}
      {photo !== 'never' && (
        <Suspense>
          <PhotoDialog open={photo === 'open'} onClose={() => setPhoto('closed')} />
        </Suspense>
      )}
    </>
  );
}

/** Signs out, after a question where something waits to be sent. */
function useSignOut() {
  const { session } = useConnection();
  const [isAsked, setAsked] = useState(false);
  const waiting = useWaitingCalls().filter(({ refused }) => refused === null).length;
  return {
    signOut: (): void => (waiting > 0 ? setAsked(true) : void leave(session)),
    question: isAsked ? <SignOutQuestion waiting={waiting} onClose={() => setAsked(false)} /> : null,
  };
}

/** Asks before requests that nobody has got yet are forgotten with the session. */
function SignOutQuestion({ waiting, onClose }: { waiting: number; onClose: () => void }) {
  const { t } = usePhrases('shell', en);
  const { session } = useConnection();
  return (
    <ConfirmDialog
      title={t('user.signOutAsk')}
      confirm={t('user.signOut')}
      keep={t('cancel')}
      closeLabel={t('close')}
      onConfirm={() => void leave(session)}
      onClose={onClose}
    >
      {t('user.signOutWaiting', { count: waiting })}
    </ConfirmDialog>
  );
}

/** The languages of the page, each with its address. */
function listLanguages(language: Language) {
  return LANGUAGES.flatMap((item) => {
    const href = localizedAddress(item, new URL(location.href));
    return href === null ? [] : [{ id: item, label: LANGUAGE_NAMES[item], href, checked: item === language }];
  });
}
