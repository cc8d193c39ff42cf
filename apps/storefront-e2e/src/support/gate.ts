export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** Holds something, such as a response, until it is opened. */
export function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
}
