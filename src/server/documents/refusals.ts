import type { patchDocument } from '#api/documents.ts';
import type { Refused } from '#api/endpoint/endpoint.ts';

/** Why a patch was refused. A refused patch changes nothing. */
export type DocumentRefusal = Refused<(typeof patchDocument)['refusals'][number]>;
