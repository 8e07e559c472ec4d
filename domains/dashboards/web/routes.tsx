import { HALO_SERVICE } from '@hearth/kit/constants';
import type { BrandLevel, PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';
import { TTS_SERVICE } from '../rules/services.ts';

const halo = { services: [HALO_SERVICE], permission: 'VIEW_HALO_DASHBOARD' } as const;
const tts = { services: [TTS_SERVICE] } as const;
const overview = (to: string, at: readonly BrandLevel[]): PageHandle => ({
  access: 'employer',
  needs: halo,
  menu: { label: 'dashboards:overview', icon: 'chart-column', to, order: 11, audience: 'employer', at, ...halo },
});
const page = () => import('./pages/overview.tsx');

/** The main dashboards of groups and their parts, the setup checklist, and the day read aloud. */
export const routes: RouteObject[] = [
  {
    path: 'dashboard/gp-main-dashboard',
    handle: overview('/dashboard/gp-main-dashboard', ['group']),
    lazy: page,
  },
  {
    path: 'dashboard/parent-main-dashboard',
    handle: overview('/dashboard/parent-main-dashboard', ['between']),
    lazy: page,
  },
  {
    path: 'dashboard/setup',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./pages/setup.tsx'),
  },
  {
    path: 'dashboard/tts',
    handle: {
      access: 'employer',
      needs: tts,
      shortcuts: ['aloud'],
      menu: {
        label: 'dashboards:aloud',
        icon: 'radio',
        to: '/dashboard/tts',
        order: 12,
        audience: 'employer',
        ...tts,
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/aloud.tsx'),
  },
];
