import { act, render as renderIntoPage } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import type { ComponentType, ReactElement, Ref } from 'react';

/** What the conformance test must know about a component. */
export interface ConformanceOptions<P> {
  /** The component with its minimum props; the given props are added to them. */
  render: (props: Partial<P> & { ref?: Ref<never> }) => ReactElement;
  /** Class of the element that the ref must receive; `null` for a component that takes no ref. */
  refInstanceof?: (new () => Element) | null;
  /** Finds the element that `className` lands on; by default the ref's element. `null`: it takes no class. */
  classNameTarget?: ((container: HTMLElement, className: string) => Element | null) | null;
  /** axe rules that a fragment of a page cannot satisfy. */
  axeRules?: Record<string, { enabled: boolean }>;
}

/** Waits until what a component starts on mount (a lazy module, a measurement) has finished. */
async function mount(element: ReactElement): Promise<RenderResult> {
  let result: RenderResult | undefined;
  await act(async () => {
    result = renderIntoPage(element);
  });
  return result as RenderResult;
}

/**
 * The promises that every component of the kit keeps: mounts and unmounts without console output, passes its element to
 * a ref, accepts a class, passes axe.
 */
export function describeConformance<P extends object>(
  Component: ComponentType<P> | { displayName?: string },
  { render, refInstanceof = window.HTMLElement, classNameTarget, axeRules }: ConformanceOptions<P>,
): void {
  const name = ('displayName' in Component && Component.displayName) || 'component';

  describe(`conformance of ${name}`, () => {
    it('mounts and unmounts without console output', async () => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => {});
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
      try {
        const { container, unmount } = await mount(render({}));
        expect(container.innerHTML).not.toBe('');
        unmount();
        expect(container.innerHTML).toBe('');
        expect(error).not.toHaveBeenCalled();
        expect(warn).not.toHaveBeenCalled();
      } finally {
        error.mockRestore();
        warn.mockRestore();
      }
    });

    if (refInstanceof) {
      it('passes its element to a ref', async () => {
        const ref = createRef<Element>();
        const { unmount } = await mount(render({ ref: ref as Ref<never> } as Partial<P> & { ref: Ref<never> }));
        expect(ref.current).toBeInstanceOf(refInstanceof);
        unmount();
        expect(ref.current).toBeNull();
      });
    }

    if (classNameTarget !== null) {
      it('accepts a class and keeps its own', async () => {
        const { container } = await mount(render({ className: 'from-outside' } as unknown as Partial<P>));
        const target = classNameTarget
          ? classNameTarget(container, 'from-outside')
          : container.querySelector('.from-outside');
        expect(target).toHaveClass('from-outside');
        expect(target?.classList.length).toBeGreaterThan(1);
      });
    }

    it('passes axe', async () => {
      const { container } = await mount(<main>{render({})}</main>);
      let violations: readonly { id: string; help: string }[] = [];
      await act(async () => {
        ({ violations } = await axe(container, { rules: { region: { enabled: false }, ...axeRules } }));
      });
      expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    });
  });
}
