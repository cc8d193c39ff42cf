import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Calls `done` once, when a response is over: it was sent, or its connection is gone; at once when it is already over.
 * Events of the response alone are not enough: one that is queued behind another on the same connection has no socket
 * yet, and emits nothing when the connection breaks.
 */
export function whenOver({ socket }: IncomingMessage, answer: ServerResponse, done: () => void): void {
  if (answer.closed || socket.destroyed) {
    done();
    return;
  }
  let isOver = false;
  const end = (): void => {
    // A broken connection triggers both.
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
