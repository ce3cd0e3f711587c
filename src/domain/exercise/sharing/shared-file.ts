import { z } from 'zod/mini';
import { check, err, ok, type Result } from '../../kernel/index.ts';
import { programmeKind, programmeVersion, type SharedProgramme, sharedProgramme } from './shared-programme.ts';
import { routineKind, routineVersion, type SharedRoutine, sharedRoutine } from './shared-routine.ts';

export type SharedFileError =
  | { readonly code: 'exercise/not-a-routine' }
  | { readonly code: 'exercise/routine-of-newer-version' };

/** Reads the file of a routine or of a programme. */
export function readSharedFile(text: string): Result<SharedRoutine | SharedProgramme, SharedFileError> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return err({ code: 'exercise/not-a-routine' });
  }
  const head = fileHead.safeParse(data);
  if (!head.success) return err({ code: 'exercise/not-a-routine' });
  const isProgramme = head.data.kind === programmeKind;
  const newest = isProgramme ? programmeVersion : routineVersion;
  if (head.data.version > newest) return err({ code: 'exercise/routine-of-newer-version' });
  const read = (isProgramme ? sharedProgramme : sharedRoutine).safeParse(data);
  return read.success ? ok(read.data) : err({ code: 'exercise/not-a-routine' });
}

const fileHead = z.object({ kind: check.oneOf(routineKind, programmeKind), version: check.wholeFrom(1) });
