import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';

/** One DevTools connection to one page. */
async function connect(url) {
  const socket = new WebSocket(url);
  await new Promise((open, fail) => socket.once('open', open).once('error', fail));
  const waiting = new Map();
  socket.on('message', (data) => {
    const { id, result, error } = JSON.parse(String(data));
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.fail(new Error(error.message));
    else answer?.done(result);
  });
  socket.on('close', () => waiting.forEach(({ fail }) => fail(new Error('The page has gone.'))));
  let last = 0;
  return {
    send: (method, params = {}) =>
      new Promise((done, fail) => {
        last += 1;
        waiting.set(last, { done, fail });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}

/**
 * Starts Chromium as a visitor does: automation drivers switch the back/forward cache off and never show a prerendered
 * page. Commands are sent to a page over a DevTools connection that is opened afresh for each of them: when a
 * prerendered page is shown, the old target is gone.
 */
export async function startPlainBrowser(executablePath, { width = 1280, height = 900 } = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'tropa-plain-browser-'));
  const child = spawn(
    executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const origin = await new Promise((ready, fail) => {
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
      const found = /ws:\/\/(127\.0\.0\.1:\d+)\//.exec(output);
      if (found) ready(`http://${found[1]}`);
    });
    child.once('exit', () => fail(new Error(`Chromium did not start:\n${output}`)));
  });
  const targets = async () => (await fetch(`${origin}/json/list`)).json();

  /** Sends commands to the one page that is shown now, all at once. */
  async function askAll(questions) {
    const shown = (await targets()).find(({ type }) => type === 'page');
    const page = await connect(shown.webSocketDebuggerUrl);
    try {
      return await Promise.all(questions.map(([method, params]) => page.send(method, params)));
    } finally {
      page.close();
    }
  }
  const ask = async (method, params) => (await askAll([[method, params]]))[0];
  const mouse = (type, x, y) => [
    'Input.dispatchMouseEvent',
    { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: type === 'mouseMoved' ? 0 : 1 },
  ];

  return {
    goto: (url) => ask('Page.navigate', { url }),
    /** The value of an expression in the page that is shown; promises are awaited. */
    async evaluate(expression) {
      const { result, exceptionDetails } = await ask('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    hover: (x, y) => ask(...mouse('mouseMoved', x, y)),
    // The page may be gone before it reports that the button was released.
    press: (x, y) => askAll([mouse('mousePressed', x, y), mouse('mouseReleased', x, y)]).catch(() => undefined),
    async stop() {
      const gone = new Promise((done) => child.once('exit', done));
      // Together with its helper processes, which would go on writing into the profile.
      process.kill(-child.pid);
      await gone;
      await wait(500);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
