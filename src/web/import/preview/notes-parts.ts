import '../../jitless/index.ts';

export { NoteText } from '../../notes/index.ts';
