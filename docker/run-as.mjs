/**
 * Drops the rights of root if it has them, checks that the data directory can be written, and becomes the server or
 * the command. It stays one process, so that signals reach the server.
 *
 * Arguments: UID GID [COMMAND…]
 */
import { accessSync, constants } from 'node:fs';

const [uid, gid] = process.argv.splice(2, 2).map(Number);
const data = process.env.DATA_DIR || '/data';

if (process.getuid() === 0 && uid !== 0) {
  try {
    process.setgroups([gid]);
    process.setgid(gid);
    process.setuid(uid);
  } catch (error) {
    stop(
      `Cannot become the user ${uid}:${gid} (${error.code}). Allow the capabilities SETUID and SETGID, or start the container as that user with --user ${uid}:${gid}.`,
    );
  }
}

try {
  accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
} catch (error) {
  stop(
    `The user ${uid}:${gid} cannot write to ${data} (${error.code}). Nothing was changed. Give the folder to that user (chown -R ${uid}:${gid} on the host), or set PUID and PGID to its owner.`,
  );
}

await import(new URL('server.mjs', import.meta.url).href);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
