import { existsSync } from 'node:fs';
import { err, ok } from '#domain/kernel/result.ts';
import type { Config } from '../config/config.ts';
import { errorCodeOf } from '../log/log.ts';
import type { Command } from './command.ts';
import { checkBucket } from './doctor-bucket.ts';
import { checkDatabase } from './doctor-database.ts';
import { checkBackups, checkPermissions, checkSpace, checkSpeed } from './doctor-disk.ts';
import { checkAddress, checkServer } from './doctor-network.ts';
import { bad, type Finding } from './finding.ts';
import { originOf } from './origin-of.ts';

export const doctor: Command = {
  usage: 'doctor',
  summary: 'Checks database, addresses, proxy, WebSocket, certificate, clock, disk, bucket, backups and permissions',
  help: [
    'Run it on the machine of the running server, with the same environment variables. It changes nothing.',
    'Each line says ok, or what to do. The exit code is 1 if something is to do.',
  ].join('\n'),
  positionals: 0,
  run: async ({ config }) => {
    const findings = await examine(config);
    const text = findings.map(lineOf).join('\n');
    const problems = findings.filter(({ isGood }) => !isGood).length;
    if (problems === 0) return ok(`${text}\n\nEverything is fine.`);
    return err({ message: `${text}\n\nProblems: ${problems}.` });
  },
};

async function examine(config: Config): Promise<readonly Finding[]> {
  const permissions = await checkPermissions(config);
  const disk = existsSync(config.dataDir)
    ? [await tried('Disk space', () => checkSpace(config)), await tried('Disk speed', () => checkSpeed(config))]
    : [];
  const isThere = config.databaseUrl !== null || existsSync(config.dataDir);
  const database = isThere ? [await checkDatabase(config)] : [];
  const bucket = config.bucket === null ? [] : [await checkBucket(config.bucket)];
  const { backupDir } = config;
  const backups = backupDir === null ? [] : [await tried('Backups', () => checkBackups({ ...config, backupDir }))];
  const addresses = [];
  const opened = config.publicUrls.length > 0 ? config.publicUrls : [originOf(config)];
  for (const address of opened) addresses.push(...(await checkAddress(config, address)));
  return [permissions, ...disk, ...database, ...bucket, ...backups, await checkServer(config), ...addresses];
}

async function tried(name: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return bad(name, `Cannot be checked: ${errorCodeOf(error) ?? 'unknown error'}. The server cannot write either.`);
  }
}

function lineOf({ name, isGood, text }: Finding): string {
  return `${isGood ? 'ok     ' : 'problem'}  ${name}: ${text}`;
}
