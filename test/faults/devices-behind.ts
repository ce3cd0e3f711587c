import type { Fleet } from './fleet.ts';
import type { RunPeople } from './run-people.ts';

/** Returns a sentence for each device that lacks something, or has something that no server has. */
export async function devicesBehind(fleet: Fleet, people: RunPeople): Promise<readonly string[]> {
  const [positions, heads] = await Promise.all([fleet.positions(), people.heads()]);
  return positions
    .filter(
      ({ uid, cursor, pending, status, waitingFiles }) =>
        cursor !== heads.get(uid) || pending > 0 || status !== 'saved' || waitingFiles > 0,
    )
    .map(({ device, uid, cursor, pending, status, waitingFiles }) => {
      const files = waitingFiles === 0 ? '' : `, ${waitingFiles} files not uploaded`;
      return `${device} has ${cursor} of ${heads.get(uid)}, ${pending} pending, ${status}${files}`;
    });
}
