import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyPart } from './useLazyPart.js';

type Part = () => React.ReactNode;

function Host({ importPart }: { importPart: () => Promise<Part> }) {
  const [Dialog, load] = useLazyPart(importPart);
  return (
    <>
      <button onClick={load}>Открыть</button>
      {Dialog ? <Dialog /> : null}
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Открыть' }));

describe('useLazyPart', () => {
  it('loads the code once, and only when it is needed', async () => {
    const importPart = jest.fn(async () => () => 'Диалог');
    render(<Host importPart={importPart} />);
    expect(importPart).not.toHaveBeenCalled();
    await open();
    await open();
    expect(await screen.findByText('Диалог')).toBeInTheDocument();
    expect(importPart).toHaveBeenCalledTimes(1);
  });

  it('discards a failed download: the next click tries again', async () => {
    const importPart = jest
      .fn<Promise<Part>, []>(async () => () => 'Диалог')
      .mockRejectedValueOnce(new Error('offline'));
    render(<Host importPart={importPart} />);
    await open();
    expect(screen.queryByText('Диалог')).not.toBeInTheDocument();
    await open();
    expect(await screen.findByText('Диалог')).toBeInTheDocument();
  });

  it('ignores code that arrives after unmounting', async () => {
    let arrive = (_part: Part) => {};
    const { unmount } = render(<Host importPart={() => new Promise<Part>((resolve) => (arrive = resolve))} />);
    await open();
    unmount();
    await act(async () => arrive(() => 'Диалог'));
    expect(screen.queryByText('Диалог')).not.toBeInTheDocument();
  });
});
