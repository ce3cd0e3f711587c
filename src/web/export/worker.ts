import '../jitless/index.ts';
import { servePage } from '../workers/index.ts';
import { ExportDesk } from './export-desk.ts';
import type { ExportMethods, ExportPageMethods } from './export-protocol.ts';

servePage<ExportMethods, ExportPageMethods>((page) => new ExportDesk(page, () => Date.now()));
