import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configVariables, readConfig } from '../src/server/config/config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** An instruction of a Dockerfile, with continued lines joined. */
interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** Returns the instructions of each stage. Those before the first stage are in the first list. */
function stagesOf(dockerfile: string): readonly (readonly Instruction[])[] {
  const stages: Instruction[][] = [[]];
  const joined = dockerfile.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '');
  for (const line of joined.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, value });
  }
  return stages;
}

describe('the Dockerfile', () => {
  const [args = [], build = [], image = []] = stagesOf(read('Dockerfile'));
  const values = (stage: readonly Instruction[], name: string) =>
    stage.filter((each) => each.name === name).map(({ value }) => value);

  it('starts from images whose tag names the major version of Node that the project uses', () => {
    const node = `node:${/^\d+/.exec(process.versions.node)?.[0]}-`;
    expect(values(args, 'ARG').map((each) => each.split('=')[1]?.startsWith(node))).toEqual([true, true]);
    expect(values(build, 'FROM')).toEqual([`--platform=$BUILDPLATFORM \${BUILD_IMAGE} AS build`]);
    expect(values(image, 'FROM')).toEqual([`\${NODE_IMAGE}`]);
  });

  it('installs exactly the locked packages, without their scripts', () => {
    expect(values(build, 'RUN')[0]).toMatch(/^npm ci .*--ignore-scripts/);
  });

  it('copies only files that exist into the image, and runs nothing there', () => {
    const [, bundled = ''] = values(build, 'RUN');
    const copied = /cp -R (.*?) \/image\/app\//.exec(bundled)?.[1]?.split(' ') ?? [];
    expect(copied.filter((each) => !each.startsWith('dist/') && !existsSync(join(root, each)))).toEqual([]);
    expect(copied.filter((each) => each.startsWith('dist/'))).toEqual(['dist/server.mjs', 'dist/web']);
    expect(values(image, 'RUN')).toEqual([]);
    expect(values(image, 'COPY').every((each) => each.startsWith('--from=build '))).toBe(true);
  });

  it('sets only variables that the server reads', () => {
    const set = values(image, 'ENV').flatMap((each) => [...each.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name));
    expect(set.filter((name = '') => !configVariables().has(name))).toEqual([]);
    expect(values(image, 'ENV')).toEqual(['HOST=0.0.0.0 DATA_DIR=/data']);
  });

  it('has one volume, the port of the server, a health check and an entry that receives signals itself', () => {
    expect(values(image, 'VOLUME')).toEqual(['/data']);
    expect(values(image, 'EXPOSE')).toEqual([configVariables().get('PORT')]);
    expect(values(image, 'HEALTHCHECK')[0]).toMatch(/ CMD \["node", "\/app\/health\.mjs"\]$/);
    expect(values(image, 'ENTRYPOINT')).toEqual(['["/app/entrypoint.sh"]']);
    expect(read('docker/entrypoint.sh')).toMatch(/\nexec node .*\n$/);
  });

  it('leaves what is not needed outside of the build', () => {
    const sent = read('.dockerignore').split('\n');
    expect(sent[0]).toBe('*');
    const names = sent.filter((each) => each.startsWith('!')).map((each) => each.slice(1));
    expect(names.filter((each) => !existsSync(join(root, each)))).toEqual([]);
    for (const secret of ['data', 'node_modules', '.git', 'dist', '.env']) expect(names).not.toContain(secret);
  });
});

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly [key: string]: unknown;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

/** Fills in what the file `.env` would have. */
function filled(value: string): string {
  return value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name: string) =>
    name === 'PUBLIC_URL' ? 'https://notes.example.org' : `${name.toLowerCase()}${'x'.repeat(32)}`,
  );
}

describe('the compose files', () => {
  const one = parse(read('compose.yaml')) as Compose;
  const two = parse(read('compose.postgres.yaml')) as Compose;
  const ofEntryScript = ['PUID', 'PGID'];

  it('start one service, or PostgreSQL beside it', () => {
    expect(Object.keys(one.services)).toEqual(['mensana']);
    expect(Object.keys(two.services)).toEqual(['mensana', 'postgres']);
  });

  it.each([
    ['compose.yaml', one],
    ['compose.postgres.yaml', two],
  ])('%s sets only variables that the server or the entry script reads', (_, { services }) => {
    const names = Object.keys(services.mensana?.environment ?? {});
    expect(names.filter((name) => !configVariables().has(name) && !ofEntryScript.includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
    for (const name of ofEntryScript) expect(read('docker/entrypoint.sh')).toContain(`\${${name}:-`);
  });

  it('start two equal servers with everything that they share, each with its own data', () => {
    const several = parse(read('compose.servers.yaml'), { merge: true }) as Compose;
    const { 'mensana-1': first, 'mensana-2': second } = several.services;
    expect({ ...second, volumes: first?.volumes }).toEqual(first);
    expect([first?.volumes, second?.volumes]).toEqual([['./data-1:/data'], ['./data-2:/data']]);
    const environment = Object.entries(first?.environment ?? {}).filter(([name]) => !ofEntryScript.includes(name));
    expect(environment.map(([name]) => name).filter((name) => !configVariables().has(name))).toEqual([]);
    const config = readConfig(Object.fromEntries(environment.map(([name, value]) => [name, filled(value)])));
    expect(config.ok && config.value).toMatchObject({
      bucket: { url: 'http://objects:8333/mensana' },
      databaseUrl: expect.stringContaining('@postgres/mensana'),
    });
    for (const name of ['read_only', 'tmpfs', 'cap_drop', 'cap_add', 'security_opt', 'init', 'stop_grace_period'])
      expect(first?.[name as 'init'], name).toEqual(one.services.mensana?.[name as 'init']);
    const proxied = /reverse_proxy (.*) \{/.exec(read('deploy/Caddyfile'))?.[1]?.split(' ');
    expect(proxied).toEqual(['mensana-1:3000', 'mensana-2:3000']);
    const needed = Object.keys(first?.depends_on ?? {});
    expect(needed.filter((name) => several.services[name] === undefined)).toEqual([]);
  });

  it('keep the data outside of a container that cannot write anywhere else', () => {
    expect(one.services.mensana).toMatchObject({ read_only: true, volumes: ['./data:/data'], cap_drop: ['ALL'] });
  });

  it('pass signals to the server and its commands, and give it more than its ten seconds to stop', () => {
    expect(one.services.mensana).toMatchObject({ init: true, stop_grace_period: '20s' });
  });

  it('wait for PostgreSQL, whose data is in a volume', () => {
    expect(two.services.mensana?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(two.services.postgres?.healthcheck).toBeDefined();
    const [volume = ''] = two.services.postgres?.volumes ?? [];
    expect(Object.keys(two.volumes ?? {})).toEqual([volume.split(':')[0]]);
  });
});

it('the systemd unit starts the bundle with the arguments of npm start, and sets only variables of the server', () => {
  const unit = read('deploy/mensana.service');
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
  const flags = scripts.start.split(' ').slice(1, -1).join(' ');
  expect(unit).toContain(`ExecStart=/usr/bin/node ${flags} /opt/mensana/server.mjs\n`);
  expect(read('docker/entrypoint.sh')).toContain(`exec node ${flags} `);
  const set = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name);
  expect(set.filter((name) => !configVariables().has(name))).toEqual(['MALLOC_ARENA_MAX']); // read by glibc
});

it('reloading the systemd unit sends SIGHUP if there is a certificate, and otherwise fails and stops nothing', async () => {
  const [, line = ''] = /^ExecReload=\/bin\/sh -c '(.*)'$/m.exec(read('deploy/mensana.service')) ?? [];
  const reload = async (TLS_CERT: string) => {
    const server = spawn('sleep', ['60']);
    await once(server, 'spawn');
    const env = { PATH: '/usr/bin:/bin', TLS_CERT, MAINPID: String(server.pid) };
    const { status } = spawnSync('/bin/sh', ['-c', line.replaceAll('$$', '$')], { env });
    if (status !== 0) server.kill('SIGKILL');
    await once(server, 'exit');
    return [status, server.signalCode];
  };
  expect(await reload('/tls/cert.pem')).toEqual([0, 'SIGHUP']);
  expect(await reload('')).toEqual([1, 'SIGKILL']);
});
