/** The part of jest-axe that the tests use: the package ships no types of its own. */
declare module 'jest-axe' {
  interface Violation {
    readonly id: string;
    readonly help: string;
  }
  export function axe(
    element: Element | string,
    options?: { rules?: Record<string, { enabled: boolean }> },
  ): Promise<{ violations: readonly Violation[] }>;
}
