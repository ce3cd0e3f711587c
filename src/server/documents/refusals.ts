import type { patchDocument } from '#api/documents.ts';
import type { Refused } from '#api/endpoint.ts';

/** Why a document was not changed, none of it. */
export type DocumentRefusal = Refused<(typeof patchDocument)['refusals'][number]>;
