import { failure, NOT_BUILT } from '@hearth/kit/failure';
import type { FastifyInstance } from 'fastify';

/** The gateway's services, by the specification's names, and the policy manager that it calls beside them. */
export const SERVICES = [
  'core',
  'user-tracking',
  'profile-matching',
  'core-reader',
  'dispatcher',
  'reporting',
  'job-boards',
  'interactions',
  'on-boarding-journey',
  'attendance',
  'good-faith-estimate',
  'scheduling',
  'logbook',
  'job-audit-trail',
  'chat-bot',
  'notification-center',
  'engage',
  'talent-pool',
  'upskill-integration',
  'approval-flow',
  'interview',
  'team',
  'internal-academy',
  'performance-management',
  'labor-model',
  'communication',
  'user-preferences',
  'onboarding',
  'question-bank',
  'social-referral',
  'weather',
  'datapass',
  'policy-manager',
] as const;

export type Service = (typeof SERVICES)[number];

/** The base path of each service: its name, unless `HEARTH_SERVICE_PATHS` (`core=/c,weather=/w`) says otherwise. */
export function servicePaths(setting: string | undefined): ReadonlyMap<string, string> {
  const paths = new Map<string, string>(SERVICES.map((service) => [service, `/${service}`]));
  for (const entry of (setting ?? '').split(',').filter((item) => item !== '')) {
    const [service = '', path = ''] = entry.split('=');
    if (!paths.has(service))
      throw new Error(`HEARTH_SERVICE_PATHS: ${service} is no service. The services are: ${SERVICES.join(', ')}.`);
    if (!/^\/[\w/-]+$/.test(path)) throw new Error(`HEARTH_SERVICE_PATHS: ${service} needs a path like /${service}.`);
    paths.set(service, path.replace(/\/$/, ''));
  }
  return paths;
}

/** Lets the services that no domain serves yet say so by name. */
export function serveUnbuilt(
  app: FastifyInstance,
  paths: ReadonlyMap<string, string>,
  built: ReadonlySet<string>,
): void {
  for (const [service, path] of paths) {
    if (built.has(service)) continue;
    const onRequest = async (): Promise<never> => {
      throw failure(NOT_BUILT, { service });
    };
    for (const url of [`${path}/v1`, `${path}/v1/*`]) app.all(url, { onRequest }, onRequest);
  }
}
