/** The properties of a file beyond its text: line ending and byte order mark. */
export interface FileMarks {
  readonly lineEnd?: 'lf' | 'crlf' | undefined;
  readonly bom?: boolean | undefined;
}

export interface FileText extends FileMarks {
  /** With `\n` as line ending, like the body of every note. */
  readonly text: string;
  /** Undefined for a single line, which has no line ending. */
  readonly lineEnd: 'lf' | 'crlf' | undefined;
  readonly bom: boolean;
}

/**
 * Parses an external Markdown file. {@link noteFileText} restores the file exactly, unless it mixes line endings; then
 * the most frequent one is used throughout. A lone carriage return counts as a line ending.
 */
export function readFileText(file: string): FileText {
  const bom = file.startsWith(byteOrderMark);
  const written = bom ? file.slice(byteOrderMark.length) : file;
  const ends = written.match(/\r\n?|\n/g) ?? [];
  const crlf = ends.filter((end) => end === '\r\n').length;
  const lineEnd = ends.length === 0 ? undefined : crlf * 2 > ends.length ? 'crlf' : 'lf';
  return { text: ends.length === 0 ? written : written.replaceAll(/\r\n?/g, '\n'), lineEnd, bom };
}

/** Returns the Markdown of a note with the line endings and byte order mark of its original file. */
export function noteFileText(text: string, { lineEnd, bom }: FileMarks): string {
  const lines = lineEnd === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
  return bom === true ? `${byteOrderMark}${lines}` : lines;
}

const byteOrderMark = '\ufeff';
