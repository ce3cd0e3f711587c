import { ImportError, type ImportErrorCode, type ImportFile } from '../files/index.ts';
import { ElementScanner, type FoundElement } from './element-scanner.ts';
import { parseJsonFile } from './json-values.ts';

/** An object or array in an array. Elements count from 1. */
export type JsonElement =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly code: ImportErrorCode };

/**
 * Reads the elements of an array in a file's outermost object one by one, so that the file can be larger than memory and
 * a broken element does not hide the others.
 *
 * Throws `import/damaged` at the end if the array is missing or not complete.
 *
 * @param name of the array
 */
export async function* elementsOf(file: ImportFile, name: string): AsyncGenerator<JsonElement> {
  const scanner = new ElementScanner(name);
  let number = 0;
  for await (const chunk of file.chunks()) {
    for (const found of scanner.elementsIn(chunk)) {
      number += 1;
      if (number > maxElements) throw new ImportError('import/too-large');
      yield { number, ...parsed(found) };
    }
    if (scanner.isComplete) return;
    if (scanner.isMismatched) break;
  }
  throw new ImportError('import/damaged');
}

/** More than an app exports: a lifetime of notes has a tenth of them. */
const maxElements = 500_000;

function parsed(found: FoundElement): { readonly value: unknown } | { readonly code: ImportErrorCode } {
  if (found === null) return { code: 'import/too-large' };
  try {
    return { value: parseJsonFile(new TextDecoder('utf-8', { fatal: true }).decode(found)) };
  } catch (error) {
    return { code: error instanceof ImportError ? error.code : 'import/damaged' };
  }
}
