// The real server on a free port, with its own empty folder for data.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const here = import.meta.url.replace('file://', '');
const program = process.env.ROUNDTABLE ?? resolve(here, '../../../../build/asan/src/roundtable');
const page = resolve(here, '../../../dist');

function started(child) {
  return new Promise((done, failed) => {
    let said = '';
    const hear = (text) => {
      said += text;
      const port = said.match(/"event":"started","port":"(\d+)"/);
      if (port) done(Number(port[1]));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
}

export async function start_server(options = {}) {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'roundtable-test-'));
  const args = [
    'serve',
    '--web',
    page,
    '--address',
    '127.0.0.1',
    '--port',
    String(options.port ?? 0),
    '--metrics-port',
    '0',
    '--data',
    data,
    '--bot-delay',
    String(options.bot_delay ?? 0),
    '--bot-budget',
    '20',
  ];
  const child = spawn(program, args);
  const port = await started(child);
  child.removeAllListeners('exit');
  const stop = () =>
    new Promise((done) => {
      child.on('exit', done);
      child.kill('SIGTERM');
    });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    data,
    stop,
    forget: () => rmSync(data, { recursive: true, force: true }),
  };
}
