import * as z from '#schema';
import { answer, endpoint, json, nothing, refusal } from './endpoint/endpoint.ts';

const tooManyRequests = refusal(429, 'push/too-many-requests', { retryAfterSeconds: z.int() });

const path = '/api/users/:uid/push';

export const readPush = endpoint({
  method: 'GET',
  path,
  summary:
    'Returns the key with which this server identifies itself to push services, and whether it wakes this device',
  access: 'owner',
  answers: {
    200: answer(
      'The key',
      z.object({
        /** A point of P-256 in Base64url, for `PushManager.subscribe`. */
        publicKey: z.string(),
        /** The address of this session's subscription; null if it has none. */
        endpoint: z.nullable(z.string()),
      }),
    ),
  },
  refusals: [],
});

const key = z.string().check(z.maxLength(200));

export const subscribeToPush = endpoint({
  method: 'PUT',
  path,
  summary: 'Wakes this device when something is due. The subscription ends with the session',
  access: 'owner',
  body: json(
    z.object({
      /** As `PushSubscription.toJSON()` returns it. */
      subscription: z.object({ endpoint: z.string(), keys: z.object({ p256dh: key, auth: key }) }),
      /** The IANA time zone of the device, in which reminders and tasks are due. */
      zone: z.string(),
    }),
  ),
  answers: { 204: nothing('Subscribed') },
  refusals: [tooManyRequests, refusal(422, 'push/endpoint-refused'), refusal(422, 'push/zone-unknown')],
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path,
  summary: 'Wakes this device no more',
  access: 'owner',
  answers: { 204: nothing('Not subscribed') },
  refusals: [],
});

/** A woken device knows the id of a note, but not whose it is. */
export const readDueOfNote = endpoint({
  method: 'GET',
  path: '/api/push/due/:note',
  summary: 'Returns what of a note came due in the last seven days, the latest first, for a device that was woken',
  access: 'session',
  answers: {
    200: answer(
      'What came due',
      z.object({
        due: z.array(z.object({ title: z.string(), at: z.int() })),
        /** The language that the user chose in the app; null if it follows the browser. */
        language: z.nullable(z.string()),
      }),
    ),
  },
  refusals: [tooManyRequests],
});
