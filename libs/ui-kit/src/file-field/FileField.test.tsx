import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeConformance } from '../testing/describeConformance.js';
import type { FileEntry } from './file-entry.js';
import { FileField } from './FileField.js';
import type { FileFieldProps } from './FileField.js';

const onChange = jest.fn<void, [FileEntry[]]>();
beforeEach(() => onChange.mockClear());

function Hosted({ value = [], ...rest }: Partial<FileFieldProps>) {
  const [files, setFiles] = useState<readonly FileEntry[]>(value);
  const keep = (next: FileEntry[]) => {
    onChange(next);
    setFiles(next);
  };
  return <FileField label="Резюме" {...rest} value={files} onChange={keep} />;
}

const file = (name: string, size = 5, lastModified = 1) => new File(['a'.repeat(size)], name, { lastModified });
const field = () => screen.getByLabelText<HTMLInputElement>('Резюме');
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const drop = (files: File[]) =>
  fireEvent.drop(field().parentElement as HTMLElement, { dataTransfer: { types: ['Files'], files } });

describeConformance(FileField, {
  render: (props) => <FileField label="Резюме" value={[{ name: 'a.pdf', size: 1 }]} onChange={() => {}} {...props} />,
  refInstanceof: window.HTMLInputElement,
});

describe('FileField', () => {
  it('reports name, size and the chosen file itself', async () => {
    render(<Hosted multiple />);
    const chosen = [file('Резюме.pdf', 1_500), file('b.txt', 20)];
    await userEvent.upload(field(), chosen);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith([
      { name: 'Резюме.pdf', size: 1500, original: chosen[0] },
      { name: 'b.txt', size: 20, original: chosen[1] },
    ]);
    expect(names()).toEqual(['Резюме.pdf1,5\u00A0Кб', 'b.txt20\u00A0Б']);
    expect(screen.getByRole('status')).toHaveTextContent('Выбрано файлов: 2');
  });

  it('adds to the list, the same file only once', async () => {
    render(<Hosted multiple />);
    await userEvent.upload(field(), file('a.pdf'));
    await userEvent.upload(field(), [file('a.pdf'), file('a.pdf', 5, 2)]);
    expect(onChange.mock.lastCall?.[0]).toHaveLength(2);
  });

  it('keeps the last file when it takes only one', async () => {
    render(<Hosted value={[{ name: 'old.pdf', size: 1, id: 3 }]} />);
    expect(field()).not.toHaveAttribute('multiple');
    await userEvent.upload(field(), file('new.pdf'));
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ name: 'new.pdf' }]);
  });

  it('accepts dropped files and indicates that while dragging', () => {
    render(<Hosted multiple />);
    const zone = field().parentElement as HTMLElement;
    const dataTransfer = { types: ['Files'], files: [file('a.pdf')] };
    fireEvent.dragEnter(zone, { dataTransfer });
    expect(zone).toHaveAttribute('data-over');
    expect(fireEvent.dragOver(zone, { dataTransfer })).toBe(false);
    fireEvent.dragLeave(zone, { dataTransfer });
    expect(zone).not.toHaveAttribute('data-over');
    expect(drop(dataTransfer.files)).toBe(false);
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ name: 'a.pdf' }]);
    fireEvent.drop(zone, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('removes a file by its button; the focus stays in the field and the file can be chosen again', async () => {
    render(
      <Hosted
        multiple
        value={[
          { name: 'a.pdf', size: 1, original: {} },
          { name: 'b.pdf', size: 1, id: 0 },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Убрать файл a.pdf' }));
    expect(onChange).toHaveBeenLastCalledWith([{ name: 'b.pdf', size: 1, id: 0 }]);
    expect(field()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Файл a.pdf убран');
    await userEvent.upload(field(), file('a.pdf'));
    expect(onChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf']);
  });

  it('shows what has already been uploaded', () => {
    render(<Hosted multiple value={[{ name: 'Диплом.pdf', size: 2_000_001, id: 0 }]} />);
    const list = screen.getByRole('list', { name: 'Выбранные файлы' });
    expect(within(list).getByText('2,1\u00A0Мб, загружен', { normalizer: String })).toBeInTheDocument();
  });

  it('can be reached by keyboard and is described for a screen reader', async () => {
    const { rerender } = render(<Hosted hint="До пяти файлов" accept=".pdf,.doc" multiple />);
    await userEvent.tab();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('До пяти файлов');
    expect(field()).toHaveAttribute('accept', '.pdf,.doc');
    rerender(<Hosted hint="До пяти файлов" error="Максимальное количество файлов - 5" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Максимальное количество файлов - 5');
  });

  it('when disabled neither accepts nor removes files', () => {
    render(<Hosted disabled value={[{ name: 'a.pdf', size: 1 }]} />);
    drop([file('b.pdf')]);
    expect(field()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Убрать файл a.pdf' })).toBeDisabled();
    expect(onChange).not.toHaveBeenCalled();
  });
});
