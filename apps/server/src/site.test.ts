import { ConfigError, readConfig } from '@hearth/platform/config/config';
import { PRODUCTION } from '@hearth/testing/production';
import { expect, test } from 'vitest';
import { toPageSite } from './site.ts';

const config = readConfig({
  ...PRODUCTION,
  APP_ORIGINS: 'https://fr.app.example.com',
  LEGACY_URL: 'https://old.example.com/',
  SUPPORT_EMAIL: 'help@example.com',
  ENVIRONMENTS: JSON.stringify({
    uat: {
      cookie_domain: 'example.com',
      maps_key: 'a key',
      media_servers: ['https://media.example.com/'],
      gateway_host: 'https://gateway.example.com/x',
    },
    production: { analytics_key: 'held', card_payment_public_key: 'held' },
  }),
});
const legacyUrl = 'https://old.example.com';
const supportEmail = 'help@example.com';

test.each([
  ['app.example.com', { monitored: true, legacyUrl }],
  ['fr.app.example.com', { monitored: true, legacyUrl }],
  [
    'fr.uat.example.com',
    {
      monitored: true,
      cookieDomain: 'example.com',
      mapsKey: 'a key',
      mediaServers: ['https://media.example.com'],
      gatewayHost: 'https://gateway.example.com',
      legacyUrl,
    },
  ],
  ['prep.example.com', { legacyUrl }],
  ['localhost:3000', { legacyUrl }],
])('pages at %s are told what holds in that environment, and no key that no page uses', (host, site) => {
  // Production without a word about it: employers come by invitation.
  expect(toPageSite(config, host)).toEqual({ closedSignUps: ['EMPLOYER'], supportEmail, ...site });
});

test('a trial installation has no host of production', () => {
  expect(
    toPageSite(readConfig({ HEARTH_MODE: 'demo', PUBLIC_URL: 'https://app.example.com' }), 'app.example.com'),
  ).toEqual({
    supportEmail: 'support@hearth.example',
  });
});

test('production names no address for help that nobody has set', () => {
  expect(toPageSite(readConfig({ ...PRODUCTION }), 'app.example.com').supportEmail).toBeUndefined();
});

test.each([
  [{ SUPPORT_EMAIL: 'nobody', HEARTH_MODE: 'demo' }],
  [{ ENVIRONMENTS: '{"staging":{}}' }],
  [{ ENVIRONMENTS: '{"uat":{"secret":"x"}}' }],
  [{ ENVIRONMENTS: 'not json' }],
  [{ HEARTH_MODE: 'demo', PUBLIC_URL: 'https://app.example.com', LEGACY_URL: 'https://app.example.com' }],
])('%j stops the start', (environment) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
});
