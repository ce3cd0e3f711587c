/** Returns the name of a user's folder: the uid in hexadecimal, so that no name can be a path to another folder. */
export function folderNameOf(uid: string): string {
  return Buffer.from(uid).toString('hex');
}

/** Returns the users whose folders are among these names. */
export function uidsIn(names: Iterable<string>): readonly string[] {
  return [...names].filter((name) => /^(?:[0-9a-f]{2})+$/.test(name)).map(uidOf);
}

export function uidOf(folderName: string): string {
  return Buffer.from(folderName, 'hex').toString();
}
