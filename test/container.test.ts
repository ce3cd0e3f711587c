import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../src/server/testing-certificate.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

let directory: string;
let data: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mensana-container-'));
  chmodSync(directory, 0o755);
  data = join(directory, 'data');
  mkdirSync(data);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly said: string;
}

function run(file: string, args: readonly string[], environment: Readonly<Record<string, string>>): Promise<Ended> {
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, DATA_DIR: data, ...environment };
  return new Promise((resolve) => {
    execFile(file, args, { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, said: stdout + stderr }),
    );
  });
}

/** Installs the scripts of the image in a folder, with a server that reports how it was started. */
function install(): string {
  const app = join(directory, 'app');
  mkdirSync(app);
  for (const name of ['entrypoint.sh', 'run-as.mjs']) cpSync(join(root, 'docker', name), join(app, name));
  writeFileSync(
    join(app, 'server.mjs'),
    'console.log(JSON.stringify({ uid: process.getuid(), gid: process.getgid(), groups: process.getgroups(), args: process.argv.slice(2) }));',
  );
  return join(app, 'entrypoint.sh');
}

/** Replaces commands on the PATH with scripts, so that a test needs no other user. */
function fake(commands: Readonly<Record<string, string>>): string {
  const folder = join(directory, 'fake');
  mkdirSync(folder);
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return `${folder}:/usr/bin:/bin`;
}

describe('the entry script', () => {
  const asRoot = { id: 'echo 0', node: 'shift 2; echo "node $*"', find: 'echo "find $*"' };

  it.each([
    ['gives the data to its owner', '1026 100', {}, '1026 100'],
    ['gives data of root to 1000', '0 0', {}, '1000 1000'],
    ['gives the data to PUID and PGID', '0 0', { PUID: '1001', PGID: '1002' }, '1001 1002'],
    ['takes PUID for PGID too', '0 0', { PUID: '1001' }, '1001 1001'],
    ['takes empty variables as not set', '0 0', { PUID: '', PGID: '' }, '1000 1000'],
    ['stays root with PUID=0, for containers without root on the host', '1026 100', { PUID: '0' }, '0 0'],
  ])('%s', async (_, owner, environment, expected) => {
    const [user, group] = owner.split(' ');
    const PATH = fake({ ...asRoot, stat: `[ "$2" = %u ] && echo ${user} || echo ${group}` });
    const { said, code } = await run(install(), ['backup', 'a b'], { PATH, ...environment });
    expect([code, said.trim().split('\n').at(-1)]).toEqual([0, `node ${expected} backup a b`]);
  });

  it.each([
    ['hides data of root, as Docker creates it, from other users', '0', 0o700],
    ['keeps the rights of a folder that somebody gave it', '1026', 0o755],
  ])('%s', async (_, owner, mode) => {
    chmodSync(data, 0o755);
    await run(install(), [], { PATH: fake({ ...asRoot, stat: `echo ${owner}` }) });
    expect(statSync(data).mode & 0o777).toBe(mode);
  });

  it('changes the owner only of what belongs to somebody else', async () => {
    const find = 'echo "$*" >&2; exec /usr/bin/find "$@"';
    const PATH = fake({ id: 'echo 0', node: ':', chown: `echo "$@" >> ${directory}/changed`, find });
    for (const name of ['one', 'two']) writeFileSync(join(data, name), name);
    const { uid, gid } = statSync(data);
    await run(install(), [], { PATH, PUID: String(uid), PGID: String(gid) });
    expect(() => readFileSync(join(directory, 'changed'))).toThrow('ENOENT');
    await run(join(directory, 'app', 'entrypoint.sh'), [], { PATH, PUID: '4321', PGID: '4321' });
    const changed = readFileSync(join(directory, 'changed'), 'utf8');
    expect(changed.trim().split(' ').toSorted()).toEqual(['-h', data, `${data}/one`, `${data}/two`, '4321:4321']);
  });

  it('continues as the user with which the container was started', async () => {
    const PATH = fake({ ...asRoot, id: '[ "$1" = -u ] && echo 1500 || echo 1600' });
    const { said } = await run(install(), [], { PATH, PUID: '1' });
    expect(said.trim()).toBe('node 1500 1600');
  });

  it.each([
    ['PUID', { PUID: 'ann' }, 'PUID is "ann", but it must be the number of a user, such as 1000.'],
    ['PGID', { PUID: '1', PGID: '-1' }, 'PGID is "-1", but it must be the number of a group, such as 1000.'],
  ])('refuses a %s that is no number', async (_, environment, sentence) => {
    const PATH = fake(asRoot);
    expect(await run(install(), [], { PATH, ...environment })).toEqual({ code: 1, said: `${sentence}\n` });
  });

  it('works through the link that is the command in the container', async () => {
    symlinkSync(install(), join(directory, 'mensana'));
    const { uid } = statSync(data);
    const { code, said } = await run(join(directory, 'mensana'), ['users'], { PUID: String(uid) });
    expect([code, JSON.parse(said)]).toMatchObject([0, { args: ['users'] }]);
  });

  it('drops the groups and the group of root before its user', async () => {
    const app = dirname(install());
    const asIfRoot = `for (const name of ['setgroups', 'setgid', 'setuid']) {
        process[name] = (value) => console.log(name + ' ' + value);
      }
      process.getuid = () => 0;`;
    const args = [`--import=data:text/javascript,${encodeURIComponent(asIfRoot)}`, join(app, 'run-as.mjs')];
    const { code, said } = await run(process.execPath, [...args, '1234', '2345'], {});
    expect([code, said.split('\n').slice(0, 3)]).toEqual([0, ['setgroups 2345', 'setgid 2345', 'setuid 1234']]);
    const stays = await run(process.execPath, [...args, '0', '0'], {});
    expect(stays.said).not.toContain('setuid');
  });

  it('drops the rights of root if it has them', async () => {
    const entry = install();
    const isRoot = process.getuid?.() === 0;
    const { code, said } = await run(process.execPath, [join(dirname(entry), 'run-as.mjs'), '1234', '2345'], {
      DATA_DIR: '/tmp',
    });
    const own = { uid: process.getuid?.(), gid: process.getgid?.() };
    expect(code).toBe(0);
    expect(JSON.parse(said)).toMatchObject(isRoot ? { uid: 1234, gid: 2345, groups: [2345] } : own);
  });

  it('says what to do if the data cannot be written', async () => {
    const entry = install();
    chmodSync(data, 0o500);
    const { code, said } = await run(process.execPath, [join(dirname(entry), 'run-as.mjs'), '1234', '1234'], {});
    expect(code).toBe(1);
    expect(said).toBe(
      `The user 1234:1234 cannot write to ${data} (EACCES). Nothing was changed. Give the folder to that user ` +
        '(chown -R 1234:1234 on the host), or set PUID and PGID to its owner.\n',
    );
  });
});

describe('the health check', () => {
  const check = (environment: Readonly<Record<string, string>>) =>
    run(process.execPath, [join(root, 'docker', 'health.mjs')], environment);

  it.each([
    [200, 0],
    [503, 1],
  ])('ends after an answer %i with %i', async (status, code) => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect((await check({ HOST: '0.0.0.0', PORT: String(port) })).code).toBe(code);
    expect(asked).toEqual(['/health']);
    server.close();
  });

  it('accepts any certificate of a server with TLS', async () => {
    const server = createHttpsServer(selfSignedCertificate(), (_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await check({ PORT: String(port), TLS_CERT: '/tls/cert.pem' })).toEqual({ code: 0, said: '' });
    expect((await check({ PORT: String(port) })).code).toBe(1);
    server.close();
  });

  it('says that nothing answers', async () => {
    expect(await check({ PORT: '1' })).toEqual({ code: 1, said: '/health cannot be reached: ECONNREFUSED.\n' });
  });
});
