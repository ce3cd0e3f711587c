import * as z from '#schema';
import { answer, endpoint } from '../endpoint/endpoint.ts';
import { user } from './user.ts';

export const currentAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'Returns the signed-in account',
  access: 'session',
  answers: { 200: answer('The account', z.object({ user }), { 'Set-Cookie': 'The session cookie, reissued' }) },
  refusals: [],
});
