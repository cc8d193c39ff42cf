import { renderHook } from '@testing-library/react';
import type { ApiError } from './api-error.js';
import { useErrorEvent } from './use-error-event.js';

const failure = (message: string): ApiError => ({ kind: 'network', message });

describe('useErrorEvent', () => {
  it('reports each failure once, to the function of the latest render', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const lost = failure('lost');
    const { rerender } = renderHook(({ error, onError }) => useErrorEvent(error, onError), {
      initialProps: { error: undefined as ApiError | undefined, onError: first },
    });
    expect(first).not.toHaveBeenCalled();
    rerender({ error: lost, onError: first });
    rerender({ error: lost, onError: second });
    expect(first.mock.calls).toEqual([[lost]]);
    expect(second).not.toHaveBeenCalled();
    const again = failure('lost again');
    rerender({ error: again, onError: second });
    expect(second.mock.calls).toEqual([[again]]);
  });

  it('needs no listener', () => {
    expect(() => renderHook(() => useErrorEvent(failure('lost'), undefined))).not.toThrow();
  });
});
