import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';

// One second is enough on an idle machine only: either the element appears, or the test fails by its own timeout.
configure({ asyncUtilTimeout: 10_000 });

/** What components use but jsdom lacks: enough to render, not to measure. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(globalThis, { ResizeObserver: QuietObserver, IntersectionObserver: QuietObserver });
// Blob and FormData are Node's here, and a jsdom File is not an instance of Node's Blob.
Object.assign(globalThis, { File: NodeFile });

// Channels reach everything in the process: the tabs of one test must not receive messages from another test or file.
if (typeof BroadcastChannel !== 'undefined') {
  const open = new Set<BroadcastChannel>();
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      open.add(this);
    }
    override postMessage(message: unknown) {
      if (open.has(this)) super.postMessage(message);
    }
    override close() {
      open.delete(this);
      super.close();
    }
  };
  afterEach(() => open.forEach((channel) => channel.close()));
}

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};

  HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
