import { act, renderHook } from '@testing-library/react';
import { useClearList } from './useClearList.js';

test.each([
  ['an accepted clearing is reported', {}, 1],
  ['a list that grows empty after a refused clearing was not cleared', { error: 'занято' }, 0],
])('%s', async (_name, answer, told) => {
  const onCleared = jest.fn();
  const clear = async () => answer;
  const { result, rerender } = renderHook(({ isEmpty }) => useClearList(clear, isEmpty, onCleared), {
    initialProps: { isEmpty: false },
  });
  await act(() => result.current());
  expect(onCleared).not.toHaveBeenCalled();
  rerender({ isEmpty: true });
  expect(onCleared).toHaveBeenCalledTimes(told);
});
