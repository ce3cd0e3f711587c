import { oneOf, searchValues } from '../routing/index.ts';

/** The list from which the import was opened. It leads back there, and names first what belongs there. */
export const importSearch = searchValues({ from: oneOf(['activities']) });

export type ImportSearch = ReturnType<typeof importSearch>;
