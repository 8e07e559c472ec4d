import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { domainRoutes } from '../domains.ts';
import { openDomains } from './open-domains.ts';

const accessOf = ({ handle }: RouteObject) => (handle as PageHandle | undefined)?.access;

test.each(openDomains.map((route) => [route.path, route]))(
  '%s, known before the login, is a page for everybody',
  (_path, route) => {
    expect(accessOf(route)).toBe('public');
  },
);

test.each(domainRoutes.map((route) => [route.path, route]))(
  '%s, known behind the login only, is not for everybody',
  (_path, route) => {
    expect(accessOf(route)).not.toBe('public');
  },
);
