import { followEvents } from '@hearth/server/events';
import { describeApi } from '@hearth/server/edge/api-document/write';
import { modules } from '@hearth/server/modules';
import type { ApiDocument } from './api-document.ts';
import { keepReleased } from './release-contract.ts';

const endpoints = [...modules.flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint)), followEvents];
await keepReleased(JSON.parse(await describeApi(endpoints, 'https://hearth.example')) as ApiDocument);
console.log('What API tokens can call is kept as the contract of the release.');
