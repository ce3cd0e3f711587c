import '../../jitless/index.ts';
import { sha256 } from '../../secure-context/index.ts';
import { servePage } from '../../workers/index.ts';
import type { DeskMethods, PageMethods } from './desk-protocol.ts';
import { ImportDesk } from './import-desk.ts';

servePage<DeskMethods, PageMethods>((page) => new ImportDesk(page, sha256));
