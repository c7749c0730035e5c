// Chromium driven with as little attached to its pages as possible: whatever watches a page slows it down,
// and four times as much where the processor is throttled.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium_arguments, chromium_path } from './chromium.mjs';
import { phone } from './person.mjs';

/** Requests to the browser and their answers: lines of JSON that end with a zero. */
class Wire {
  #out;
  #asked = new Map();
  #count = 0;
  #rest = '';
  heard = () => {};

  constructor(out, answers) {
    this.#out = out;
    answers.setEncoding('utf8').on('data', (text) => {
      const messages = (this.#rest + text).split('\0');
      this.#rest = messages.pop();
      for (const message of messages) this.#hear(JSON.parse(message));
    });
  }

  ask(method, params = {}, sessionId) {
    const id = ++this.#count;
    this.#out.write(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }) + '\0');
    return new Promise((done, failed) => this.#asked.set(id, { done, failed, method }));
  }

  #hear({ id, result, error, ...event }) {
    const asked = this.#asked.get(id);
    if (!asked) return this.heard(event);
    this.#asked.delete(id);
    if (error) asked.failed(new Error(`${asked.method}: ${error.message}`));
    else asked.done(result);
  }
}

class Tab {
  #ask;
  constructor(ask) {
    this.#ask = ask;
  }
  ask = (method, params) => this.#ask(method, params);
  go = (url) => this.#ask('Page.navigate', { url });

  /** The worth of an expression in the page, which is asked for nothing else meanwhile. */
  async worth(expression) {
    const { result, exceptionDetails } = await this.#ask('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value;
  }

  /** Once the expression is true; where it throws, or the page is on its way, it is not yet. */
  async until(expression, longest = 60_000) {
    for (const end = Date.now() + longest; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
      const worth = await this.worth(expression).catch(() => false);
      if (worth) return worth;
    }
    throw new Error(`still not so: ${expression}`);
  }
}

export async function bare_browser() {
  const profile = mkdtempSync(join(tmpdir(), 'roundtable-speed-'));
  const child = spawn(
    chromium_path,
    [...chromium_arguments, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((done) => child.on('exit', done));
  const wire = new Wire(child.stdio[3], child.stdio[4]);

  /** A person with a storage and a cache of their own; gives what opens tabs. */
  async function person(language) {
    const { browserContextId } = await wire.ask('Target.createBrowserContext');
    return async function tab() {
      const { targetId } = await wire.ask('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await wire.ask('Target.attachToTarget', { targetId, flatten: true });
      const ask = (method, params) => wire.ask(method, params, sessionId);
      await ask('Page.enable');
      await ask('Emulation.setDeviceMetricsOverride', { ...phone, deviceScaleFactor: 1, mobile: true });
      const userAgent = (await wire.ask('Browser.getVersion')).userAgent;
      await ask('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
      return Object.assign(new Tab(ask), { close: () => wire.ask('Target.closeTarget', { targetId }) });
    };
  }

  async function close() {
    await wire.ask('Browser.close');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
  return { person, close, wire };
}
