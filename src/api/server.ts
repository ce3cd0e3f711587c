import * as z from '#schema';
import { answer, endpoint } from './endpoint.ts';

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Describes this API, as OpenAPI 3.1',
  access: 'anyone',
  answers: { 200: answer('The description', z.record(z.string(), z.unknown())) },
  refusals: [],
});
