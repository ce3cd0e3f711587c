/** A file that a device added. Its content is never that of another one. */
export interface MadeFile {
  readonly hash: string;
  readonly person: string;
  /** Whether the device has shown that it is uploaded. */
  readonly isStored: boolean;
}

/** The files of one person as a server has them. */
export interface FilesCopy {
  /** The server, for messages. */
  readonly holder: string;
  readonly person: string;
  /** The digest under which each file is stored, and that of its content; null if the content was not read. */
  readonly digests: ReadonlyMap<string, string | null>;
}

/** Returns a sentence for each uploaded file that a server lacks, and for each file that is wrong or of another person. */
export function problemsOfFiles(made: readonly MadeFile[], copies: readonly FilesCopy[]): readonly string[] {
  const madeByHash = new Map(made.map((file) => [file.hash, file]));
  return copies.flatMap(({ holder, person, digests }) => {
    const lost = made.filter((file) => file.isStored && file.person === person && !digests.has(file.hash));
    const wrong = Array.from(digests, ([hash, digest]) => {
      const owner = madeByHash.get(hash)?.person ?? 'nobody';
      if (owner !== person) return `${holder} has the file ${hash} of ${owner}`;
      return digest === null || digest === hash ? null : `${holder} has another content of the file ${hash}`;
    });
    return [
      ...lost.map(({ hash }) => `${holder} lacks the file ${hash}, which was uploaded`),
      ...wrong.filter((problem) => problem !== null),
    ];
  });
}
