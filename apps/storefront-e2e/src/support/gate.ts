export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** Something that waits, such as a held answer, until it is told to go on. */
export function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
}
