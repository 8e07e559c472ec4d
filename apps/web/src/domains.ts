import { routes as identity } from '@hearth/domains/identity/routes';
import type { RouteObject } from 'react-router';

/** The pages of every domain, lowest tier first. */
export const domainRoutes: readonly RouteObject[] = [...identity];
