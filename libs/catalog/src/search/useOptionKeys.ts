import type { RefObject } from 'react';
import { useState } from 'react';

/**
 * The option that the arrow keys have made active. Options are read from the list element itself: they come in
 * portions, each with its own request.
 */
export function useOptionKeys(list: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<string | null>(null);

  return {
    activeId,
    /** Moves to the next or the previous option; from the ends back to the field. */
    move(step: 1 | -1) {
      const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
      const at = options.findIndex((option) => option.id === activeId);
      const next = at === -1 ? (step === 1 ? 0 : options.length - 1) : at + step;
      const option = options[next];
      setActiveId(option?.id ?? null);
      option?.scrollIntoView({ block: 'nearest' });
    },
    /** Makes no option active. */
    forget: () => setActiveId(null),
  };
}
