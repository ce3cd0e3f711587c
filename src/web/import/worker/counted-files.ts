import type { ImportFile } from '#domain/import/files/index.ts';

/** Bytes between two reports. */
const reportedBytes = 1024 * 1024;

/** The files of an import, with a count of the bytes read so far. */
export class CountedFiles {
  readonly all: readonly ImportFile[];
  readonly #total: number;
  readonly #report: (done: number, total: number) => void;
  #done = 0;
  #reported = 0;

  constructor(files: readonly ImportFile[], report: (done: number, total: number) => void) {
    this.#total = files.reduce((sum, { size }) => sum + size, 0);
    this.#report = report;
    this.all = files.map((file) => ({ ...file, chunks: () => this.#counted(file) }));
  }

  /** Starts to count from zero. */
  restart(): void {
    this.#done = 0;
    this.#reported = 0;
  }

  async *#counted(file: ImportFile): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.chunks()) {
      // a source can read a file twice
      this.#done = Math.min(this.#done + chunk.length, this.#total);
      if (this.#done - this.#reported >= reportedBytes) {
        this.#reported = this.#done;
        this.#report(this.#done, this.#total);
      }
      yield chunk;
    }
  }
}
