import { expect, test } from 'vitest';
import { ENVIRONMENTS, detectEnvironment, SWITCHES } from './environment.ts';

const PRODUCTION = ['app.example.com'];

test.each([
  ['localhost', 'local'],
  ['localhost:3000', 'local'],
  ['ar.localhost:3000', 'local'],
  ['127.0.0.1', 'local'],
  ['[::1]:3000', 'local'],
  ['dev.example.com', 'dev'],
  ['uat.example.com', 'uat'],
  ['fr.uat.example.com', 'uat'],
  ['UAT.Example.com', 'uat'],
  ['prep.example.com', 'prep'],
  ['app-beta.example.com', 'beta'],
  ['app.example.com', 'production'],
  ['fr.app.example.com', 'production'],
  ['app.example.com:443', 'production'],
  ['other.example.com', 'default'],
  ['devices.example.com', 'default'],
  ['example.dev', 'default'],
  ['notlocalhost.com', 'default'],
  ['', 'default'],
])('the host %s is %s', (host, environment) => {
  expect(detectEnvironment(host, PRODUCTION)).toBe(environment);
});

test('bots are on in production alone; monitoring in production, beta, UAT and dev', () => {
  const on = (which: 'bots' | 'monitoring') => ENVIRONMENTS.filter((environment) => SWITCHES[environment][which]);
  expect(on('bots')).toEqual(['production']);
  expect(on('monitoring')).toEqual(['dev', 'production', 'uat', 'beta']);
});
