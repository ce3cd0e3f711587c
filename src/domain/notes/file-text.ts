/** What a file has beyond its text: its line ends, and a byte order mark before it. */
export interface FileMarks {
  readonly lineEnd?: 'lf' | 'crlf' | undefined;
  readonly bom?: boolean | undefined;
}

export interface FileText extends FileMarks {
  /** With `\n` between its lines, as every text of a note is kept. */
  readonly text: string;
  /** Undefined where the text is one line: it says nothing of line ends. */
  readonly lineEnd: 'lf' | 'crlf' | undefined;
  readonly bom: boolean;
}

/**
 * Reads the text of a Markdown file that comes from outside. {@link noteFileText} gives the same back, unless the file
 * had line ends of several kinds: then all are of the kind that most of them were. A carriage return alone ends a line
 * too.
 */
export function readFileText(file: string): FileText {
  const bom = file.startsWith(byteOrderMark);
  const written = bom ? file.slice(byteOrderMark.length) : file;
  const ends = written.match(/\r\n?|\n/g) ?? [];
  const crlf = ends.filter((end) => end === '\r\n').length;
  const lineEnd = ends.length === 0 ? undefined : crlf * 2 > ends.length ? 'crlf' : 'lf';
  return { text: ends.length === 0 ? written : written.replaceAll(/\r\n?/g, '\n'), lineEnd, bom };
}

/** Returns the Markdown of a note as the file that it came from had it: its line ends, and its byte order mark. */
export function noteFileText(text: string, { lineEnd, bom }: FileMarks): string {
  const lines = lineEnd === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
  return bom === true ? `${byteOrderMark}${lines}` : lines;
}

const byteOrderMark = '\ufeff';
