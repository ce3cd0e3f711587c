export { ImportedNotice } from './imported-notice.tsx';
export { InboxImporter } from './inbox-importer.tsx';
export { IntervalsPart } from './intervals-part.tsx';
export { inboxMessages } from './messages/index.ts';
export { WaitingFiles } from './waiting-files.tsx';
