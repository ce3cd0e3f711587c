import './jitless/index.ts';
import { TrainingSubject } from './exercise/training-data/training-subject.ts';
import { serveQueries } from './live-query/serve-queries.ts';
import { NotesSubject } from './notes/search/notes-subject.ts';
import { TrainingSearchSubject } from './search/training/training-search-subject.ts';
import { timeFormat } from './time/time-format.ts';

serveQueries(({ locale }) => ({
  notes: (progress) => new NotesSubject(progress, timeFormat(locale, undefined).wholeDay),
  training: (progress) => new TrainingSubject(progress),
  search: (progress) => new TrainingSearchSubject(progress),
}));
