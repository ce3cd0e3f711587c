import { connectPeer } from './device.ts';
import { peerYjs } from './packages.ts';

/** A new device of the other engine, in a process of its own, in which nothing is warmed up. */
const [port = '', name = ''] = process.argv.slice(2);
const Y = await peerYjs();
const document = new Y.Doc();
const started = performance.now();
const device = await connectPeer(port, name, document);
await device.upToDate();
const ms = performance.now() - started;
const records = document.getMap('records').size;
process.stdout.write(`${JSON.stringify({ ms, bytes: device.received(), records })}\n`);
process.exit(0);
