import * as z from '#schema';
import { answer, endpoint } from './endpoint/endpoint.ts';

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Returns the OpenAPI 3.1 description of this API',
  access: 'anyone',
  answers: { 200: answer('The OpenAPI document', z.record(z.string(), z.unknown())) },
  refusals: [],
});
