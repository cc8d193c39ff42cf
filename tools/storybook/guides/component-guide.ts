/** What a designer has to know of a component of the kit, in Russian. */
export interface ComponentGuide {
  /** What it is, in one sentence. */
  readonly what: string;
  /** When to use it. */
  readonly use: readonly string[];
  /** When not to, and what to use instead. */
  readonly avoid: readonly string[];
  /**
   * Its parts: name → selector; `.title` is a class of the component's own style sheet. The first is the whole
   * component.
   */
  readonly parts: Readonly<Record<string, string>>;
  /** Export of the story whose parts are measured, in kebab case; by default the story of the overview's picture. */
  readonly story?: string;
  /** Properties that mean something else here than everywhere: see `prop-words.ts`. */
  readonly props?: Readonly<Record<string, string>>;
}

/** Guides by the ids of components: `kit-button`. */
export type ComponentGuides = Readonly<Record<string, ComponentGuide>>;
