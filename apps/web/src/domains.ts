import { routes as core } from '@hearth/domains/core/routes';
import { routes as identity } from '@hearth/domains/identity/routes';
import { routes as imports } from '@hearth/domains/imports/routes';
import type { RouteObject } from 'react-router';

/** The pages of every domain, lowest tier first. */
export const domainRoutes: readonly RouteObject[] = [...identity, ...core, ...imports];
