import type { IntervalsError } from './intervals-api.ts';
import type { messages } from './messages/en.ts';

type Errors = (typeof messages)['errors'];

/** The field of the form to which an error belongs. Other errors concern the whole form. */
export const fieldOfError: { readonly [C in IntervalsError['code']]?: string } = {
  'intervals/athlete-invalid': 'athlete',
  'intervals/athlete-unknown': 'athlete',
  'intervals/begin-invalid': 'beginOn',
  'intervals/key-refused': 'key',
};

/** Says what happened and what to do next. */
export function explainIntervals(errors: Errors, error: IntervalsError): string {
  switch (error.code) {
    case 'intervals/athlete-invalid':
      return errors.athleteInvalid;
    case 'intervals/athlete-unknown':
      return errors.athleteUnknown;
    case 'intervals/begin-invalid':
      return errors.beginInvalid;
    case 'intervals/key-refused':
      return errors.keyRefused;
    case 'intervals/unavailable':
      return errors.unavailable;
    case 'intervals/too-many-requests':
      return errors.tooManyRequests({ minutes: Math.ceil(error.retryAfterSeconds / 60) });
    case 'network/offline':
      return errors.offline;
    default:
      return errors.failed;
  }
}
