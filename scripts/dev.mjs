/**
 * Starts the development servers: ours, which restarts on changes, behind Vite with hot reload. One Ctrl-C ends both.
 */
import { spawn } from 'node:child_process';

const port = process.env.PORT ?? '3000';
const children = [
  spawn('node', ['--watch', 'src/server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
  }),
  spawn('vite', [], { stdio: 'inherit', env: { ...process.env, MENSANA_SERVER: `http://localhost:${port}` } }),
];

for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
