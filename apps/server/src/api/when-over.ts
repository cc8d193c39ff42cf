import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Calls `done` once, when an answer is over: it was sent, or its connection is gone. The answer alone does not tell: one
 * that waits behind another of the same connection has no connection yet, and stays silent when that one breaks. At once
 * when it is over already.
 */
export function whenOver({ socket }: IncomingMessage, answer: ServerResponse, done: () => void): void {
  if (answer.closed || socket.destroyed) {
    done();
    return;
  }
  let isOver = false;
  const end = (): void => {
    // A connection that breaks calls both.
    if (isOver) return;
    isOver = true;
    answer.off('close', end);
    socket.off('close', end);
    done();
  };
  answer.on('close', end);
  // Any number of requests may wait on one connection.
  socket.setMaxListeners(0).on('close', end);
}
