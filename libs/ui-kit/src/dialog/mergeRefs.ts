import type { ForwardedRef, RefCallback, RefObject } from 'react';

/** One element for two refs: the component's own and the caller's. */
export function mergeRefs<T>(own: RefObject<T | null>, given: ForwardedRef<T>): RefCallback<T> {
  return (element) => {
    (own as { current: T | null }).current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
}
